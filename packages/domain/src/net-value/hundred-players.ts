import { integrate } from './integrate.ts';
import type { WageringModel } from './net-value.ts';
import { chanceToFinish, finalBalanceDensity, finalBalanceDeviation, type Walk } from './wagering-walk.ts';

const STEPS = 128;
/** Beyond this many standard deviations from the mean, the probability is negligible. */
const CUTOFF_DEVIATIONS = 9;

/** How many of a hundred players run out of money, complete the wagering without a gain, or complete it with one. */
export interface HundredPlayers {
  outOfMoney: number;
  belowDeposit: number;
  ahead: number;
}

export function hundredPlayers(model: WageringModel): HundredPlayers {
  const { walk, deposit, forfeitedBonus } = model;
  const finish = chanceToFinish(walk);
  // The balance at the end of wagering still includes a sticky bonus, which the player does not get.
  const breakEvenBalance = deposit + forfeitedBonus;
  const below = Math.min(finish, shareUpTo(walk, breakEvenBalance));
  const [outOfMoney, belowDeposit, ahead] = toHundred([1 - finish, below, finish - below]);
  return { outOfMoney, belowDeposit, ahead };
}

/** The share of players who complete the wagering with no more than `balance`. */
function shareUpTo(walk: Walk, balance: number): number {
  if (walk.turnover <= 0) return walk.start <= balance ? 1 : 0;
  const mean = walk.start - walk.edge * walk.turnover;
  // Integrate only near the mean: with small stakes the density is a narrow peak that equidistant steps would miss.
  const from = Math.max(0, mean - CUTOFF_DEVIATIONS * finalBalanceDeviation(walk));
  const to = Math.min(balance, mean + CUTOFF_DEVIATIONS * finalBalanceDeviation(walk));
  if (to <= from) return 0;
  return integrate((finalBalance) => finalBalanceDensity(walk, finalBalance), from, to, STEPS);
}

type Three = [number, number, number];

/** Whole percentages that add up to 100, by the largest remainder method. */
function toHundred(shares: Three): Three {
  const whole = shares.map((share) => Math.floor(share * 100 + 1e-9)) as Three;
  const byRemainder = [0, 1, 2].toSorted((a, b) => remainder(b) - remainder(a)) as Three;
  function remainder(index: number): number {
    return (shares[index] ?? 0) * 100 - (whole[index] ?? 0);
  }
  const remaining = 100 - whole.reduce((sum, count) => sum + count, 0);
  for (const index of byRemainder.slice(0, remaining)) whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}
