import type { Market } from '@nettobonus/domain/markets/market';

/** Numerals as words, from one to ten. */
const NUMERAL_WORDS: Record<Market, string> = {
  fi: 'yksi|kaksi|kolme|neljä|viisi|kuusi|seitsemän|kahdeksan|yhdeksän|kymmenen',
  se: 'en|ett|två|tre|fyra|fem|sex|sju|åtta|nio|tio',
  no: 'én|ett|to|tre|fire|fem|seks|sju|åtte|ni|ti',
  dk: 'én|et|to|tre|fire|fem|seks|syv|otte|ni|ti',
};
/** “Of ten” in words and in digits, after or (in Finnish also) before the share. */
const MIXED_NUMERALS: Record<Market, RegExp> = {
  fi: new RegExp(
    `\\d+ (?:pelaajaa? )?kymmenestä|kymmenestä (?:pelaajasta )?\\d|10 pelaajasta (?:${NUMERAL_WORDS.fi})(?!\\p{L})`,
    'iu',
  ),
  se: new RegExp(`\\d+ av tio(?!\\p{L})|(?<!\\p{L})(?:${NUMERAL_WORDS.se}) av 10(?!\\d)`, 'iu'),
  no: new RegExp(`\\d+ av ti(?!\\p{L})|(?<!\\p{L})(?:${NUMERAL_WORDS.no}) av 10(?!\\d)`, 'iu'),
  dk: new RegExp(
    `\\d+ (?:ud )?af ti(?!\\p{L})|(?<!\\p{L})(?:${NUMERAL_WORDS.dk}) (?:ud )?af 10(?!\\d)`,
    'iu',
  ),
};

/** Danish groups thousands with a full stop, the other three with a space. */
const WRONG_THOUSANDS: Record<Market, RegExp> = {
  fi: /(?<![\d.])\d{1,3}\.\d{3}(?![\d.])/,
  se: /(?<![\d.])\d{1,3}\.\d{3}(?![\d.])/,
  no: /(?<![\d.])\d{1,3}\.\d{3}(?![\d.])/,
  dk: /(?<!\d|\d[ \u00a0])[1-9]\d{0,2}[ \u00a0]\d{3}(?!\d|[ \u00a0]\d)/,
};

/** Net is a price and not a forecast: no sentence about it speaks of averages or of what a player keeps. */
const FORECAST: Record<Market, RegExp> = {
  fi: /keskimäär|keskiarvo|odotusarvo|odotettu|jää sinulle|jää käteen|saat pitää/i,
  se: /i snitt|genomsnitt|väntevärde|förväntad|får du behålla|du behåller|blir kvar/i,
  no: /i snitt|gjennomsnitt|forventet|forventning|får du beholde|du beholder|sitter du igjen/i,
  dk: /i snit|gennemsnit(?!lig)|forventet|forventning|får du lov at beholde|du beholder|sidder du tilbage/i,
};
/** Net, but not the net loss of a cashback offer. */
const NET = /(?<!\p{L})nett?o(?!tapp|förlust|tap|bonus)/iu;

const WRONG_PLURAL: Record<Market, RegExp> = {
  // After “vertaa” the partitive is right: it is the object.
  fi: /(?<![\d.,–-]|\d[ \u00a0]|vertaa )1[ \u00a0](?:kasinoa|päivää|pelaajaa|kierrosta|tarjousta|arvostelua|minuuttia|tuntia|viikkoa|kuukautta|bonusta|peliä)(?!\p{L})/iu,
  se: /(?<![\d.,–-]|\d[ \u00a0])1[ \u00a0](?:casinon|dagar|recensioner|minuter|timmar|veckor|månader|bonusar)(?!\p{L})/u,
  no: /(?<![\d.,–-]|\d[ \u00a0])1[ \u00a0](?:casinoer|dager|omtaler|anmeldelser|minutter|timer|uker|måneder|bonuser)(?!\p{L})/u,
  dk: /(?<![\d.,–-]|\d[ \u00a0])1[ \u00a0](?:casinoer|dage|anmeldelser|minutter|timer|uger|måneder|bonusser)(?!\p{L})/u,
};

