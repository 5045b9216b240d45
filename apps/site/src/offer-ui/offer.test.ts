import { listSampleCasinos } from '@nettobonus/content/sample-catalogue';
import { mentions } from '@nettobonus/domain/shared/keywords';
import { expect, test } from 'vitest';
import { listTestOffers } from '../test-offers.ts';
import { pickFields, toOffer } from './offer.ts';

test('picking fields keeps zeros, and omits empty and false values', () => {
  const [offer] = listTestOffers('fi');
  if (!offer) throw new Error('The sample has no offers');
  const [picked] = pickFields([{ ...offer, rating: 0, isNew: false }], ['name', 'rating', 'isNew']);
  expect(picked).toEqual({ name: offer.name, rating: 0 });
});

test('an offer that requires wagering is not shown as wager-free, whatever its tags say', () => {
  const casino = listSampleCasinos('fi').find(({ features, terms }) => {
    return mentions(features, 'wagerFree') && terms?.wagerTimes === 0;
  });
  if (!casino?.terms) throw new Error('The sample has no wager-free offer');
  expect(toOffer(casino, 'fi', true).badge).toBe('wagerFree');
  const wagered = toOffer({ ...casino, terms: { ...casino.terms, wagerTimes: 35 } }, 'fi', true);
  expect(wagered.badge).not.toBe('wagerFree');
  expect(mentions(wagered.features, 'wagerFree')).toBe(false);
  expect(wagered.features.length).toBeGreaterThan(0);
});
