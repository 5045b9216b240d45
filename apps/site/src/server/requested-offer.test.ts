import { expect, test } from 'vitest';
import type { Offer } from '../offer-ui/offer.ts';
import { findRequestedOffer } from './requested-offer.ts';

const OFFERS = [
  { casino: 'bet' },
  { casino: '247-bet' },
  { casino: 'björkdunge-bet' },
  { casino: 'kiekka-casino' },
] as Offer[];

test.each([
  ['/fi/part/offer/bet', 'bet'],
  ['/fi/part/offer/247-bet', '247-bet'],
  ['/fi/part/offer/björkdunge-bet', 'björkdunge-bet'],
  ['/fi/part/offer/kiekka-kasino', 'kiekka-casino'],
  ['/fi/part/offer/none', undefined],
  ['/fi/part/offer/%ff', undefined],
  ['/fi/part/offer/', undefined],
])('%s requests the offer of %s', (path, casino) => {
  expect(findRequestedOffer(OFFERS, new URL(path, 'https://site.example'))?.casino).toBe(casino);
});
