import { MARKET_FACTS, MARKETS, type Market } from '@nettobonus/domain/markets/market';
import type { TextPart } from '../../features/search/search-result.ts';
import { foldLetters, toStem } from './words.ts';

/** Longer passages are cut. */
export const PASSAGE_MAX_LENGTH = 180;

const SENTENCES = Object.fromEntries(
  MARKETS.map((market) => [
    market,
    new Intl.Segmenter(MARKET_FACTS[market].locale, { granularity: 'sentence' }),
  ]),
) as Record<Market, Intl.Segmenter>;

/** Splits a text into parts, of which those that match are words with one of the index terms. */
export function markMatches(text: string, terms: readonly string[], market: Market): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}\u00ad]+/gu)) {
    if (!isMatch(word, terms, market)) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: word, isMatch: true });
    end = index + word.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

function isMatch(word: string, terms: readonly string[], market: Market): boolean {
  const plain = word.replaceAll('\u00ad', '');
  return terms.includes(toStem(plain, market)) || terms.includes(foldLetters(plain));
}

/** The sentence with the most different matches, and those that follow it, as long as they fit. */
export function findPassage(text: string, terms: readonly string[], market: Market): string {
  const sentences = [...SENTENCES[market].segment(text)].map(({ segment }) => segment);
  const counts = sentences.map(
    (sentence) =>
      new Set(markMatches(sentence, terms, market).flatMap((part) => (part.isMatch ? [part.text] : []))).size,
  );
  let passage = '';
  for (const sentence of sentences.slice(Math.max(0, counts.indexOf(Math.max(...counts))))) {
    if (passage && passage.length + sentence.trimEnd().length > PASSAGE_MAX_LENGTH) break;
    passage += sentence;
  }
  return cut(passage.trim());
}

function cut(passage: string): string {
  if (passage.length <= PASSAGE_MAX_LENGTH) return passage;
  return `${passage.slice(0, passage.lastIndexOf(' ', PASSAGE_MAX_LENGTH))}…`;
}
