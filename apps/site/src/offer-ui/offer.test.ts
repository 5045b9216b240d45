import { expect, test } from 'vitest';
import { listTestOffers } from '../test-offers.ts';
import { pickFields } from './offer.ts';

test('picking fields keeps zeros, and omits empty and false values', () => {
  const [offer] = listTestOffers('fi');
  if (!offer) throw new Error('The sample has no offers');
  const [picked] = pickFields([{ ...offer, rating: 0, isNew: false }], ['name', 'rating', 'isNew']);
  expect(picked).toEqual({ name: offer.name, rating: 0 });
});
