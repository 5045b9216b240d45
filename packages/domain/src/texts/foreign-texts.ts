import { eld } from 'eld/medium';
import type { Market } from '../markets/market.ts';
import type { FoundText } from './plain-text.ts';

const MARKET_LANGUAGES: Record<Market, string> = { fi: 'fi', se: 'sv', no: 'no', dk: 'da' };

const LANGUAGE_NAMES: Record<string, string> = {
  fi: 'Finnish',
  sv: 'Swedish',
  no: 'Norwegian',
  da: 'Danish',
  en: 'English',
};

/** Shorter texts are often names, figures and labels, which are the same in several languages. */
export const MIN_JUDGED_LETTERS = 200;

const detector = eld.newInstance();
detector.setLanguageSubset(Object.keys(LANGUAGE_NAMES));

export interface ForeignText extends FoundText {
  /** `Finnish`. */
  language: string;
}

export const getLanguageName = (market: Market) => LANGUAGE_NAMES[MARKET_LANGUAGES[market]] ?? '';

/**
 * Lists the texts that are not in the market's language. Texts under 200 letters are not judged alone: those of one field,
 * for example the questions and answers, are judged together.
 */
export function listForeignTexts(texts: readonly FoundText[], market: Market): ForeignText[] {
  return groupShortTexts(texts).flatMap((found) => {
    if (countLetters(found.text) < MIN_JUDGED_LETTERS) return [];
    const { language } = detector.detect(found.text);
    return language === MARKET_LANGUAGES[market]
      ? []
      : [{ ...found, language: LANGUAGE_NAMES[language] ?? 'another language' }];
  });
}

const countLetters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;

/** Long texts as they are, and the short ones of each field as one text with the path of the field. */
function groupShortTexts(texts: readonly FoundText[]): FoundText[] {
  const long = texts.filter(({ text }) => countLetters(text) >= MIN_JUDGED_LETTERS);
  const byField = Map.groupBy(
    texts.filter((found) => !long.includes(found)),
    ({ path }) => getFieldName(path),
  );
  const joined = [...byField].map(([path, found]) => ({
    path,
    text: found.map(({ text }) => text).join(' '),
  }));
  return [...long, ...joined];
}

const getFieldName = (path: string) => path.split(/[.[]/)[0] ?? path;
