import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEMO_SESSION, type DemoSession, getBalance, playSpins, startSession } from './demo-session.ts';
import type { Reel } from './reels.ts';

const reel: Reel = [
  { symbol: 'star', stops: 2, three: 50 },
  { symbol: 'ring', stops: 4, three: 6, two: 1 },
  { symbol: 'frame', stops: 4 },
];
const losingReel: Reel = [
  { symbol: 'ring', stops: 1 },
  { symbol: 'frame', stops: 1 },
];
const seedArb = fc.nat(2 ** 32 - 1);

test('a session starts with the full play money and no spins', () => {
  const session = startSession(7);
  expect(session).toMatchObject({ seed: 7, spins: 0, returned: 0, last: null });
  expect(getBalance(session)).toBe(DEMO_SESSION.startStakes);
});

test('the same seed gives the same session, spin by spin or all at once', () => {
  fc.assert(
    fc.property(seedArb, (seed) => {
      const atOnce = playSpins(startSession(seed), reel, 120);
      let oneByOne: DemoSession = startSession(seed);
      for (let count = 0; count < 120; count++) oneByOne = playSpins(oneByOne, reel, 1);
      expect(oneByOne).toEqual(atOnce);
    }),
    { numRuns: 20 },
  );
});

test('each spin costs one stake and adds its win', () => {
  let session = startSession(1);
  for (let count = 0; count < 200; count++) {
    const before = session;
    session = playSpins(session, reel, 1);
    expect(getBalance(session)).toBe(getBalance(before) - 1 + (session.last?.payout ?? 0));
  }
});

test('a session ends when the play money is gone', () => {
  const session = playSpins(startSession(1), losingReel, 10_000);
  expect(session.spins).toBe(DEMO_SESSION.startStakes);
  expect(getBalance(session)).toBe(0);
  expect(playSpins(session, losingReel, 100)).toEqual(session);
});

test('a long session stores a limited number of evenly spaced points, each with the state at that spin', () => {
  const winningReel: Reel = [
    { symbol: 'star', stops: 1, three: 3, two: 2 },
    { symbol: 'ring', stops: 1, three: 1, two: 1 },
  ];
  const { points, pointInterval, spins } = playSpins(startSession(3), winningReel, 5_000);
  expect(spins).toBe(5_000);
  expect(points.length).toBeLessThanOrEqual(DEMO_SESSION.maxPoints);
  expect(points.length).toBeGreaterThan(DEMO_SESSION.maxPoints / 2);
  expect(points.map((point) => point.spins)).toEqual(points.map((_, index) => index * pointInterval));
  for (const point of points.filter((_, index) => index % 50 === 0)) {
    expect(playSpins(startSession(3), winningReel, point.spins)).toMatchObject(point);
  }
});
