import { expect, test } from 'vitest';
import type { ListedCasino } from '../catalogue/casino.ts';
import { MARKETS } from '../markets/market.ts';
import { applyMarketMode } from './market-mode.ts';

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
  places: { leading: 1, recommended: 1, isLeftOut: true },
  recommendationReason: 'kotiutus 38 min',
  isNew: false,
  exclusiveOffer: true,
  depositMethods: [],
  hideFromListing: false,
  affiliateLink: 'https://joki-casino.example/bonus?affiliate=nettobonus',
  licence: { type: 'mga' },
  verdict: 'Hyvä.',
  verifiedOn: '2026-11-13',
};

test('information-only removes the affiliate link and the recommendation reason, but not the offer and the position', () => {
  const information = applyMarketMode(casino, 'se', 'information-only');
  expect(JSON.stringify(information)).not.toMatch(/affiliate|kotiutus/);
  expect(information).toMatchObject({
    name: 'Joki Casino',
    bonus: '100 % jopa 500 €',
    recommended: true,
    order: 1,
  });
});

test('licensed-only removes links, reasons and badges of casinos without a licence in the market', () => {
  const unlicensed = applyMarketMode(casino, 'se', 'licensed-only');
  expect(JSON.stringify(unlicensed)).not.toMatch(/affiliate|kotiutus/);
  expect(unlicensed).toMatchObject({
    bonus: '100 % jopa 500 €',
    order: 1,
    recommended: false,
    exclusiveOffer: false,
    isUnlicensed: true,
  });
  // It keeps no place at the top, and none outside the list of all casinos.
  expect(unlicensed).not.toHaveProperty('places');
});

test.each(['mga', 'estonian', 'curacao', 'swedish', 'danish'] as const)(
  'licensed-only promotes a casino with a %s licence only in the market of the licence',
  (type) => {
    const licensed = { ...casino, licence: { type } };
    const markets = MARKETS.filter(
      (market) => applyMarketMode(licensed, market, 'licensed-only') === licensed,
    );
    expect(markets).toEqual({ swedish: ['se'], danish: ['dk'] }[type as string] ?? []);
  },
);

test('a commercial market promotes every casino', () => {
  expect(applyMarketMode(casino, 'se', 'commercial')).toBe(casino);
});
