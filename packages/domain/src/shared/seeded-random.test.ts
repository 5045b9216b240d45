import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSeed, SEED_LIMIT, SEED_PARAM, seededRandom } from './seeded-random.ts';

const seedArb = fc.integer({ min: 0, max: SEED_LIMIT - 1 });
const draw = (random: () => number, count: number) => Array.from({ length: count }, random);

test('a seed always gives the same numbers: a shared game replays identically', () => {
  const numbers = draw(seededRandom(20_251_112), 3).map((number) => Math.floor(number * SEED_LIMIT));
  expect(numbers).toMatchInlineSnapshot(`
    [
      3578068331,
      1681222126,
      1398064305,
    ]
  `);
});

test('numbers are at least 0 and less than 1', () => {
  fc.assert(
    fc.property(seedArb, (seed) => {
      for (const number of draw(seededRandom(seed), 50)) {
        expect(number).toBeGreaterThanOrEqual(0);
        expect(number).toBeLessThan(1);
      }
    }),
  );
});

test('a sequence can be resumed after any number of draws', () => {
  fc.assert(
    fc.property(seedArb, fc.nat(500), (seed, skip) => {
      expect(draw(seededRandom(seed, skip), 5)).toEqual(draw(seededRandom(seed), skip + 5).slice(skip));
    }),
  );
});

test('parses a seed from the query string', () => {
  fc.assert(
    fc.property(seedArb, (seed) => {
      expect(parseSeed(new URLSearchParams({ [SEED_PARAM]: String(seed) }))).toBe(seed);
    }),
  );
});

test.each(['', '-1', '1.5', 'abc', '4294967296', '99999999999', ' 7', '1e3'])(
  'rejects “%s” as a seed',
  (value) => {
    expect(parseSeed(new URLSearchParams({ [SEED_PARAM]: value }))).toBeNull();
  },
);

test('returns null for a query string without a seed', () => {
  expect(parseSeed(new URLSearchParams())).toBeNull();
});
