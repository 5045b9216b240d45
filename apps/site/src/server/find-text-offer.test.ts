import { expect, test } from 'vitest';
import type { Offer } from '../offer-ui/offer.ts';
import { listTestOffers } from '../test-offers.ts';
import { findTextOffer } from './find-text-offer.ts';

const offers = listTestOffers('se');
const HIGHEST_NET = { type: 'offer', rule: 'highest-net' } as const;
const findHighest = (among: readonly Offer[]) => findTextOffer(HIGHEST_NET, among);
const highest = findHighest(offers) as Offer;
const replaceHighest = (change: Partial<Offer>) =>
  offers.map((offer) => (offer === highest ? { ...offer, ...change } : offer));

test('the rule finds the highest net', () => {
  expect(highest.net).toBe(Math.max(...offers.map(({ net }) => net ?? Number.NEGATIVE_INFINITY)));
});

test.each<[string, Partial<Offer>]>([
  ['has no licence in the market', { isUnlicensed: true }],
  ['is hidden from lists', { hideFromListing: true }],
  ['has no known net', { net: null }],
])('the highest net is not that of a casino that %s', (_, change) => {
  expect(findHighest(replaceHighest(change))).toBe(findHighest(offers.filter((offer) => offer !== highest)));
});

test('a text shows the offer of the casino that it names, unless it has no licence in the market', () => {
  const block = { type: 'offer', rule: 'casino', casino: highest.casino } as const;
  expect(findTextOffer(block, offers)).toBe(highest);
  expect(findTextOffer(block, replaceHighest({ isUnlicensed: true }))).toBeNull();
});
