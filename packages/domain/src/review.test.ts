import { expect, test } from 'vitest';
import { ratingOf, SCORE_WEIGHTS } from './review.ts';

test('the weights are percents of the rating', () => {
  expect(Object.values(SCORE_WEIGHTS).reduce((sum, weight) => sum + weight)).toBe(100);
});

test('a rating is its scores by their weights, to one decimal', () => {
  const scores = { licence: 9, bonusTerms: 6, withdrawals: 9.5, games: 8, support: 7, reliability: 9 };
  // 2.25 + 0.9 + 1.9 + 1.2 + 0.7 + 1.35
  expect(ratingOf(scores)).toBe(8.3);
  expect(ratingOf({ ...scores, licence: 10 })).toBe(8.6);
});
