import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  countStops,
  getPayout,
  getReturn,
  getStandardDeviation,
  getWinChance,
  hasReturnPerMille,
  listWins,
  type Reel,
  type ReelEntry,
  type ShownSymbols,
  SYMBOLS,
  spin,
  wageringCost,
} from './reels.ts';

/** Ten stops: 1 + 3 + 6. */
const star: ReelEntry = { symbol: 'star', stops: 1, three: 100 };
const ring: ReelEntry = { symbol: 'ring', stops: 3, three: 10, two: 2 };
const frame: ReelEntry = { symbol: 'frame', stops: 6 };
const reel: Reel = [star, ring, frame];

const payoutArb = fc.option(fc.integer({ min: 1, max: 200 }), { nil: undefined });
const reelArb = fc.uniqueArray(fc.constantFrom(...SYMBOLS), { minLength: 2, maxLength: 6 }).chain((symbols) =>
  fc.tuple(
    ...symbols.map((symbol) =>
      fc.record({
        symbol: fc.constant(symbol),
        stops: fc.integer({ min: 1, max: 6 }),
        three: payoutArb,
        two: payoutArb,
      }),
    ),
  ),
);
const rollArb = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('getPayout', () => {
  test.each<[ShownSymbols, number]>([
    [[star, star, star], 100],
    [[ring, ring, ring], 10],
    [[ring, ring, frame], 2],
    [[ring, star, ring], 2],
    [[frame, ring, ring], 2],
    [[star, star, ring], 0],
    [[frame, frame, frame], 0],
    [[star, ring, frame], 0],
  ])('pays for the shown symbols', (shown, payout) => {
    expect(getPayout(shown)).toBe(payout);
  });

  test('does not depend on the order of the reels', () => {
    fc.assert(
      fc.property(reelArb, rollArb, rollArb, rollArb, (testedReel, a, b, c) => {
        const payoutFor = (rolls: number[]) => spin(testedReel, () => rolls.shift() ?? 0).payout;
        expect(payoutFor([a, b, c])).toBe(payoutFor([c, a, b]));
        expect(payoutFor([a, b, c])).toBe(payoutFor([b, a, c]));
      }),
    );
  });
});

describe('a spin', () => {
  test('accepts any random number from 0 up to, but not including, 1 and pays for the shown symbols', () => {
    fc.assert(
      fc.property(reelArb, rollArb, rollArb, rollArb, (testedReel, ...rolls) => {
        const { shown, payout } = spin(testedReel, () => rolls.shift() ?? 0);
        for (const entry of shown) expect(testedReel).toContain(entry);
        expect(payout).toBe(getPayout(shown));
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
  test('counts every win over all positions of the reels', () => {
    expect(listWins(reel)).toEqual([
      { symbol: 'star', matching: 3, payout: 100, positions: 1 },
      { symbol: 'ring', matching: 3, payout: 10, positions: 27 },
      { symbol: 'ring', matching: 2, payout: 2, positions: 3 * 3 * 3 * 7 },
    ]);
  });

  test('the chance of a win is in lowest terms', () => {
    const evenReel: Reel = [
      { symbol: 'star', stops: 2, three: 9 },
      { symbol: 'frame', stops: 8 },
    ];
    expect(listWins(evenReel).map((win) => getWinChance(win, evenReel))).toEqual([
      { numerator: 1, denominator: 125 },
    ]);
  });

  test('the return is the sum of the payouts of all positions', () => {
    expect(getReturn(reel)).toEqual({ numerator: 100 + 270 + 378, denominator: 1_000 });
    expect(hasReturnPerMille(reel, 748)).toBe(true);
    expect(hasReturnPerMille(reel, 747)).toBe(false);
  });

  test('return and standard deviation equal those from an enumeration of all positions', () => {
    fc.assert(
      fc.property(reelArb, (testedReel) => {
        const strip = testedReel.flatMap((entry) => Array<ReelEntry>(entry.stops).fill(entry));
        const payouts = strip.flatMap((a) => strip.flatMap((b) => strip.map((c) => getPayout([a, b, c]))));
        const sum = payouts.reduce((total, payout) => total + payout, 0);
        const mean = sum / payouts.length;
        const variance = payouts.reduce((total, payout) => total + (payout - mean) ** 2, 0) / payouts.length;
        expect(countStops(testedReel) ** 3).toBe(payouts.length);
        expect(getReturn(testedReel)).toEqual({ numerator: sum, denominator: payouts.length });
        expect(getStandardDeviation(testedReel)).toBeCloseTo(Math.sqrt(variance), 6);
      }),
      { numRuns: 40 },
    );
  });
});

test.each([
  [96.2, 100_00, 3_80],
  [94.9, 1_000_00, 51_00],
  [97.1, 500_00, 14_50],
])('at a return of %d %%, wagering %d costs %d', (rtpPercent, amount, cost) => {
  expect(wageringCost(amount, rtpPercent)).toBe(cost);
});
