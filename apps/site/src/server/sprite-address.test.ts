import { sampleBrands } from '@nettobonus/content/sample-catalogue';
import { expect, test } from 'vitest';
import { MOST_TILES, readSprite, spriteAddress, tileKey } from './sprite-address.ts';

const read = (address: string) => readSprite(new URL(address, 'https://nettobonus.example'));

test('an address names every casino that it was made for, in whichever order they came', () => {
  const slugs = ['winz-casino', 'västäräkki-bet', '247-bet', 'winz-casino'];
  const address = spriteAddress(slugs);
  expect(read(address)).toEqual([...new Set(slugs.map(tileKey))].sort());
  expect(spriteAddress(slugs.toReversed())).toBe(address);
  expect(address.length).toBe('/tiles.svg?of='.length + 3 * 3);
});

test('there is an end to what can be asked for, and nonsense asks for nothing', () => {
  expect(read(`/tiles.svg?of=${'abc'.repeat(500)}`)).toHaveLength(MOST_TILES);
  expect(read('/tiles.svg')).toEqual([]);
  expect(read('/tiles.svg?of=<>')).toEqual([]);
});

test('keys are spread: hardly any two of our casinos share one', () => {
  const keys = new Set(sampleBrands.map(({ casino }) => tileKey(casino)));
  expect(keys.size).toBeGreaterThan(sampleBrands.length * 0.97);
});
