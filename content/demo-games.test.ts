import { demoGameSchema, SPREADS } from '@nettobonus/domain/demo-games/demo-game';
import {
  listWins,
  type Reel,
  returnOf,
  returnsExactly,
  spin,
  spreadOf,
  toThousandths,
} from '@nettobonus/domain/demo-games/reels';
import { seededRandom } from '@nettobonus/domain/shared/seeded-random';
import { describe, expect, test } from 'vitest';
import { demoGames } from './demo-games.ts';

const SPINS = 1_000_000;
const SEED = 20_251_112;
const STANDARD_ERRORS = 4;
/** A million spins take 0.2 s; a busy machine needs longer. */
const TIMEOUT_MS = 60_000;
const games = Object.entries(demoGames);

/** The central moment of a spin's pay, of the given order. */
function momentOf(reel: Reel, power: number): number {
  const { part, whole } = returnOf(reel);
  const mean = part / whole;
  const wins = listWins(reel);
  const losing = whole - wins.reduce((sum, { ways }) => sum + ways, 0);
  const sum = wins.reduce((total, { pays, ways }) => total + ways * (pays - mean) ** power, 0);
  return (sum + losing * (0 - mean) ** power) / whole;
}

describe.each(games)('%s', (key, game) => {
  test('returns exactly what is stated, with a spread that fits its volatility', () => {
    expect(returnsExactly(game.reel, toThousandths(game.rtpPercent))).toBe(true);
    expect(spreadOf(game.reel)).toBeGreaterThanOrEqual(SPREADS[game.volatility].least);
    expect(spreadOf(game.reel)).toBeLessThanOrEqual(SPREADS[game.volatility].most);
    expect(spreadOf(game.reel)).toBeCloseTo(Math.sqrt(momentOf(game.reel, 2)), 9);
  });

  test('is refused with any other return', () => {
    for (const rtpPercent of [game.rtpPercent - 0.1, game.rtpPercent + 0.1]) {
      const given = { ...game, theme: key, rtpPercent: Math.round(rtpPercent * 10) / 10 };
      expect(demoGameSchema.safeParse(given).success).toBe(false);
    }
  });

  test('stays within four standard errors of its return and of its spread in a million spins', {
    timeout: TIMEOUT_MS,
  }, () => {
    const random = seededRandom(SEED);
    let returned = 0;
    let squares = 0;
    for (let count = 0; count < SPINS; count++) {
      const { pays } = spin(game.reel, random);
      returned += pays;
      squares += pays * pays;
    }
    const mean = returned / SPINS;
    const variance = squares / SPINS - mean ** 2;
    const expected = momentOf(game.reel, 2);
    const meanError = Math.sqrt(expected / SPINS);
    const varianceError = Math.sqrt((momentOf(game.reel, 4) - expected ** 2) / SPINS);
    expect(Math.abs(mean - game.rtpPercent / 100)).toBeLessThan(STANDARD_ERRORS * meanError);
    expect(Math.abs(variance - expected)).toBeLessThan(STANDARD_ERRORS * varianceError);
  });
});

test('no two games pay alike', () => {
  const tables = games.map(([, { reel }]) => JSON.stringify(listWins(reel)));
  expect(new Set(tables).size).toBe(games.length);
});
