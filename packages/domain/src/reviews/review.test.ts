import { expect, test } from 'vitest';
import { calculateRating, SCORE_WEIGHTS } from './review.ts';

test('the weights add up to 100 %', () => {
  expect(Object.values(SCORE_WEIGHTS).reduce((sum, weight) => sum + weight)).toBe(100);
});

test('a rating is the weighted average of its scores, to one decimal', () => {
  const scores = { licence: 9, bonusTerms: 6, withdrawals: 9.5, games: 8, support: 7, reliability: 9 };
  // 2.25 + 0.9 + 1.9 + 1.2 + 0.7 + 1.35
  expect(calculateRating(scores)).toBe(8.3);
  expect(calculateRating({ ...scores, licence: 10 })).toBe(8.6);
});
