import fc from 'fast-check';
import { expect, test } from 'vitest';
import { STICKINESS } from '../offers/offer-kinds.ts';
import { offerTermsSchema } from '../offers/offer-terms.ts';
import { getNetValue, netOrNull } from './net-value.ts';
import { listWaterfallSteps } from './waterfall.ts';

const parseTerms = (terms: object) =>
  offerTermsSchema.parse({ kind: 'match', currency: 'EUR', matchPercent: 200, wagerTimes: 35, ...terms });
const listSteps = (terms: object) =>
  listWaterfallSteps(parseTerms(terms), 100_00).map(({ kind, to }) => [kind, Math.round(to / 100)]);
const spins = { count: 100, spinValue: 10, wagerTimes: 35 };

test('bonus and spins add up to the gross, and the net remains after the wagering cost of each', () => {
  expect(listSteps({ freeSpins: spins })).toEqual([
    ['bonus', 200],
    ['spins', 210],
    ['gross', 210],
    ['bonus-wagering', -70],
    ['spins-wagering', -84],
    ['net', -84],
  ]);
});

test('a gross with a single component has one step', () => {
  expect(listSteps({ wagerTimes: 10 }).map(([kind]) => kind)).toEqual(['gross', 'bonus-wagering', 'net']);
  expect(listSteps({ wagerTimes: 0 }).map(([kind]) => kind)).toEqual(['gross', 'net']);
  const freeSpins = { count: 7, spinValue: 33, wagerTimes: 35.1 };
  expect(listSteps({ kind: 'free-spins-only', wagerTimes: 0, freeSpins }).map(([kind]) => kind)).toEqual([
    'gross',
    'spins-wagering',
    'net',
  ]);
});

test('the casino removes a sticky bonus before the net', () => {
  expect(listSteps({ stickiness: 'sticky', wagerTimes: 5 })).toEqual([
    ['gross', 200],
    ['bonus-wagering', 160],
    ['forfeited-bonus', -40],
    ['net', -40],
  ]);
});

test('reverses the part of a loss that the floor prevents', () => {
  expect(listSteps({ stickiness: 'non-sticky' })).toEqual([
    ['gross', 200],
    ['bonus-wagering', -80],
    ['prevented-loss', 0],
    ['net', 0],
  ]);
  expect(listSteps({ wagerTimes: 60 }).slice(-2)).toEqual([
    ['prevented-loss', -100],
    ['net', -100],
  ]);
});

test('a cap on winnings is a separate step', () => {
  expect(listSteps({ winCap: 150_00, wagerTimes: 0 })).toEqual([
    ['bonus', 200],
    ['win-cap', 150],
    ['gross', 150],
    ['net', 150],
  ]);
});

test('returns no steps if terms are missing', () => {
  expect(listWaterfallSteps(parseTerms({ undisclosed: ['wagerTimes'] }), 100_00)).toEqual([]);
  expect(listWaterfallSteps(undefined, 100_00)).toEqual([]);
});

test('each step begins where the previous one ended, and the last is the net value of the card', () => {
  fc.assert(
    fc.property(
      fc.record({
        matchPercent: fc.integer({ min: 10, max: 400 }),
        wagerTimes: fc.integer({ min: 0, max: 60 }),
        wagerBase: fc.constantFrom('bonus', 'bonus-and-deposit'),
        stickiness: fc.constantFrom(...STICKINESS),
        freeSpins: fc.option(fc.constant(spins), { nil: undefined }),
        winCap: fc.option(fc.integer({ min: 10_00, max: 300_00 }), { nil: undefined }),
      }),
      (terms) => {
        const parsed = parseTerms(terms);
        const steps = listWaterfallSteps(parsed, 100_00);
        const value = getNetValue(parsed, 100_00);
        for (const [index, step] of steps.entries()) {
          const before = steps[index - 1];
          if (step.kind === 'gross' || step.kind === 'net')
            expect(step.to).toBeCloseTo(before?.to ?? step.to, 4);
          else expect(step.from).toBeCloseTo(before?.to ?? 0, 4);
        }
        expect(steps.at(-1)?.to).toBe(netOrNull(value));
      },
    ),
  );
});
