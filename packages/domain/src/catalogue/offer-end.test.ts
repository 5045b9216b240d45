import { expect, test } from 'vitest';
import type { ListedCasino } from './casino.ts';
import { applyOfferEnd } from './offer-end.ts';

const casino: ListedCasino = {
  casino: 'winz-casino',
  name: 'Winz Casino',
  image: '/tiles/winz-casino.svg',
  order: 1,
  bonus: '100 % up to 200 €',
  terms: { kind: 'match', currency: 'EUR', undisclosed: [], matchPercent: 100, maxBonus: 20_000 },
  rating: 9,
  features: ['Wager-free'],
  category: ['kierratysvapaa'],
  depositMethods: [],
  recommended: true,
  recommendationReason: 'Quick payouts',
  isNew: false,
  exclusiveOffer: true,
  hideFromListing: false,
  affiliateLink: 'https://track.example/winz',
  licence: { type: 'mga' },
  verdict: 'Good.',
  verifiedOn: '2026-11-10',
  endsOn: '2026-11-16',
};
const apply = (today: string, changes: Partial<ListedCasino> = {}) =>
  applyOfferEnd({ ...casino, ...changes }, { today, endedHeadline: 'Ended' });

test('an offer is shown until the end of its last day, and without one for ever', () => {
  expect(apply('2026-11-16')).toEqual(casino);
  const { endsOn: _, ...endless } = casino;
  expect(applyOfferEnd(endless, { today: '2030-01-01', endedHeadline: 'Ended' })).toEqual(endless);
});

test('afterwards no page shows its headline, terms, link or recommendation; only its history knows it', () => {
  const { affiliateLink: _, recommendationReason: __, terms: ___, ...rest } = casino;
  expect(apply('2026-11-17')).toEqual({
    ...rest,
    bonus: 'Ended',
    features: [],
    category: [],
    recommended: false,
    exclusiveOffer: false,
    hideFromListing: true,
    endedOffer: { bonus: casino.bonus, terms: casino.terms },
  });
});
