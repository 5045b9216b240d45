import { integrate } from './integrate.ts';
import { logNormalCdf, normalCdf, normalDensity } from './normal.ts';

/**
 * Wagering as a random walk with an absorbing floor: the balance drifts down by `edge` per unit wagered, varies
 * randomly, and the walk ends at zero or when the turnover is complete.
 */
export interface Walk {
  /** The starting balance. */
  start: number;
  /** The amount to wager. */
  turnover: number;
  /** The bet per spin. */
  stake: number;
  /** House edge per unit wagered. */
  edge: number;
  /** Standard deviation of one spin, in stakes. */
  spread: number;
}

const INTEGRATION_STEPS = 64;
const STEPS_PER_SEGMENT = 4;

const variancePerUnit = ({ spread, stake }: Walk) => spread * spread * stake;

/** The standard deviation of the balance at the end of the turnover. */
export const finalBalanceDeviation = (walk: Walk) => Math.sqrt(variancePerUnit(walk) * walk.turnover);

/** The share of players who complete the turnover before the balance runs out. */
export function chanceToFinish(walk: Walk, turnover = walk.turnover): number {
  const { start, edge } = walk;
  if (turnover <= 0) return 1;
  const variance = variancePerUnit(walk);
  const deviation = Math.sqrt(variance * turnover);
  const unrestricted = normalCdf((start - edge * turnover) / deviation);
  // In logarithms: with small stakes the factor overflows while the probability underflows.
  const reflected = Math.exp(
    (2 * edge * start) / variance + logNormalCdf((-start - edge * turnover) / deviation),
  );
  return Math.min(1, Math.max(0, unrestricted - reflected));
}

/** The average amount wagered by all players, including those who run out of money. */
export function expectedTurnover(walk: Walk): number {
  return integrateChance(walk, 0, walk.turnover, INTEGRATION_STEPS);
}

/** The same for several turnovers in ascending order: each integration continues from the previous one. */
export function expectedTurnovers(walk: Walk, turnovers: readonly number[]): number[] {
  let sum = 0;
  let from = 0;
  return turnovers.map((turnover) => {
    sum += integrateChance(walk, from, turnover, STEPS_PER_SEGMENT);
    from = turnover;
    return sum;
  });
}

function integrateChance(walk: Walk, from: number, to: number, steps: number): number {
  return integrate((turnover) => chanceToFinish(walk, turnover), from, to, steps);
}

/** Density of the final balance at `balance`, for players who complete the wagering. */
export function finalBalanceDensity(walk: Walk, balance: number): number {
  const { start, turnover, edge } = walk;
  if (balance <= 0 || turnover <= 0) return 0;
  const variance = variancePerUnit(walk);
  const deviation = finalBalanceDeviation(walk);
  const unrestricted = normalDensity((balance - start + edge * turnover) / deviation);
  const z = (balance + start + edge * turnover) / deviation;
  const reflected = Math.exp((2 * edge * start) / variance - (z * z) / 2) / Math.sqrt(2 * Math.PI);
  return Math.max(0, unrestricted - reflected) / deviation;
}
