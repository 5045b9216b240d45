import { demoGameSchema, STANDARD_DEVIATIONS } from '@nettobonus/domain/demo-games/demo-game';
import {
  getReturn,
  getStandardDeviation,
  hasReturnPerMille,
  listWins,
  type Reel,
  spin,
  toPerMille,
} from '@nettobonus/domain/demo-games/reels';
import { seededRandom } from '@nettobonus/domain/shared/seeded-random';
import { describe, expect, test } from 'vitest';
import { demoGames } from './demo-games.ts';

const SPINS = 1_000_000;
const SEED = 20_251_112;
const STANDARD_ERRORS = 4;
/** A million spins take 0.2 s on an idle machine, but longer on a busy one. */
const TIMEOUT_MS = 60_000;
const games = Object.entries(demoGames);

/** The central moment of a spin's payout. */
function getCentralMoment(reel: Reel, order: number): number {
  const { numerator, denominator } = getReturn(reel);
  const mean = numerator / denominator;
  const wins = listWins(reel);
  const losing = denominator - wins.reduce((sum, { positions }) => sum + positions, 0);
  const sum = wins.reduce((total, { payout, positions }) => total + positions * (payout - mean) ** order, 0);
  return (sum + losing * (0 - mean) ** order) / denominator;
}

describe.each(games)('%s', (key, game) => {
  test('returns exactly the stated percentage, with a standard deviation that fits its volatility', () => {
    expect(hasReturnPerMille(game.reel, toPerMille(game.rtpPercent))).toBe(true);
    expect(getStandardDeviation(game.reel)).toBeGreaterThanOrEqual(STANDARD_DEVIATIONS[game.volatility].min);
    expect(getStandardDeviation(game.reel)).toBeLessThanOrEqual(STANDARD_DEVIATIONS[game.volatility].max);
    expect(getStandardDeviation(game.reel)).toBeCloseTo(Math.sqrt(getCentralMoment(game.reel, 2)), 9);
  });

  test('is rejected with any other stated return', () => {
    for (const rtpPercent of [game.rtpPercent - 0.1, game.rtpPercent + 0.1]) {
      const changed = { ...game, theme: key, rtpPercent: Math.round(rtpPercent * 10) / 10 };
      expect(demoGameSchema.safeParse(changed).success).toBe(false);
    }
  });

  test('stays within four standard errors of its return and of its standard deviation in a million spins', {
    timeout: TIMEOUT_MS,
  }, () => {
    const random = seededRandom(SEED);
    let returned = 0;
    let squares = 0;
    for (let count = 0; count < SPINS; count++) {
      const { payout } = spin(game.reel, random);
      returned += payout;
      squares += payout * payout;
    }
    const mean = returned / SPINS;
    const variance = squares / SPINS - mean ** 2;
    const expected = getCentralMoment(game.reel, 2);
    const meanError = Math.sqrt(expected / SPINS);
    const varianceError = Math.sqrt((getCentralMoment(game.reel, 4) - expected ** 2) / SPINS);
    expect(Math.abs(mean - game.rtpPercent / 100)).toBeLessThan(STANDARD_ERRORS * meanError);
    expect(Math.abs(variance - expected)).toBeLessThan(STANDARD_ERRORS * varianceError);
  });
});

test('no two games have the same paytable', () => {
  const tables = games.map(([, { reel }]) => JSON.stringify(listWins(reel)));
  expect(new Set(tables).size).toBe(games.length);
});
