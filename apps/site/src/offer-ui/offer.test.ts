import { expect, test } from 'vitest';
import { listTestOffers } from '../test-offers.ts';
import { pickFields } from './offer.ts';

test('picked fields keep a zero, and leave out what is empty or false', () => {
  const [offer] = listTestOffers('fi');
  if (!offer) throw new Error('The sample has no offers');
  const [picked] = pickFields([{ ...offer, rating: 0, isNew: false }], ['name', 'rating', 'isNew']);
  expect(picked).toEqual({ name: offer.name, rating: 0 });
});
