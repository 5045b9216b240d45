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
  licenceStrength: 1,
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

test('lists only offers with the same headline if there are any, even with different terms', () => {
  const sameHeadline = offer('same-headline', 8, { matchPercent: 10 }, '200\u00a0% JOPA 500\u00a0€');
  expect(names(findSimilarOffers(own, [offer('near', 100), sameHeadline]))).toEqual(['same-headline']);
});

test('lists no casino with a weaker licence', () => {
  expect(findSimilarOffers(own, [{ ...offer('weaker', 84), licenceStrength: 0 }])).toEqual([]);
  expect(names(findSimilarOffers(own, [{ ...offer('stronger', 84), licenceStrength: 2 }]))).toEqual([
    'stronger',
  ]);
});

test('lists no casino that a licensed-only market does not promote, not even next to another one', () => {
  const unlicensed = { ...offer('unlicensed', 84), isUnlicensed: true };
  expect(
    names(findSimilarOffers({ ...own, isUnlicensed: true }, [unlicensed, offer('licensed', 8)])),
  ).toEqual(['licensed']);
});

test('the nearest offers by kind, percentage and cap follow, in this order of precedence', () => {
  const offers = [
    offer('other-kind', 200, { kind: 'cashback' }),
    offer('other-cap', 10, { maxBonus: 1_000_00 }),
    offer('other-percent', 50, { matchPercent: 150 }),
    offer('same-terms', 5),
  ];
  expect(names(findSimilarOffers(own, offers))).toEqual(['same-terms', 'other-cap', 'other-percent']);
});

test('sorts equally similar offers by net value, then alphabetically', () => {
  const offers = [offer('b', 10), offer('c', 20), offer('a', 10)];
  expect(names(findSimilarOffers(own, offers))).toEqual(['c', 'a', 'b']);
  expect(names(findSimilarOffers(own, offers.toReversed()))).toEqual(['c', 'a', 'b']);
});

test('lists only offers with a positive and higher net value, and never the offer itself', () => {
  const positive = offer('own', 84);
  const offers = [
    positive,
    offer('same', 84),
    offer('a-cent-more', 84.3),
    offer('worse', 80),
    offer('undisclosed', null),
  ];
  expect(findSimilarOffers(positive, offers)).toEqual([]);
  expect(findSimilarOffers(own, [offer('smaller-loss', -10), offer('nothing', 0)])).toEqual([]);
});

test('omits an offer that is hidden from lists', () => {
  expect(findSimilarOffers(own, [{ ...offer('hidden', 84), hideFromListing: true }])).toEqual([]);
});

test('lists offers with a positive net value for an offer with an unknown one', () => {
  const offers = [offer('loss', -10), offer('nothing', 0), offer('gain', 10)];
  expect(names(findSimilarOffers(offer('undisclosed', null), offers))).toEqual(['gain']);
});
