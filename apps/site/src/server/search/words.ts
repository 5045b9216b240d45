import type { Market } from '@nettobonus/domain/markets/market';
import { stemmer as stemDanish } from '@orama/stemmers/danish';
import { stemmer as stemFinnish } from '@orama/stemmers/finnish';
import { stemmer as stemNorwegian } from '@orama/stemmers/norwegian';
import { stemmer as stemSwedish } from '@orama/stemmers/swedish';
import { stopwords as danish } from '@orama/stopwords/danish';
import { stopwords as finnish } from '@orama/stopwords/finnish';
import { stopwords as norwegian } from '@orama/stopwords/norwegian';
import { stopwords as swedish } from '@orama/stopwords/swedish';

const STEMMERS: Record<Market, (word: string) => string> = {
  fi: stemFinnish,
  // This version of Snowball's Swedish stemmer keeps the definite ending `-et`.
  se: (word) => stemSwedish(word.replace(/(?<=\p{L}{4})ets?$/u, '')),
  no: stemNorwegian,
  dk: stemDanish,
};

/** The words that begin a question. */
const QUESTION_WORDS: Record<Market, RegExp> = {
  fi: /^(?:\p{L}{2,}k[oö]|kuinka|kauan|miten|milloin|miksi|mi[klnst]\p{L}*|mihin|kuka|ke[nl]\p{L}+|paljon)$/iu,
  se: /^(?:hur|vad|varför|när|var|vart|vem|vilk\p{L}+|kan|måste|är|får|gäller|finns|räknas|ska|har)$/iu,
  no: /^(?:hva|hvor|hvorfor|hvordan|når|hvem|hvilke\p{L}*|kan|må|er|får|gjelder|finnes|skal|har|bør)$/iu,
  dk: /^(?:hvad|hvor|hvorfor|hvordan|hvornår|hvem|hvilke\p{L}*|kan|må|er|får|gælder|findes|skal|har|bør|virker)$/iu,
};

/** Snowball's lists lack these, and nearly every name and text contains the word for casino. */
const MORE_STOP_WORDS: Record<Market, RegExp> = {
  fi: /^(?:voi|voiko|saa|saako|onko|ovatko|pitääkö|kuinka|miten|tarkoittaa|tarkoitetaan|[kc]asino(?:n|t|a|lla|lta|lle|sta|ssa)?)$/iu,
  se: /^(?:casino(?:t|n|na|s)?|får|måste|finns|ska|vill|ett|betyder|innebär|menas)$/iu,
  no: /^(?:casino(?:et|er|ene)?|må|får|finnes|gjør|skal|betyr|innebærer)$/iu,
  dk: /^(?:casino(?:et|er|erne)?|kan|må|får|findes|gør|hvordan|hvorfor|betyder)$/iu,
};

const SNOWBALL_STOP_WORDS: Record<Market, ReadonlySet<string>> = {
  fi: new Set(finnish),
  se: new Set(swedish),
  no: new Set(norwegian),
  dk: new Set(danish),
};

/** The words of a text. Soft hyphens are not part of a word. */
export function listWords(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .replaceAll('\u00ad', '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

export function isStopWord(word: string, market: Market): boolean {
  return SNOWBALL_STOP_WORDS[market].has(word.toLowerCase()) || MORE_STOP_WORDS[market].test(word);
}

export function isQuestion(words: readonly string[], market: Market): boolean {
  const [first] = words;
  return first !== undefined && words.length > 1 && QUESTION_WORDS[market].test(first);
}

/** Stemmed twice: the first time, Danish `nordlyset` becomes `nordlys`, but `nordlys` becomes `nordly`. */
export function toStem(word: string, market: Market): string {
  const stem = STEMMERS[market];
  return foldLetters(stem(stem(word.toLowerCase())));
}

const FOLDED: Record<string, string> = { ø: 'o', æ: 'a' };

/** Lower case without diacritics: visitors type `kierratys` and `bjorkeris` too. */
export function foldLetters(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[øæ]/g, (letter) => FOLDED[letter] ?? letter);
}
