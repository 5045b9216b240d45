import type { Play } from './net-value.ts';
import { chanceToFinish, finalBalanceDensity } from './wagering-walk.ts';

/** An even number: Simpson's rule. */
const INTEGRATION_STEPS = 64;

/** Where a hundred players of an offer end: without money, with no more than they deposited, or with more. */
export function hundredPlayers(play: Play): { outOfMoney: number; belowDeposit: number; ahead: number } {
  const finish = chanceToFinish(play.walk);
  const below = Math.min(finish, shareBelowDeposit(play));
  const [outOfMoney = 0, belowDeposit = 0, ahead = 0] = toHundred([1 - finish, below, finish - below]);
  return { outOfMoney, belowDeposit, ahead };
}

function shareBelowDeposit({ walk, deposit }: Play): number {
  if (walk.turnover <= 0) return walk.start <= deposit ? 1 : 0;
  const width = deposit / INTEGRATION_STEPS;
  let sum = 0;
  for (let step = 0; step <= INTEGRATION_STEPS; step++) {
    const weight = step === 0 || step === INTEGRATION_STEPS ? 1 : step % 2 ? 4 : 2;
    sum += weight * finalBalanceDensity(walk, step * width);
  }
  return (sum * width) / 3;
}

/** Whole numbers that add up to a hundred: what rounding down leaves over goes to the largest remainders. */
function toHundred(shares: number[]): number[] {
  const whole = shares.map((share) => Math.floor(share * 100));
  const left = 100 - whole.reduce((sum, count) => sum + count, 0);
  const remainder = (index: number) => (shares[index] ?? 0) * 100 - (whole[index] ?? 0);
  const favoured = new Set([...shares.keys()].toSorted((a, b) => remainder(b) - remainder(a)).slice(0, left));
  return whole.map((count, index) => (favoured.has(index) ? count + 1 : count));
}
