import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toSlug } from './slug.ts';

test.each([
  ['Kiekka Casino', 'kiekka-casino'],
  ['247 Bet', '247-bet'],
  ['LuckyNation', 'luckynation'],
  ['Bet.com Casino', 'betcom-casino'],
  ['  Crab -- Slots!  ', 'crab-slots'],
])('the slug of %j is %j', (name, slug) => {
  expect(toSlug(name)).toBe(slug);
});

test('the slug of a slug is the slug itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(toSlug(toSlug(name))).toBe(toSlug(name));
    }),
  );
});
