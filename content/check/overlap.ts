import type { Review } from '@nettobonus/domain/review';
import { listTexts } from './texts.ts';

/** A sentence of more words than this is nobody's common phrase. */
const COMMON_WORDS = 12;
const RUN = 6;

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function sentencesOf(review: Review): string[] {
  return listTexts(review).flatMap(({ text }) => text.split(/(?<=[.!?])\s+/));
}

/** Long sentences that stand in two reviews, as a share of all long sentences. */
export function findRepeatedSentences(reviews: readonly Review[]) {
  const seen = new Map<string, string>();
  const repeated: { sentence: string; casinos: [string, string] }[] = [];
  let total = 0;
  for (const review of reviews) {
    for (const sentence of sentencesOf(review)) {
      const words = wordsOf(sentence);
      if (words.length <= COMMON_WORDS) continue;
      total += 1;
      const key = words.join(' ');
      const first = seen.get(key);
      if (first !== undefined && first !== review.casino)
        repeated.push({ sentence, casinos: [first, review.casino] });
      seen.set(key, first ?? review.casino);
    }
  }
  return { total, repeated };
}

function runsOf(review: Review): Set<string> {
  const runs = new Set<string>();
  for (const sentence of sentencesOf(review)) {
    const words = wordsOf(sentence);
    for (let at = 0; at + RUN <= words.length; at++) runs.add(words.slice(at, at + RUN).join(' '));
  }
  return runs;
}

/** The pairs that share most of their wording: the share of the shorter one's runs of six words. */
export function findLikestPairs(reviews: readonly Review[], count: number) {
  const runs = reviews.map((review) => ({ casino: review.casino, runs: runsOf(review) }));
  const pairs = runs.flatMap((a, index) =>
    runs.slice(index + 1).map((b) => {
      const shared = [...a.runs].filter((run) => b.runs.has(run)).length;
      return { casinos: [a.casino, b.casino], share: shared / Math.min(a.runs.size, b.runs.size) };
    }),
  );
  return pairs.toSorted((a, b) => b.share - a.share).slice(0, count);
}