const QUESTION_START: Record<Market, RegExp> = {
  fi: /^(?:Miten|Miksi|Mitä|Mikä|Kuinka|Missä|Milloin|Kuka|Voiko|Onko|Pitääkö|Saako|Kannattaako)(?!\p{L})/u,
  se: /^(?:Hur|Varför|Vad|Vilken|Vilket|Vilka|Vem)(?!\p{L})/u,
  no: /^(?:Hvordan|Hvorfor|Hva|Hvilken|Hvilket|Hvilke|Hvem)(?!\p{L})/u,
  dk: /^(?:Hvordan|Hvorfor|Hvad|Hvilken|Hvilket|Hvilke|Hvem)(?!\p{L})/u,
};
const HEADING_PATH = /(?:^|\.)(?:question|heading|title|\w*Heading|\w*Title)$/;

/** Finnish and Swedish go on in lower case. Danish and Norwegian start a full clause, not a phrase, with a capital. */
const MIN_CLAUSE_WORDS: Record<Market, number> = { fi: Infinity, se: Infinity, no: 3, dk: 3 };

/** The beginnings of names that are not casinos: Finnish inflects them. */
const OTHER_NAMES = [
  'Nettobonu',
  'Viro',
  'Malta',
  'Curaçao',
  'Spelinspektionen',
  'Spillemyndigheden',
  'Peluuri',
];

interface WordingOptions {
  /** The first words of the casinos' names. */
  names: readonly string[];
  /** Whether the text may speak of the average of all outcomes: only the calculator and the method page may. */
  mayNameAverage?: boolean;
}

/** Breaches of the mechanical rules of a language. `path` is the text's path in its document. */
export function findWordingProblems(
  { path, text }: { path: string; text: string },
  market: Market,
  { names, mayNameAverage = false }: WordingOptions,
): string[] {
  const problems: string[] = [];
  const report = (rule: string, found: string | undefined) => {
    if (found !== undefined) problems.push(`${rule}: “${found.trim()}”`);
  };
  report('mixes words and digits', MIXED_NUMERALS[market].exec(text)?.[0]);
  report('wrong thousands separator', WRONG_THOUSANDS[market].exec(text)?.[0]);
  report('plural after 1', WRONG_PLURAL[market].exec(text)?.[0]);
  report('two full stops', /\S*(?<!\.)\.\.(?!\.)/.exec(text)?.[0]);
  if (!mayNameAverage) {
    const forecast = text
      .split(/(?<=[.!?])\s+/)
      .find((part) => NET.test(part) && FORECAST[market].test(part));
    report('calls the net an average or a forecast', forecast);
  }
  if (HEADING_PATH.test(path) && !text.endsWith('?')) {
    const isQuestion = path.endsWith('question') || QUESTION_START[market].test(text);
    report('question without a question mark', isQuestion ? text : undefined);
  }
  for (const match of text.matchAll(/(?<=\p{L}): (?<word>\p{Lu}\p{L}*)(?<rest>[^.!?]*)/gu)) {
    const { word = '', rest = '' } = match.groups ?? {};
    const isName = [...OTHER_NAMES, ...names].some((name) => word.startsWith(name));
    if (isName || /^\p{Lu}+$/u.test(word)) continue;
    const words = rest.trim() === '' ? 1 : 1 + rest.trim().split(/\s+/).length;
    if (words < MIN_CLAUSE_WORDS[market]) report('capital after a colon', match[0]);
  }
  return problems;
}

/** How often a review may state its net: more often, it tires the reader. */
export const MAX_NETS_IN_REVIEW = 3;

export function countNets(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + (text.match(/\{net(?:\.\w+)?\}/g)?.length ?? 0), 0);
}
