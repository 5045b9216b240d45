import { expect, test } from 'vitest';
import { type OfferTerms, offerTermsSchema } from '../offers/offer-terms.ts';
import { seededRandom } from '../shared/seeded-random.ts';
import {
  averageResult,
  buildWageringModel,
  DEPOSITS,
  getLossLimit,
  getNetValue,
  hasNet,
  NET_ASSUMPTIONS,
  type NetFigure,
  netOrNull,
  referenceDeposit,
} from './net-value.ts';
import { chanceToFinish, finalBalanceDensity, type Walk } from './wagering-walk.ts';

const match = (terms: Partial<OfferTerms>): OfferTerms =>
  offerTermsSchema.parse({ kind: 'match', currency: 'EUR', matchPercent: 210, maxBonus: 500_00, ...terms });

function getFigure(terms: OfferTerms, deposit: number): NetFigure {
  const value = getNetValue(terms, deposit);
  if (!hasNet(value)) throw new Error('no figure');
  return value;
}

test('210 − 210 × 15 × 4 % is +84', () => {
  expect(getFigure(match({ wagerTimes: 15 }), 100_00)).toMatchObject({
    state: 'plus',
    deposit: 100_00,
    gross: 210_00,
    net: 84_00,
  });
});

test('210 − 210 × 35 × 4 % is −84', () => {
  expect(getFigure(match({ wagerTimes: 35 }), 100_00).net).toBe(-84_00);
});

test('the break-even multiplier is 25', () => {
  expect(getFigure(match({ wagerTimes: 25 }), 100_00).net).toBe(0);
});

test('the loss is never more than the deposit', () => {
  expect(getFigure(match({ wagerTimes: 60 }), 100_00).net).toBe(-100_00);
});

test('a non-sticky bonus never costs the player’s own money', () => {
  expect(getFigure(match({ wagerTimes: 60, stickiness: 'non-sticky' }), 100_00).net).toBe(0);
});

test.each(['sticky', 'half-sticky'] as const)('the casino removes a %s bonus at withdrawal', (stickiness) => {
  expect(getFigure(match({ wagerTimes: 2, stickiness }), 100_00).net).toBe(-16_80);
});

test('the net value of a wager-free offer is its gross', () => {
  expect(getFigure(match({ wagerTimes: 0 }), 100_00).net).toBe(210_00);
});

test('raises the deposit to the minimum deposit and limits the bonus to its maximum', () => {
  expect(getFigure(match({ minDeposit: 400_00 }), 100_00)).toMatchObject({
    deposit: 400_00,
    gross: 500_00,
    net: 500_00,
  });
});

test('free spins count for 96 % of their stake, up to their win cap, and have their own wagering', () => {
  const freeSpins = { count: 100, spinValue: 10, wagerTimes: 10 };
  expect(getFigure(match({ matchPercent: 100, freeSpins }), 100_00)).toMatchObject({
    gross: 109_60,
    net: 105_76,
  });
  expect(
    getFigure(match({ matchPercent: 100, freeSpins: { ...freeSpins, winCap: 5_00 } }), 100_00),
  ).toMatchObject({ gross: 105_00, net: 103_00 });
});

test('wagering may include the deposit', () => {
  const terms = match({ matchPercent: 100, wagerTimes: 10, wagerBase: 'bonus-and-deposit' });
  expect(getFigure(terms, 100_00).net).toBe(20_00);
});

test('a win cap limits the gross', () => {
  expect(getFigure(match({ winCap: 50_00 }), 100_00).net).toBe(50_00);
});

test('a no-deposit offer has no risk', () => {
  const terms = offerTermsSchema.parse({
    kind: 'no-deposit',
    currency: 'EUR',
    freeSpins: { count: 20, spinValue: 20, wagerTimes: 40 },
  });
  expect(getFigure(terms, 100_00)).toMatchObject({ deposit: 0, gross: 3_84, net: 0, state: 'zero' });
});

test('lists the missing terms instead of a figure', () => {
  expect(getNetValue(match({ undisclosed: ['wagerTimes'] }), 100_00)).toEqual({
    state: 'unknown',
    missing: ['wagerTimes'],
  });
  const { matchPercent: _, ...rest } = match({ undisclosed: ['wagerTimes'] });
  expect(getNetValue(rest, 100_00)).toEqual({ state: 'unknown', missing: ['matchPercent', 'wagerTimes'] });
  expect(getNetValue(undefined, 100_00)).toEqual({ state: 'unknown', missing: [] });
});

