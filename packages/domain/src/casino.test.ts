import { expect, test } from 'vitest';
import { casinoSchema, isEeaLicence, LICENCE_TYPES, logoPath } from './casino.ts';

test('tax-free when the game is run under an EEA state’s law, otherwise income (Curaçao)', () => {
  expect(LICENCE_TYPES.filter((type) => !isEeaLicence({ type }))).toEqual(['curacao']);
});

test('a brand is shown with the picture that was uploaded for it, else with the drawn one', () => {
  const logo = 'ab'.repeat(32);
  expect(logoPath({ image: '/tiles/winz.svg' })).toBe('/tiles/winz.svg');
  expect(logoPath({ image: '/tiles/winz.svg', logo })).toBe(`/media/${logo}.webp`);
});

test('a logo is the hash of a picture, not an address', () => {
  const casino = { name: 'Winz', image: '/tiles/winz.svg' };
  expect(casinoSchema.safeParse({ ...casino, logo: 'ab'.repeat(32) }).success).toBe(true);
  expect(casinoSchema.safeParse({ ...casino, logo: '../../etc' }).success).toBe(false);
});
