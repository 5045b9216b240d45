import { listingSchema } from '@nettobonus/domain/catalogue/casino';
import { expect, test } from 'vitest';
import { type OfferPast, pastOfferWith } from '../past-offer.ts';
import { listPastProblems } from './history.ts';

const past = pastOfferWith({ currency: 'EUR', minDeposit: 20_00, maxBet: 5_00 }, 10);
const own = { matchPercent: 100, maxBonus: 300_00, wagerTimes: 30 };
const listing = listingSchema.parse({
  casino: 'joki-casino',
  order: 1,
  bonus: '100 % jopa 300 €',
  terms: past('2025-05-12', '', own).terms,
  rating: 9,
  features: [],
  licence: { type: 'mga' },
  verdict: 'Hyvä.',
  verifiedOn: '2025-11-01',
});
const good: OfferPast = {
  casino: 'joki-casino',
  earlier: [past('2025-02-03', '100 % jopa 300 €', { ...own, wagerTimes: 25 })],
  since: '2025-05-12',
};

test('a past whose headlines, days and changes hold has no problems', () => {
  expect(listPastProblems(good, listing)).toEqual([]);
});

test.each([
  [
    'a headline that its terms do not keep',
    { earlier: [past('2025-02-03', '100 % jopa 500 €', own)] },
    /500/,
  ],
  ['days that go backwards', { since: '2025-01-01' }, /does not come after/],
  ['an offer that began after the last check', { since: '2025-11-02' }, /last checked/],
  ['no change', { earlier: [past('2025-02-03', '100 % jopa 300 €', own)] }, /nothing changed/],
  [
    'another currency',
    { earlier: [past('2025-02-03', '100 % jopa 300 €', { ...own, wagerTimes: 25, currency: 'SEK' })] },
    /SEK/,
  ],
] as const)('%s is named', (_, wrong, problem) => {
  expect(listPastProblems({ ...good, ...wrong }, listing)).toContainEqual(expect.stringMatching(problem));
});

test('a casino that is not listed has no past', () => {
  expect(listPastProblems(good, undefined)).toEqual(['joki-casino: has a past but is not listed']);
});
