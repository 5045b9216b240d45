import { expect, test } from 'vitest';
import { type DemoGame, demoGameSchema } from './demo-game.ts';

/** The return is 1/1000 · 400 + 27/1000 · 20 = 940 per mille, the standard deviation 13.1. */
const game: DemoGame = {
  name: 'Three rings',
  studio: 'A studio',
  rtpPercent: 94,
  volatility: 'high',
  reel: [
    { symbol: 'star', stops: 1, three: 400 },
    { symbol: 'ring', stops: 3, three: 20 },
    { symbol: 'frame', stops: 6 },
  ],
  theme: 'Rings and a star.',
};
const listProblems = (input: DemoGame) =>
  demoGameSchema.safeParse(input).error?.issues.map(({ message }) => message) ?? [];

test('accepts a game whose reels return the stated percentage', () => {
  expect(listProblems(game)).toEqual([]);
});

test('rejects a stated return that is off by a tenth of a percent', () => {
  expect(listProblems({ ...game, rtpPercent: 94.1 })).toEqual([expect.stringContaining('stated percentage')]);
});

test('rejects a return with more than one decimal place', () => {
  expect(listProblems({ ...game, rtpPercent: 94.001 })).not.toEqual([]);
});

test('rejects a standard deviation that does not match the volatility', () => {
  expect(listProblems({ ...game, volatility: 'medium' })).toEqual([expect.stringContaining('volatility')]);
});

test('rejects a repeated symbol on a reel', () => {
  const [star, ...rest] = game.reel;
  const repeated = [star, { symbol: 'frame', stops: 1 }, ...rest] as DemoGame['reel'];
  expect(listProblems({ ...game, reel: repeated })).toContainEqual(expect.stringContaining('twice'));
});

test('rejects a win below the stake', () => {
  const reel = game.reel.map((entry) => ({ ...entry, two: 0 }));
  expect(listProblems({ ...game, reel })).not.toEqual([]);
});

test('rejects a reel with more than 50 stops', () => {
  const reel = game.reel.map((entry) => ({ ...entry, stops: entry.stops * 10 }));
  expect(listProblems({ ...game, reel })).toEqual([expect.stringContaining('at most 50')]);
});
