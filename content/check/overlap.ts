import type { Review } from '@nettobonus/domain/reviews/review';
import { listTexts } from './texts.ts';

/** Shorter sentences may be common phrases. */
const MAX_COMMON_WORDS = 12;
const NGRAM_WORDS = 6;

function splitWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function splitSentences(review: Review): string[] {
  return listTexts(review).flatMap(({ text }) => text.split(/(?<=[.!?])\s+/));
}

/** Long sentences that occur in two reviews, and the total number of long sentences. */
export function findRepeatedSentences(reviews: readonly Review[]) {
  const firstCasino = new Map<string, string>();
  const repeated: { sentence: string; casinos: [string, string] }[] = [];
  let total = 0;
  for (const review of reviews) {
    for (const sentence of splitSentences(review)) {
      const words = splitWords(sentence);
      if (words.length <= MAX_COMMON_WORDS) continue;
      total += 1;
      const key = words.join(' ');
      const first = firstCasino.get(key);
      if (first !== undefined && first !== review.casino)
        repeated.push({ sentence, casinos: [first, review.casino] });
      firstCasino.set(key, first ?? review.casino);
    }
  }
  return { total, repeated };
}

function listNgrams(review: Review): Set<string> {
  const ngrams = new Set<string>();
  for (const sentence of splitSentences(review)) {
    const words = splitWords(sentence);
    for (let start = 0; start + NGRAM_WORDS <= words.length; start++)
      ngrams.add(words.slice(start, start + NGRAM_WORDS).join(' '));
  }
  return ngrams;
}

/** The pairs with the most similar wording: shared n-grams, relative to those of the shorter review. */
export function findMostSimilarPairs(reviews: readonly Review[], count: number) {
  const entries = reviews.map((review) => ({ casino: review.casino, ngrams: listNgrams(review) }));
  const pairs = entries.flatMap((a, index) =>
    entries.slice(index + 1).map((b) => {
      const shared = [...a.ngrams].filter((ngram) => b.ngrams.has(ngram)).length;
      return { casinos: [a.casino, b.casino], share: shared / Math.min(a.ngrams.size, b.ngrams.size) };
    }),
  );
  return pairs.toSorted((a, b) => b.share - a.share).slice(0, count);
}
