import { integrate } from './integrate.ts';
import type { Play } from './net-value.ts';
import { chanceToFinish, finalBalanceDensity, spreadOfEnd, type Walk } from './wagering-walk.ts';

const STEPS = 128;
/** So many deviations from its middle a balance is as good as never. */
const FAR = 9;

/** Of a hundred players: whose money is gone, who finishes without a gain, who finishes ahead. */
export interface HundredPlayers {
  outOfMoney: number;
  belowDeposit: number;
  ahead: number;
}

/** How a hundred players end who all take the same offer. */
export function hundredPlayers(play: Play): HundredPlayers {
  const { walk, deposit, taken } = play;
  const finish = chanceToFinish(walk);
  // A sticky bonus is still in the balance that ends the wagering, and is not the player's.
  const even = deposit + taken;
  const below = Math.min(finish, shareUpTo(walk, even));
  const [outOfMoney, belowDeposit, ahead] = toHundred([1 - finish, below, finish - below]);
  return { outOfMoney, belowDeposit, ahead };
}

/** The share of players who finish with no more than `balance`. */
function shareUpTo(walk: Walk, balance: number): number {
  if (walk.turnover <= 0) return walk.start <= balance ? 1 : 0;
  const middle = walk.start - walk.edge * walk.turnover;
  // Only where the density is: with small stakes it is a needle, and even steps would pass it by.
  const from = Math.max(0, middle - FAR * spreadOfEnd(walk));
  const to = Math.min(balance, middle + FAR * spreadOfEnd(walk));
  if (to <= from) return 0;
  return integrate((balanceAtEnd) => finalBalanceDensity(walk, balanceAtEnd), from, to, STEPS);
}

type Three = [number, number, number];

/** Shares as whole hundredths that add up: what rounding down leaves over goes to the largest remainders. */
function toHundred(shares: Three): Three {
  const whole = shares.map((share) => Math.floor(share * 100 + 1e-9)) as Three;
  const byRemainder = [0, 1, 2].toSorted((a, b) => remainder(b) - remainder(a)) as Three;
  function remainder(index: number): number {
    return (shares[index] ?? 0) * 100 - (whole[index] ?? 0);
  }
  const left = 100 - whole.reduce((sum, count) => sum + count, 0);
  for (const index of byRemainder.slice(0, left)) whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}
