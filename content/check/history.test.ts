import { listingSchema } from '@nettobonus/domain/catalogue/casino';
import { expect, test } from 'vitest';
import { createPastOfferBuilder, type ListingHistory } from '../past-offer.ts';
import { listHistoryProblems } from './history.ts';

const pastOffer = createPastOfferBuilder({ currency: 'EUR', minDeposit: 20_00, maxBet: 5_00 }, 10);
const terms = { matchPercent: 100, maxBonus: 300_00, wagerTimes: 30 };
const listing = listingSchema.parse({
  casino: 'joki-casino',
  order: 1,
  bonus: '100 % jopa 300 €',
  terms: pastOffer('2025-05-12', '', terms).terms,
  rating: 9,
  features: [],
  licence: { type: 'mga' },
  verdict: 'Hyvä.',
  verifiedOn: '2025-11-01',
});
const correct: ListingHistory = {
  casino: 'joki-casino',
  earlier: [pastOffer('2025-02-03', '100 % jopa 300 €', { ...terms, wagerTimes: 25 })],
  since: '2025-05-12',
};

test('a correct history has no problems', () => {
  expect(listHistoryProblems(correct, listing)).toEqual([]);
});

test.each([
  [
    'a headline that does not match its terms',
    { earlier: [pastOffer('2025-02-03', '100 % jopa 500 €', terms)] },
    /500/,
  ],
  ['days in the wrong order', { since: '2025-01-01' }, /is not after/],
  ['an offer that began after its terms were last verified', { since: '2025-11-02' }, /last verified/],
  ['no change', { earlier: [pastOffer('2025-02-03', '100 % jopa 300 €', terms)] }, /nothing changed/],
  [
    'a different currency from the listing',
    { earlier: [pastOffer('2025-02-03', '100 % jopa 300 €', { ...terms, wagerTimes: 25, currency: 'SEK' })] },
    /is SEK, but the listing uses EUR/,
  ],
] as const)('reports %s', (_, wrong, problem) => {
  expect(listHistoryProblems({ ...correct, ...wrong }, listing)).toContainEqual(
    expect.stringMatching(problem),
  );
});

test('reports a history for a casino that is not listed', () => {
  expect(listHistoryProblems(correct, undefined)).toEqual(['joki-casino: has a history but is not listed']);
});
