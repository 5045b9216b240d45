import { expect, test } from 'vitest';
import type { ListedCasino } from '../catalogue/casino.ts';
import type { OfferTerms } from '../offers/offer-terms.ts';
import { buildOffersFeed, offersFeedSchema } from './offers-feed.ts';

const terms: OfferTerms = {
  kind: 'match',
  currency: 'EUR',
  undisclosed: [],
  matchPercent: 210,
  maxBonus: 500_00,
  wagerTimes: 35,
};
const HOSTILE = `<&"'>]]>`;
const casino: ListedCasino = {
  casino: 'joki-casino',
  name: HOSTILE,
  image: '/tile.svg',
  order: 1,
  bonus: `210 % ${HOSTILE}`,
  terms,
  rating: 8.5,
  features: [],
  category: [],
  recommended: false,
  isNew: true,
  exclusiveOffer: false,
  depositMethods: [],
  hideFromListing: true,
  affiliateLink: 'https://go.example/joki',
  licence: { type: 'mga', number: 'MGA/1' },
  verdict: 'Hyvä.',
  verifiedOn: '2025-11-01',
};
const createFeed = (...casinos: ListedCasino[]) =>
  buildOffersFeed({
    market: 'fi',
    casinos,
    isSample: true,
    updatedAt: new Date('2025-05-12T12:00:00Z'),
    urls: {
      documentation: 'https://x.example/llms.txt',
      method: 'https://x.example/fi/nain-laskimme',
      review: (slug) => `https://x.example/fi/kasino/${slug}`,
    },
  });
const getNet = (offerTerms: OfferTerms | undefined) =>
  createFeed({ ...casino, terms: offerTerms }).offers[0]?.net;

test('a feed matches its schema after a JSON round trip', () => {
  const feed = createFeed(casino);
  expect(offersFeedSchema.parse(JSON.parse(JSON.stringify(feed)))).toEqual(feed);
  expect(feed).toMatchObject({
    version: 3,
    market: 'fi',
    language: 'fi',
    currency: 'EUR',
    sample: true,
    updatedAt: '2025-05-12T12:00:00.000Z',
    depositMinor: 100_00,
  });
});

test('an offer has its terms and its net value, but no affiliate link', () => {
  const feed = createFeed(casino);
  expect(feed.offers).toEqual([
    {
      slug: 'joki-casino',
      name: HOSTILE,
      url: 'https://x.example/fi/kasino/joki-casino',
      headline: `210 % ${HOSTILE}`,
      rating: 8.5,
      licence: { type: 'mga', number: 'MGA/1', register: null },
      terms,
      net: {
        state: 'minus',
        depositMinor: 100_00,
        grossMinor: 210_00,
        netMinor: -84_00,
        finishOfTen: expect.any(Number),
      },
      isNew: true,
      hiddenFromList: true,
      verifiedOn: '2025-11-01',
    },
  ]);
  expect(JSON.stringify(feed)).not.toContain('go.example');
});

test('lists the missing terms if the net value is unknown', () => {
  expect(getNet(undefined)).toEqual({ state: 'unknown', missing: [] });
  expect(getNet({ ...terms, undisclosed: ['maxBonus'] })).toEqual({
    state: 'unknown',
    missing: ['maxBonus'],
  });
  expect(createFeed({ ...casino, terms: undefined }).offers[0]?.terms).toBeNull();
});

test('rounds an average to whole minor units', () => {
  expect(getNet({ ...terms, wagerTimes: 35.0001 })).toMatchObject({ netMinor: -84_00 });
});

test('the schema rejects an undocumented field', () => {
  const feed = createFeed(casino);
  const withAffiliateLink = {
    ...feed,
    offers: [{ ...feed.offers[0], affiliateLink: 'https://go.example/joki' }],
  };
  expect(offersFeedSchema.safeParse(withAffiliateLink).success).toBe(false);
});
