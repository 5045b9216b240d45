import type { Market } from '@nettobonus/domain/market';
import { eld } from 'eld/large';
import type { FoundText } from './texts.ts';

const LANGUAGE_OF: Record<Market, string> = { fi: 'fi', se: 'sv', no: 'no', dk: 'da' };
/** Shorter texts are names and labels, which mean the same in several of the four languages. */
const ENOUGH_CHARACTERS = 60;

const detector = eld.newInstance();
detector.setLanguageSubset(['fi', 'sv', 'no', 'da', 'en']);

/** The language that a text is in, if another than its market's is the likelier one. */
export function foreignLanguageOf({ text }: FoundText, market: Market): string | null {
  if (text.length < ENOUGH_CHARACTERS) return null;
  const { language } = detector.detect(text);
  return language === LANGUAGE_OF[market] ? null : language || 'none';
}
