import type { Review } from '@nettobonus/domain/reviews/review';
import { listTexts } from './texts.ts';

/** A sentence of more words than this is not a common phrase. */
const COMMON_PHRASE_WORDS = 12;
const RUN_LENGTH = 6;

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function sentencesOf(review: Review): string[] {
  return listTexts(review).flatMap(({ text }) => text.split(/(?<=[.!?])\s+/));
}

/** Long sentences that occur in two reviews, and the total number of long sentences. */
export function findRepeatedSentences(reviews: readonly Review[]) {
  const firstCasino = new Map<string, string>();
  const repeated: { sentence: string; casinos: [string, string] }[] = [];
  let total = 0;
  for (const review of reviews) {
    for (const sentence of sentencesOf(review)) {
      const words = wordsOf(sentence);
      if (words.length <= COMMON_PHRASE_WORDS) continue;
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

function runsOf(review: Review): Set<string> {
  const runs = new Set<string>();
  for (const sentence of sentencesOf(review)) {
    const words = wordsOf(sentence);
    for (let at = 0; at + RUN_LENGTH <= words.length; at++)
      runs.add(words.slice(at, at + RUN_LENGTH).join(' '));
  }
  return runs;
}

/** The pairs with the most shared wording: shared six-word runs as a share of the shorter review's runs. */
export function findMostSimilarPairs(reviews: readonly Review[], count: number) {
  const runs = reviews.map((review) => ({ casino: review.casino, runs: runsOf(review) }));
  const pairs = runs.flatMap((a, index) =>
    runs.slice(index + 1).map((b) => {
      const shared = [...a.runs].filter((run) => b.runs.has(run)).length;
      return { casinos: [a.casino, b.casino], share: shared / Math.min(a.runs.size, b.runs.size) };
    }),
  );
  return pairs.toSorted((a, b) => b.share - a.share).slice(0, count);
}
