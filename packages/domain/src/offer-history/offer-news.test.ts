import { expect, test } from 'vitest';
import type { ListedCasino } from '../catalogue/casino.ts';
import type { OfferTerms } from '../offers/offer-terms.ts';
import type { OfferChange } from './offer-change.ts';
import { type FollowedCasino, listOfferNews } from './offer-news.ts';

const terms = (wagerTimes: number): OfferTerms => ({
  kind: 'match',
  currency: 'EUR',
  undisclosed: [],
  matchPercent: 100,
  maxBonus: 100_00,
  wagerTimes,
});
const offer = (wagerTimes: number) => ({ bonus: '100 % jopa 100 €', terms: terms(wagerTimes) });

function casinoOf(casino: string, wagerTimes: number, more: Partial<ListedCasino> = {}): ListedCasino {
  return {
    casino,
    name: casino,
    image: '/tile.svg',
    order: 1,
    ...offer(wagerTimes),
    rating: 8,
    features: [],
    category: [],
    recommended: false,
    isNew: false,
    exclusiveOffer: false,
    hideFromListing: false,
    licence: { type: 'mga' },
    verdict: 'Hyvä.',
    verifiedOn: '2025-11-01',
    ...more,
  };
}
const change = (changedAt: string, from: number, to: number): OfferChange => ({
  changedAt,
  beforeSince: '2025-01-01T00:00:00+00:00',
  before: offer(from),
  after: offer(to),
});
const followed = (casino: ListedCasino, changes: OfferChange[] = []): FollowedCasino => ({
  casino,
  changes,
  listedSince: new Date('2025-07-01T00:00:00Z'),
});
const summarise = (news: ReturnType<typeof listOfferNews>) =>
  news.map(({ casino, at, version, before }) => [
    casino.casino,
    at.toISOString().slice(0, 10),
    before?.offer.terms?.wagerTimes ?? null,
    version.offer.terms?.wagerTimes,
  ]);

test('every change of an offer is news, sorted newest first across casinos', () => {
  const joki = followed(casinoOf('joki', 40), [
    change('2025-03-01T00:00:00+00:00', 30, 35),
    change('2025-09-01T00:00:00+00:00', 35, 40),
  ]);
  // Timestamps with different offsets compare by instant.
  const winz = followed(casinoOf('winz', 20), [change('2025-09-01T01:00:00+02:00', 10, 20)]);
  expect(summarise(listOfferNews([winz, joki], 100_00, 50))).toEqual([
    ['joki', '2025-09-01', 35, 40],
    ['winz', '2025-08-31', 10, 20],
    ['joki', '2025-03-01', 30, 35],
  ]);
});

test('a casino is listed as new only if the editors marked it, dated by its listing', () => {
  const news = listOfferNews(
    [followed(casinoOf('old', 10)), followed(casinoOf('new', 10, { isNew: true }))],
    100_00,
    50,
  );
  expect(summarise(news)).toEqual([['new', '2025-07-01', null, 10]]);
  expect(news[0]?.version.value).toMatchObject({ state: 'plus', net: 60_00 });
});

test('the changed offer of a new casino is listed twice: as first published and as changed', () => {
  const changed = followed(casinoOf('new', 20, { isNew: true }), [
    change('2025-09-01T00:00:00+00:00', 10, 20),
  ]);
  expect(summarise(listOfferNews([changed], 100_00, 50))).toEqual([
    ['new', '2025-09-01', 10, 20],
    ['new', '2025-01-01', null, 10],
  ]);
});

test('a new casino without a listing date is left out', () => {
  expect(
    listOfferNews([{ ...followed(casinoOf('new', 10, { isNew: true })), listedSince: null }], 100_00, 50),
  ).toEqual([]);
});

test('the limit applies, and simultaneous news is in the market’s order', () => {
  const news = [3, 1, 2].map((order) => followed(casinoOf(`c${order}`, 10, { isNew: true, order })));
  expect(listOfferNews(news, 100_00, 2).map(({ casino }) => casino.casino)).toEqual(['c1', 'c2']);
});
