import { expect, test } from 'vitest';
import { type OfferTerms, offerTermsSchema } from '../offers/offer-terms.ts';
import { findSimilarOffers } from './similar-offers.ts';

const offer = (
  casino: string,
  net: number | null,
  terms: Partial<OfferTerms> = {},
  bonus: string = casino,
) => ({
  casino,
  bonus,
  net: net === null ? null : net * 100,
  hideFromListing: false,
  terms: offerTermsSchema.parse({
    kind: 'match',
    currency: 'EUR',
    matchPercent: 200,
    maxBonus: 500_00,
    ...terms,
  }),
});
const names = (offers: { casino: string }[]) => offers.map(({ casino }) => casino);
const own = offer('own', -84, {}, '200 % jopa 500 €');

test('the same headline comes first, whatever its terms', () => {
  const sameHeadline = offer(
    'same-headline',
    -80,
    { kind: 'cashback', matchPercent: 10 },
    '200\u00a0% JOPA 500\u00a0€',
  );
  expect(names(findSimilarOffers(own, [offer('near', 100), sameHeadline]))).toEqual([
    'same-headline',
    'near',
  ]);
});

test('then the nearest by kind, percentage and cap, in this order', () => {
  const offers = [
    offer('other-kind', 200, { kind: 'cashback' }),
    offer('other-cap', 10, { maxBonus: 1_000_00 }),
    offer('other-percent', 50, { matchPercent: 150 }),
    offer('alike', 5),
  ];
  expect(names(findSimilarOffers(own, offers))).toEqual(['alike', 'other-cap', 'other-percent']);
});

test('of two equally similar offers the one with the higher net comes first, then alphabetical order decides', () => {
  const offers = [offer('b', 10), offer('c', 20), offer('a', 10)];
  expect(names(findSimilarOffers(own, offers))).toEqual(['c', 'a', 'b']);
  expect(names(findSimilarOffers(own, offers.toReversed()))).toEqual(['c', 'a', 'b']);
});

test('only offers with a higher net are listed, and never the offer itself', () => {
  const offers = [
    own,
    offer('same', -84),
    offer('a-cent-more', -83.7),
    offer('worse', -90),
    offer('undisclosed', null),
  ];
  expect(findSimilarOffers(own, offers)).toEqual([]);
});

test('an offer that is hidden from lists is not listed', () => {
  expect(findSimilarOffers(own, [{ ...offer('hidden', 84), hideFromListing: true }])).toEqual([]);
});

test('for an offer without a net, offers with a positive net are listed', () => {
  const offers = [offer('loss', -10), offer('nothing', 0), offer('gain', 10)];
  expect(names(findSimilarOffers(offer('undisclosed', null), offers))).toEqual(['gain']);
});
