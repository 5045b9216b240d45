import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type OfferTerms, offerTermsSchema } from '../offers/offer-terms.ts';
import { hundredPlayers } from './hundred-players.ts';
import { buildWageringModel, NET_ASSUMPTIONS } from './net-value.ts';
import { chanceToFinish } from './wagering-walk.ts';

const match = (terms: Partial<OfferTerms>): OfferTerms =>
  offerTermsSchema.parse({ kind: 'match', currency: 'EUR', matchPercent: 200, maxBonus: 500_00, ...terms });

const spins = { count: 100, spinValue: 10, wagerTimes: 35 };

test('with 200 % and 35×, 71 players lose everything, 1 finishes below the deposit and 28 are ahead', () => {
  expect(hundredPlayers(buildWageringModel(match({ wagerTimes: 35, freeSpins: spins }), 100_00))).toEqual({
    outOfMoney: 71,
    belowDeposit: 1,
    ahead: 28,
  });
});

test('without wagering all hundred players are ahead', () => {
  expect(hundredPlayers(buildWageringModel(match({}), 100_00))).toEqual({
    outOfMoney: 0,
    belowDeposit: 0,
    ahead: 100,
  });
});

test('a player who finishes with exactly the deposit is not ahead', () => {
  const model = buildWageringModel(match({ stickiness: 'sticky' }), 100_00);
  expect(hundredPlayers(model)).toEqual({ outOfMoney: 0, belowDeposit: 100, ahead: 0 });
});

test('fewer players finish ahead with a sticky bonus: the casino deducts it from the balance', () => {
  const terms = match({ wagerTimes: 10 });
  const cashable = hundredPlayers(buildWageringModel(terms, 100_00));
  const sticky = hundredPlayers(buildWageringModel({ ...terms, stickiness: 'sticky' }, 100_00));
  expect(sticky.outOfMoney).toBe(cashable.outOfMoney);
  expect(sticky.ahead).toBeLessThan(cashable.ahead);
});

test('counts every player with tiny stakes and hardly any variance', () => {
  const model = buildWageringModel(match({ matchPercent: 100, wagerTimes: 5 }), 100_00, {
    ...NET_ASSUMPTIONS,
    stake: 0.000001,
  });
  // 200 − 500 × 4 % = 180 for every player.
  expect(hundredPlayers(model)).toEqual({ outOfMoney: 0, belowDeposit: 0, ahead: 100 });
  const highWagering = buildWageringModel(match({ matchPercent: 100, wagerTimes: 35 }), 100_00, {
    ...NET_ASSUMPTIONS,
    stake: 0.000001,
  });
  // 200 − 3 500 × 4 % = 60.
  expect(hundredPlayers(highWagering)).toEqual({ outOfMoney: 0, belowDeposit: 100, ahead: 0 });
});

test('the counts are non-negative integers and add up to a hundred', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 200, noNaN: true }),
      fc.double({ min: 0, max: 1_000, noNaN: true }),
      fc.integer({ min: 1, max: 10_000_00 }),
      fc.integer({ min: 1, max: 1_000_00 }),
      fc.constantFrom('cashable', 'sticky', 'non-sticky' as const),
      (wagerTimes, matchPercent, deposit, stake, stickiness) => {
        const model = buildWageringModel(
          { kind: 'match', currency: 'EUR', undisclosed: [], wagerTimes, matchPercent, stickiness },
          deposit,
          { ...NET_ASSUMPTIONS, stake },
        );
        const { outOfMoney, belowDeposit, ahead } = hundredPlayers(model);
        expect(outOfMoney + belowDeposit + ahead).toBe(100);
        for (const count of [outOfMoney, belowDeposit, ahead]) {
          expect(Number.isInteger(count)).toBe(true);
          expect(count).toBeGreaterThanOrEqual(0);
        }
        expect(Math.abs(100 - outOfMoney - chanceToFinish(model.walk) * 100)).toBeLessThan(1);
      },
    ),
  );
});
