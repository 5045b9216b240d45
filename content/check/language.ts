import type { Market } from '@nettobonus/domain/markets/market';
import { eld } from 'eld/large';
import type { FoundText } from './texts.ts';

const MARKET_LANGUAGES: Record<Market, string> = { fi: 'fi', se: 'sv', no: 'no', dk: 'da' };
/** Shorter texts are mostly names and labels, which can be identical in several of the four languages. */
const MIN_CHARACTERS = 60;

const detector = eld.newInstance();
detector.setLanguageSubset(['fi', 'sv', 'no', 'da', 'en']);

/** Returns the detected language of a text, or null if it is the market's language or the text is short. */
export function detectForeignLanguage({ text }: FoundText, market: Market): string | null {
  if (text.length < MIN_CHARACTERS) return null;
  const { language } = detector.detect(text);
  return language === MARKET_LANGUAGES[market] ? null : language || 'none';
}
