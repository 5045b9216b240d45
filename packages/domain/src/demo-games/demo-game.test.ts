import { expect, test } from 'vitest';
import { type DemoGame, demoGameSchema } from './demo-game.ts';

/** Returns 1/1000 · 400 + 27/1000 · 20 = 940 thousandths, with a spread of 13.1. */
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
const problemsOf = (given: DemoGame) =>
  demoGameSchema.safeParse(given).error?.issues.map(({ message }) => message) ?? [];

test('a game whose reels return what it states is valid', () => {
  expect(problemsOf(game)).toEqual([]);
});

test('a return that is off by a tenth of a percent is refused', () => {
  expect(problemsOf({ ...game, rtpPercent: 94.1 })).toEqual([expect.stringContaining('stated percentage')]);
});

test('a return is stated in tenths of a percent', () => {
  expect(problemsOf({ ...game, rtpPercent: 94.001 })).not.toEqual([]);
});

test('a spread that does not fit the volatility is refused', () => {
  expect(problemsOf({ ...game, volatility: 'medium' })).toEqual([expect.stringContaining('volatility')]);
});

test('a symbol stands on a reel once', () => {
  const [star, ...rest] = game.reel;
  const halves = [star, { symbol: 'frame', stops: 1 }, ...rest] as DemoGame['reel'];
  expect(problemsOf({ ...game, reel: halves })).toContainEqual(expect.stringContaining('twice'));
});

test('a win below the stake is refused', () => {
  const reel = game.reel.map((entry) => ({ ...entry, two: 0 }));
  expect(problemsOf({ ...game, reel })).not.toEqual([]);
});

test('a reel has no more stops than can be counted exactly', () => {
  const reel = game.reel.map((entry) => ({ ...entry, stops: entry.stops * 10 }));
  expect(problemsOf({ ...game, reel })).toEqual([expect.stringContaining('at most 50')]);
});