test.each([
  ['plus', { wagerTimes: 15 }],
  ['minus', { wagerTimes: 35 }],
  ['zero', { wagerTimes: 25 }],
  ['floor', { wagerTimes: 60 }],
  ['non-sticky', { wagerTimes: 35, stickiness: 'non-sticky' }],
  ['plus', { wagerTimes: 15, stickiness: 'non-sticky' }],
  ['wager-free', { wagerTimes: 0 }],
  ['wager-free', {}],
] as const)('the state is %s with %j', (state, terms) => {
  expect(getFigure(match(terms), 100_00).state).toBe(state);
});

test('a figure at the floor includes its value without the floor', () => {
  expect(getFigure(match({ wagerTimes: 35, stickiness: 'non-sticky' }), 100_00)).toMatchObject({
    net: 0,
    sum: -84_00,
  });
});

test('cashback has no net value, only the share of a lost deposit that the casino pays back, up to its cap', () => {
  const cashback = offerTermsSchema.parse({ kind: 'cashback', currency: 'EUR', cashbackPercent: 12 });
  expect(getNetValue(cashback, 100_00)).toEqual({ state: 'cashback', deposit: 100_00, amount: 12_00 });
  expect(getNetValue({ ...cashback, cashbackCap: 5_00 }, 100_00)).toMatchObject({ amount: 5_00 });
  // 12 − 12 × 5 × 4 %
  expect(getNetValue({ ...cashback, wagerTimes: 5 }, 100_00)).toMatchObject({ amount: 9_60 });
  expect(netOrNull(getNetValue(cashback, 100_00))).toBeNull();
});

test('states why the net is above the sum: the deposit, a non-sticky bonus, or no deposit', () => {
  const noDeposit = offerTermsSchema.parse({
    kind: 'no-deposit',
    currency: 'EUR',
    maxBonus: 10_00,
    wagerTimes: 40,
  });
  expect(getLossLimit(getFigure(match({ wagerTimes: 60 }), 100_00))).toBe('deposit');
  expect(getLossLimit(getFigure(match({ wagerTimes: 60, stickiness: 'non-sticky' }), 100_00))).toBe(
    'non-sticky',
  );
  expect(getLossLimit(getFigure(noDeposit, 100_00))).toBe('no-deposit');
  expect(getLossLimit(getFigure(match({ wagerTimes: 35 }), 100_00))).toBeNull();
});

test('a loss of exactly the deposit needs no limit', () => {
  // 100 − 100 × 50 × 4 % = −100
  expect(getFigure(match({ matchPercent: 100, wagerTimes: 50 }), 100_00)).toMatchObject({
    net: -100_00,
    state: 'minus',
  });
});

test('a spins-only offer needs a deposit but has no bonus', () => {
  const spins = offerTermsSchema.parse({
    kind: 'free-spins-only',
    currency: 'EUR',
    freeSpins: { count: 200, spinValue: 10 },
  });
  expect(getFigure(spins, 100_00)).toMatchObject({ deposit: 100_00, gross: 19_20, net: 19_20 });
});

test('the middle deposit of a market is its reference', () => {
  expect([
    referenceDeposit('fi'),
    referenceDeposit('se'),
    referenceDeposit('no'),
    referenceDeposit('dk'),
  ]).toEqual([100_00, 1_000_00, 1_000_00, 500_00]);
  for (const amounts of Object.values(DEPOSITS)) expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
});

test('the stake is one per cent of the deposit, up to the maximum bet', () => {
  expect(buildWageringModel(match({}), 100_00).walk.stake).toBe(1_00);
  expect(buildWageringModel(match({ maxBet: 20 }), 100_00).walk.stake).toBe(20);
});

/** Pairs of a chance and a payout in stakes. Return to player 96 %, standard deviation 5.43 stakes. */
const PAYTABLE = [
  [0.002, 100],
  [0.002, 50],
  [0.008, 20],
  [0.013, 10],
  [0.018, 5],
  [0.08, 2],
  [0.12, 1],
] as const;

const WIN_CHANCE = PAYTABLE.reduce((sum, [chance]) => sum + chance, 0);

function simulate({ start, turnover, stake }: Walk, players: number, seed: number) {
  const random = seededRandom(seed);
  const finalBalances: number[] = [];
  for (let player = 0; player < players; player++) {
    let balance = start;
    let wagered = 0;
    while (wagered < turnover && balance >= stake) {
      balance -= stake;
      wagered += stake;
      let roll = random();
      if (roll >= WIN_CHANCE) continue;
      for (const [chance, payout] of PAYTABLE) {
        roll -= chance;
        if (roll < 0) {
          balance += payout * stake;
          break;
        }
      }
    }
    finalBalances.push(wagered >= turnover ? balance : 0);
  }
  return finalBalances;
}

