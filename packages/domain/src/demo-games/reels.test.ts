import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chanceOf,
  listWins,
  payFor,
  type Reel,
  type ReelEntry,
  returnOf,
  returnsExactly,
  type Shown,
  SYMBOLS,
  spin,
  spreadOf,
  stopsOf,
  wageringCost,
} from './reels.ts';

/** Ten stops: 1 + 3 + 6. */
const star: ReelEntry = { symbol: 'star', stops: 1, three: 100 };
const ring: ReelEntry = { symbol: 'ring', stops: 3, three: 10, two: 2 };
const frame: ReelEntry = { symbol: 'frame', stops: 6 };
const reel: Reel = [star, ring, frame];

const payArb = fc.option(fc.integer({ min: 1, max: 200 }), { nil: undefined });
const reelArb = fc.uniqueArray(fc.constantFrom(...SYMBOLS), { minLength: 2, maxLength: 6 }).chain((symbols) =>
  fc.tuple(
    ...symbols.map((symbol) =>
      fc.record({
        symbol: fc.constant(symbol),
        stops: fc.integer({ min: 1, max: 6 }),
        three: payArb,
        two: payArb,
      }),
    ),
  ),
);
const diceArb = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('payFor', () => {
  test.each<[Shown, number]>([
    [[star, star, star], 100],
    [[ring, ring, ring], 10],
    [[ring, ring, frame], 2],
    [[ring, star, ring], 2],
    [[frame, ring, ring], 2],
    [[star, star, ring], 0],
    [[frame, frame, frame], 0],
    [[star, ring, frame], 0],
  ])('pays by the shown symbols', (shown, pays) => {
    expect(payFor(shown)).toBe(pays);
  });

  test('does not depend on the order of the reels', () => {
    fc.assert(
      fc.property(reelArb, diceArb, diceArb, diceArb, (given, a, b, c) => {
        const shownBy = (dice: number[]) => spin(given, () => dice.shift() ?? 0).pays;
        expect(shownBy([a, b, c])).toBe(shownBy([c, a, b]));
        expect(shownBy([a, b, c])).toBe(shownBy([b, a, c]));
      }),
    );
  });
});

describe('a spin', () => {
  test('accepts any random number from 0 to below 1, and pays for the shown symbols', () => {
    fc.assert(
      fc.property(reelArb, diceArb, diceArb, diceArb, (given, ...dice) => {
        const { shown, pays } = spin(given, () => dice.shift() ?? 0);
        for (const entry of shown) expect(given).toContain(entry);
        expect(pays).toBe(payFor(shown));
      }),
    );
  });

  test('gives each stop an equal share of the random numbers', () => {
    const symbols = Array.from({ length: 10 }, (_, stop) => spin(reel, () => stop / 10).shown[0].symbol);
    expect(symbols).toEqual(['star', 'ring', 'ring', 'ring', ...Array(6).fill('frame')]);
  });

  test('throws for a random number of 1 or more', () => {
    expect(() => spin(reel, () => 1)).toThrow('1 or more');
  });
});

describe('exact figures', () => {
  test('every win is counted over all positions of the reels', () => {
    expect(listWins(reel)).toEqual([
      { symbol: 'star', alike: 3, pays: 100, ways: 1 },
      { symbol: 'ring', alike: 3, pays: 10, ways: 27 },
      { symbol: 'ring', alike: 2, pays: 2, ways: 3 * 3 * 3 * 7 },
    ]);
  });

  test('the chance of a win is in lowest terms', () => {
    const even: Reel = [
      { symbol: 'star', stops: 2, three: 9 },
      { symbol: 'frame', stops: 8 },
    ];
    expect(listWins(even).map((win) => chanceOf(win, even))).toEqual([{ part: 1, whole: 125 }]);
  });

  test('the return is the sum of what all positions pay', () => {
    expect(returnOf(reel)).toEqual({ part: 100 + 270 + 378, whole: 1_000 });
    expect(returnsExactly(reel, 748)).toBe(true);
    expect(returnsExactly(reel, 747)).toBe(false);
  });

  test('return and spread equal those of an enumeration of all positions', () => {
    fc.assert(
      fc.property(reelArb, (given) => {
        const strip = given.flatMap((entry) => Array<ReelEntry>(entry.stops).fill(entry));
        const pays = strip.flatMap((a) => strip.flatMap((b) => strip.map((c) => payFor([a, b, c]))));
        const sum = pays.reduce((total, pay) => total + pay, 0);
        const mean = sum / pays.length;
        const variance = pays.reduce((total, pay) => total + (pay - mean) ** 2, 0) / pays.length;
        expect(stopsOf(given) ** 3).toBe(pays.length);
        expect(returnOf(given)).toEqual({ part: sum, whole: pays.length });
        expect(spreadOf(given)).toBeCloseTo(Math.sqrt(variance), 6);
      }),
      { numRuns: 40 },
    );
  });
});

test.each([
  [96.2, 100_00, 3_80],
  [94.9, 1_000_00, 51_00],
  [97.1, 500_00, 14_50],
])('at a return of %d %% wagering %d costs %d', (rtpPercent, amount, cost) => {
  expect(wageringCost(amount, rtpPercent)).toBe(cost);
});
