import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hundredPlayers } from './hundred-players.ts';
import { buildPlay } from './net-value.ts';
import { type OfferTerms, offerTermsSchema } from './offer-terms.ts';
import { chanceToFinish, finalBalanceDensity } from './wagering-walk.ts';

const playOf = (terms: Partial<OfferTerms>, deposit = 100_00) =>
  buildPlay(offerTermsSchema.parse({ kind: 'match', currency: 'EUR', matchPercent: 100, ...terms }), deposit);

test('the players who run out are those who do not finish', () => {
  const play = playOf({ wagerTimes: 35 });
  expect(hundredPlayers(play).outOfMoney).toBe(Math.round(100 - chanceToFinish(play.walk) * 100));
});

test('those ahead are the ones whose balance ends above the deposit', () => {
  const play = playOf({ wagerTimes: 10 });
  let above = 0;
  for (let balance = play.deposit + 50; balance < 50 * play.deposit; balance += 100) {
    above += finalBalanceDensity(play.walk, balance) * 100;
  }
  expect(Math.abs(hundredPlayers(play).ahead - above * 100)).toBeLessThan(1);
});

test('without wagering everybody is ahead', () => {
  expect(hundredPlayers(playOf({}))).toEqual({ outOfMoney: 0, belowDeposit: 0, ahead: 100 });
});

test('without a deposit nobody ends below it', () => {
  const { belowDeposit } = hundredPlayers(playOf({ kind: 'no-deposit', maxBonus: 10_00, wagerTimes: 30 }));
  expect(belowDeposit).toBe(0);
});

test('the three are whole numbers that add up to a hundred', () => {
  fc.assert(
    fc.property(
      fc.record({
        matchPercent: fc.integer({ min: 1, max: 400 }),
        wagerTimes: fc.integer({ min: 0, max: 60 }),
      }),
      fc.integer({ min: 10_00, max: 1_000_00 }),
      (terms, deposit) => {
        const ends = Object.values(hundredPlayers(playOf(terms, deposit)));
        expect(ends.every((count) => Number.isInteger(count) && count >= 0)).toBe(true);
        expect(ends.reduce((sum, count) => sum + count, 0)).toBe(100);
      },
    ),
  );
});