test('the simulated slot returns 96 % with a standard deviation near 5.5 stakes', () => {
  const mean = PAYTABLE.reduce((sum, [chance, payout]) => sum + chance * payout, 0);
  const square = PAYTABLE.reduce((sum, [chance, payout]) => sum + chance * payout * payout, 0);
  expect(mean).toBeCloseTo(1 - NET_ASSUMPTIONS.edge, 10);
  expect(Math.sqrt(square - mean * mean)).toBeCloseTo(5.43, 1);
});

test.each([
  ['100 €, 35×', { matchPercent: 100, wagerTimes: 35 }, 0.324, 19.5],
  ['100 €, 10×', { matchPercent: 100, wagerTimes: 10 }, 0.683, 65.4],
  ['210 €, 15×', { matchPercent: 210, wagerTimes: 15 }, 0.548, 111],
  ['100 €, 35×, stake 0.20 €', { matchPercent: 100, wagerTimes: 35, maxBet: 20 }, 0.525, -14.1],
] as const)(
  '%s: the formula agrees with the published figures and with a simulated slot',
  (_, terms, chance, average) => {
    const model = buildWageringModel(match(terms), 100_00);
    expect(chanceToFinish(model.walk)).toBeCloseTo(chance, 2);
    expect(averageResult(model) / 100).toBeCloseTo(average, average === 111 ? -1 : 0);

    const finalBalances = simulate(model.walk, 2_000, 7);
    const finished = finalBalances.filter((balance) => balance > 0).length / finalBalances.length;
    const result =
      finalBalances.reduce((sum, balance) => sum + balance, 0) / finalBalances.length - model.deposit;
    expect(Math.abs(finished - chanceToFinish(model.walk))).toBeLessThan(0.05);
    expect(Math.abs(result - averageResult(model))).toBeLessThan(0.1 * model.deposit);
  },
  30_000,
);

test('the average including players who run out of money is never below the net value on the offer card', () => {
  for (const wagerTimes of [0, 1, 5, 10, 20, 35, 50]) {
    const terms = match({ wagerTimes });
    expect(averageResult(buildWageringModel(terms, 100_00))).toBeGreaterThanOrEqual(
      getFigure(terms, 100_00).sum - 1,
    );
  }
});

test('the density of final balances integrates to the share of players who complete the wagering', () => {
  const { walk } = buildWageringModel(match({ wagerTimes: 15 }), 100_00);
  const width = 50;
  let mass = 0;
  for (let balance = width / 2; balance < 5_000_00; balance += width)
    mass += finalBalanceDensity(walk, balance) * width;
  expect(mass).toBeCloseTo(chanceToFinish(walk), 3);
  expect(finalBalanceDensity(walk, 0)).toBe(0);
  expect(finalBalanceDensity({ ...walk, turnover: 0 }, 100)).toBe(0);
});

test('does not overflow with tiny stakes: the chance is 0 or 1', () => {
  const walk = { start: 200_00, edge: 0.04, spread: 5.5, stake: 0.0001 };
  expect(chanceToFinish({ ...walk, turnover: 1_000_00 })).toBeCloseTo(1, 6);
  expect(chanceToFinish({ ...walk, turnover: 10_000_00 })).toBeCloseTo(0, 6);
});

test('the average is never below the net value on the offer card, even with a sticky bonus, a win cap or a floor', () => {
  for (const stickiness of ['cashable', 'sticky', 'non-sticky'] as const) {
    for (const wagerTimes of [0, 5, 20, 35, 60]) {
      for (const winCap of [undefined, 50_00]) {
        for (const maxBet of [undefined, 10]) {
          const terms = match({ wagerTimes, stickiness, winCap, maxBet });
          const average = averageResult(buildWageringModel(terms, 100_00));
          expect(average).toBeGreaterThanOrEqual(getFigure(terms, 100_00).net - 0.5);
        }
      }
    }
  }
});

test('only players who complete the wagering lose a sticky bonus', () => {
  const model = buildWageringModel(match({ wagerTimes: 10 }), 100_00);
  const sticky = buildWageringModel(match({ wagerTimes: 10, stickiness: 'sticky' }), 100_00);
  expect(averageResult(model) - averageResult(sticky)).toBeCloseTo(chanceToFinish(model.walk) * 210_00, 6);
});

test('different assumptions change the figure and the value of the spins', () => {
  const terms = match({ wagerTimes: 15, freeSpins: { count: 100, spinValue: 10 } });
  const assumptions = { ...NET_ASSUMPTIONS, edge: 0.06 };
  // 210 + 9.40 − 210 × 15 × 6 %
  expect(getNetValue(terms, 100_00, assumptions)).toMatchObject({ net: 30_40 });
  expect(buildWageringModel(terms, 100_00, { ...assumptions, stake: 2_50 }).walk.stake).toBe(2_50);
});
