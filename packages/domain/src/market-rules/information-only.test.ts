import { expect, test } from 'vitest';
import type { ListedCasino } from '../catalogue/casino.ts';
import { withoutPromotion } from './information-only.ts';

const casino: ListedCasino = {
  casino: 'joki-casino',
  name: 'Joki Casino',
  image: '/tiles/joki-casino.svg',
  order: 1,
  bonus: '100 % jopa 500 €',
  rating: 9.4,
  features: ['MGA'],
  category: ['mga'],
  recommended: true,
  recommendationReason: 'kotiutus 38 min',
  isNew: false,
  exclusiveOffer: true,
  hideFromListing: false,
  affiliateLink: 'https://joki-casino.example/bonus?affiliate=nettobonus',
  licence: { type: 'mga' },
  verdict: 'Hyvä.',
  verifiedOn: '2026-11-13',
};

test('removes the affiliate link and the recommendation reason, but not the offer and the position', () => {
  const information = withoutPromotion(casino);
  expect(JSON.stringify(information)).not.toMatch(/affiliate|kotiutus/);
  expect(information).toMatchObject({
    name: 'Joki Casino',
    bonus: '100 % jopa 500 €',
    recommended: true,
    order: 1,
  });
});
