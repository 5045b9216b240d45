import { expect, test } from 'vitest';
import type { ListedCasino } from '../catalogue/casino.ts';
import type { OfferTerms } from '../offers/offer-terms.ts';
import type { OfferChange } from './offer-change.ts';
import { type CasinoWithHistory, listOfferNews } from './offer-news.ts';

const terms = (wagerTimes: number): OfferTerms => ({
  kind: 'match',
  currency: 'EUR',
  undisclosed: [],
  matchPercent: 100,
  maxBonus: 100_00,
  wagerTimes,
});
const offer = (wagerTimes: number) => ({ bonus: '100 % jopa 100 €', terms: terms(wagerTimes) });

function createCasino(
  casino: string,
  wagerTimes: number,
  overrides: Partial<ListedCasino> = {},
): ListedCasino {
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
    depositMethods: [],
    hideFromListing: false,
    licence: { type: 'mga' },
    verdict: 'Hyvä.',
    verifiedOn: '2025-11-01',
    ...overrides,
  };
}
const change = (changedAt: string, from: number, to: number): OfferChange => ({
  changedAt,
  beforeSince: '2025-01-01T00:00:00+00:00',
  before: offer(from),
  after: offer(to),
});
const withHistory = (casino: ListedCasino, changes: OfferChange[] = []): CasinoWithHistory => ({
  casino,
  changes,
  listedSince: new Date('2025-07-01T00:00:00Z'),
});
const summarise = (news: ReturnType<typeof listOfferNews>) =>
  news.map(({ casino, publishedAt, version, before }) => [
    casino.casino,
    publishedAt.toISOString().slice(0, 10),
    before?.offer.terms?.wagerTimes ?? null,
    version.offer.terms?.wagerTimes,
  ]);

test('lists every change of an offer, newest first across casinos', () => {
  const joki = withHistory(createCasino('joki', 40), [
    change('2025-03-01T00:00:00+00:00', 30, 35),
    change('2025-09-01T00:00:00+00:00', 35, 40),
  ]);
  // Timestamps with different offsets compare by instant.
  const winz = withHistory(createCasino('winz', 20), [change('2025-09-01T01:00:00+02:00', 10, 20)]);
  expect(summarise(listOfferNews([winz, joki], 100_00, 50))).toEqual([
    ['joki', '2025-09-01', 35, 40],
    ['winz', '2025-08-31', 10, 20],
    ['joki', '2025-03-01', 30, 35],
  ]);
});

test('lists a casino as new only if the editors marked it, with the date of its listing', () => {
  const news = listOfferNews(
    [withHistory(createCasino('old', 10)), withHistory(createCasino('new', 10, { isNew: true }))],
    100_00,
    50,
  );
  expect(summarise(news)).toEqual([['new', '2025-07-01', null, 10]]);
  expect(news[0]?.version.value).toMatchObject({ state: 'plus', net: 60_00 });
});

test('lists the changed offer of a new casino twice: as first published and as changed', () => {
  const changed = withHistory(createCasino('new', 20, { isNew: true }), [
    change('2025-09-01T00:00:00+00:00', 10, 20),
  ]);
  expect(summarise(listOfferNews([changed], 100_00, 50))).toEqual([
    ['new', '2025-09-01', 10, 20],
    ['new', '2025-01-01', null, 10],
  ]);
});

test('omits a new casino without a listing date', () => {
  expect(
    listOfferNews(
      [{ ...withHistory(createCasino('new', 10, { isNew: true })), listedSince: null }],
      100_00,
      50,
    ),
  ).toEqual([]);
});

test('applies the limit and lists simultaneous news in the market’s order', () => {
  const news = [3, 1, 2].map((order) => withHistory(createCasino(`c${order}`, 10, { isNew: true, order })));
  expect(listOfferNews(news, 100_00, 2).map(({ casino }) => casino.casino)).toEqual(['c1', 'c2']);
});
