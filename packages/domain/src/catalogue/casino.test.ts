import { expect, test } from 'vitest';
import {
  CATEGORY_TAGS,
  casinoSchema,
  isEeaLicence,
  LICENCE_TYPES,
  type ListingInput,
  licenceSchema,
  listingSchema,
  logoPath,
  logoSrcSet,
} from './casino.ts';

const listing: ListingInput = {
  casino: 'winz-casino',
  order: 0,
  bonus: '100 %',
  rating: 9.6,
  features: [],
  licence: { type: 'mga' },
  verdict: 'Hyvä.',
  verifiedOn: '2026-11-01',
};

test('missing flags of a listing default to false', () => {
  expect(listingSchema.parse(listing)).toEqual({
    ...listing,
    category: [],
    depositMethods: [],
    isNew: false,
    exclusiveOffer: false,
    hideFromListing: false,
  });
});

test.each([
  'https://casino.example@evil.example/',
  'https://casino.example:secret@evil.example/',
  'https://casino.example/\n/path',
  'https://casi\tno.example/',
  'https://casino.example/a path',
  'http://casino.example/',
])('an affiliate link cannot be %j', (affiliateLink) => {
  expect(listingSchema.safeParse({ ...listing, affiliateLink }).success).toBe(false);
});

test('an affiliate link can have a path, a query and Nordic letters', () => {
  const affiliateLink = 'https://track.exämple/c?btag=a_1@b&url=https%3A%2F%2Fx';
  expect(listingSchema.parse({ ...listing, affiliateLink })).toMatchObject({ affiliateLink });
});

test.each([
  '//host.example/x.svg',
  '/\\host.example/x.svg',
  '/\t/host.example/x.svg',
  'x.svg',
  'https://x.example/x.svg',
])('the generated logo of a casino cannot be %j', (image) => {
  expect(casinoSchema.safeParse({ name: 'Winz', image }).success).toBe(false);
});

test('a rating is from 0 to 10', () => {
  const isRating = (rating: number) => listingSchema.safeParse({ ...listing, rating }).success;
  expect([0, 6.8, 10].every(isRating)).toBe(true);
  expect([-0.1, 10.1].some(isRating)).toBe(false);
});

test('the category tags are the seventeen tags of the specification', () => {
  expect(CATEGORY_TAGS).toEqual([
    'pikakasino',
    'suositus',
    'suosittu',
    'kierratysvapaa',
    'verovapaa',
    'ilmaiskierrokset',
    'uusi',
    'mga',
    'viro',
    'non-sticky',
    'yli200',
    'ilman-talletusta',
    'snabbcasino',
    'rekommendation',
    'anbefaling',
    'høj-bonus',
    'gratis-spins',
  ]);
  expect(listingSchema.safeParse({ ...listing, category: ['muu'] }).success).toBe(false);
});

test('every licence except Curaçao is from an EEA state', () => {
  expect(LICENCE_TYPES.filter((type) => !isEeaLicence({ type }))).toEqual(['curacao']);
});

test('an uploaded logo replaces the generated one', () => {
  const logo = 'ab'.repeat(32);
  expect(logoPath({ image: '/tiles/winz.svg' })).toBe('/tiles/winz.svg');
  expect(logoPath({ image: '/tiles/winz.svg', logo })).toBe(`/media/${logo}.webp`);
});

test('a logo in two sizes has a srcset with both; a generated logo and a logo in one size have none', () => {
  const [logo, largeLogo] = ['ab'.repeat(32), 'cd'.repeat(32)];
  expect(logoSrcSet({ logo, largeLogo }, '/preview/x')).toBe(
    `/preview/x/media/${logo}.webp 128w, /preview/x/media/${largeLogo}.webp 320w`,
  );
  expect(logoSrcSet({ logo })).toBeNull();
  expect(logoSrcSet({})).toBeNull();
});

test('a logo must be the hash of an image', () => {
  const casino = { name: 'Winz', image: '/tiles/winz.svg' };
  expect(casinoSchema.safeParse({ ...casino, logo: 'ab'.repeat(32) }).success).toBe(true);
  expect(casinoSchema.safeParse({ ...casino, logo: '../../etc' }).success).toBe(false);
});

test.each([
  [{ domains: ['casino.example', 'särki-spins.example'], checkedOn: '2026-11-03', entity: 'Joki Oy' }, true],
  [{ domains: [] }, false],
  [{ domains: ['https://casino.example'] }, false],
  [{ domains: ['casino.example/bonus'] }, false],
  [{ domains: ['casino'] }, false],
  [{ checkedOn: '2026-13-01' }, false],
  [{ entity: '' }, false],
])('a licence with %j is valid: %s', (facts, isValid) => {
  expect(licenceSchema.safeParse({ type: 'mga', ...facts }).success).toBe(isValid);
});
