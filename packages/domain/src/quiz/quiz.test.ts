import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listAnswerNames, QUIZ_QUESTIONS, recommend, scoreCasino, totalScores } from './quiz.ts';
import { toCandidate } from './quiz-candidate.ts';

const casino = (overrides: Partial<{ rating: number; bonus: string; features: string[] }> = {}) =>
  toCandidate({ rating: 8, bonus: '100 % jopa 200 €', features: [], ...overrides });
/** The options wager-free, wager-free only, speed important and high rating. */
const ALL_WAGER_FREE = [3, 2, 0, 0];

test('there are four questions: bonus type, wagering, speed, priority', () => {
  expect(QUIZ_QUESTIONS.map(({ id }) => id)).toEqual(['bonusType', 'wagering', 'speed', 'priority']);
});

test('names answers by question and option, and skips unknown options', () => {
  expect(listAnswerNames(ALL_WAGER_FREE)).toEqual([
    'bonusType.wagerFree',
    'wagering.wagerFreeOnly',
    'speed.important',
    'priority.highRating',
  ]);
  expect(listAnswerNames([0, 9])).toEqual(['bonusType.bigBonus']);
});

test.each([
  [[0], { bonus_size: 3 }],
  [[1], { free_spins: 3 }],
  [[2], { cashback: 3 }],
  [[3], { wager_free: 3 }],
  [[0, 0], { bonus_size: 5 }],
  [[0, 1], { bonus_size: 3, low_wager: 2 }],
  [[3, 2], { wager_free: 5 }],
  [[1, 1, 0], { free_spins: 3, low_wager: 2, fast_casino: 3 }],
  [[1, 1, 1], { free_spins: 3, low_wager: 2, traditional: 1 }],
  [ALL_WAGER_FREE, { wager_free: 5, fast_casino: 3, high_rating: 3 }],
  [[2, 1, 1, 1], { cashback: 3, low_wager: 2, traditional: 1, game_variety: 2 }],
  [[2, 1, 1, 2], { cashback: 3, low_wager: 2, traditional: 1, security: 2 }],
])('answers %j add up to %j', (answers, scores) => {
  const totals = totalScores(answers);
  expect(Object.fromEntries(Object.entries(totals).filter(([, value]) => value > 0))).toEqual(scores);
});

describe('a casino’s score equals a manual calculation', () => {
  test.each([
    // 2 × 8
    ['no preference', [0, 0, 1, 1], casino(), 16],
    // 2 × 9 + 9 × 3
    ['a high rating', [0, 0, 1, 0], casino({ rating: 9 }), 45],
    // 2 × 8 + 5 × 5
    ['wager-free in two answers', [3, 2, 1, 1], casino({ features: ['Kierrätysvapaa'] }), 41],
    // 2 × 8 + 5 × 3
    ['quick', [0, 0, 0, 1], casino({ features: ['Snabbcasino', 'MGA'] }), 31],
    ['cashback', [2, 0, 1, 1], casino({ features: ['Cashback 10 %'] }), 31],
    // 2 × 8 + 3 × 3
    ['free spins', [1, 0, 1, 1], casino({ bonus: '50 ilmaiskierrosta' }), 25],
    // 2 × 9.5 + 9.5 × 3 + 5 × 5 + 5 × 3
    [
      'all preferences at once',
      ALL_WAGER_FREE,
      casino({ rating: 9.5, features: ['Utan omsättning', 'Pikakasino'] }),
      87.5,
    ],
    ['a feature that is not a preference', [0, 0, 1, 1], casino({ features: ['Kierrätysvapaa'] }), 16],
    [
      'spins listed as a feature, which do not count',
      [1, 0, 1, 1],
      casino({ features: ['Ilmaiskierrokset'] }),
      16,
    ],
  ])('%s', (_, answers, candidate, score) => {
    expect(scoreCasino(candidate, totalScores(answers))).toBeCloseTo(score, 10);
  });
});

describe('the recommendation', () => {
  const [best, near, far] = [casino({ rating: 10 }), casino({ rating: 9.2 }), casino({ rating: 8.9 })];
  const randomSequence =
    (...numbers: number[]) =>
    () =>
      numbers.shift() ?? 0;

  test('scores at least 90 % of the best score', () => {
    // Scores 20, 18.4 and 17.8: the last is under 18.
    expect(recommend([0, 0, 1, 1], [far, near, best], randomSequence(0, 0, 0, 0.99))).toBe(near);
    expect(recommend([0, 0, 1, 1], [far, near, best], randomSequence(0, 0, 0, 0))).toBe(best);
  });

  test('can depend on a random bonus of up to two points', () => {
    // 17.8 + 2 × 0.11 is over 18.
    expect(recommend([0, 0, 1, 1], [far, near, best], randomSequence(0.11, 0, 0, 0.99))).toBe(far);
  });

  test('is one of the first three, even if more casinos tie', () => {
    const equals = Array.from({ length: 9 }, (_, index) => ({ ...casino(), index }));
    const rolls = [...Array.from({ length: 9 }, () => 0), 0.999];
    expect(recommend([], equals, randomSequence(...rolls))).toBe(equals[2]);
  });

  test('is null without casinos', () => {
    expect(recommend(ALL_WAGER_FREE, [], () => 0.5)).toBeNull();
  });

  test('is always one of the casinos, for any answers and random numbers', () => {
    const rated = fc.double({ min: 0, max: 10, noNaN: true }).map((rating) => casino({ rating }));
    const roll = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(
        fc.array(rated, { minLength: 1 }),
        fc.array(fc.integer({ min: -1, max: 5 }), { maxLength: 6 }),
        fc.infiniteStream(roll),
        (casinos, answers, rolls) => {
          expect(casinos).toContain(recommend(answers, casinos, () => rolls.next().value ?? 0));
        },
      ),
    );
  });
});
