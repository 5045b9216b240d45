import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Market } from '../markets/market.ts';
import { toSlug } from '../shared/slug.ts';
import { buildGoIndex, findGoDestination, type GoListing } from './go-matching.ts';

const listing = (name: string, market: Market): GoListing => ({
  casino: toSlug(name),
  name,
  affiliateLink: `https://${encodeURIComponent(toSlug(name))}.example/?campaign=${market}`,
});
const lists: Record<Market, GoListing[]> = {
  fi: ['Kiekka Casino', 'Winz Casino', 'Casinoist', 'Särki Spins', '247 Bet'].map((name) =>
    listing(name, 'fi'),
  ),
  se: ['Winz Casino', 'Ninja Casino', 'Skvader Casino', 'Skvallra Casino'].map((name) => listing(name, 'se')),
  no: [{ casino: 'linkless', name: 'Linkless' }, listing('Casino Rype', 'no')],
  dk: [listing('Ninja Casino', 'dk'), listing('Linkless', 'dk')],
};
const index = buildGoIndex(lists);
const go = (slug: string, market: Market | null = null) => findGoDestination(index, slug, market);
const LINKS = new Set(Object.values(lists).flatMap((list) => list.map(({ affiliateLink }) => affiliateLink)));

test.each([
  ['kiekka-casino', 'kiekka-casino'],
  ['KIEKKA CASINO', 'kiekka-casino'],
  ['kiekka.casino!', 'kiekka-casino'],
  ['247-bet', '247-bet'],
  ['särki-spins', 'särki-spins'],
  ['SÄRKI-SPINS', 'särki-spins'],
  ['kiekka', 'kiekka-casino'],
  ['kiekkakasino', 'kiekka-casino'],
  ['kiekka-kasino', 'kiekka-casino'],
  ['rype', 'casino-rype'],
  ['casinoist', 'casinoist'],
  ['inz', 'winz-casino'],
  ['kiekka-cas', 'kiekka-casino'],
  ['skvad', 'skvader-casino'],
])('“%s” matches %s', (slug, casino) => {
  expect(go(slug)).toMatchObject({ kind: 'casino', casino });
});

test.each([
  ['unknown-casino'],
  ['in'],
  ['casino'],
  ['kasino-casino'],
  ['skva'],
  ['winz-casino-oy'],
  ['sarki-spins'],
  ['@@@'],
])('“%s” redirects to the search, never to another casino', (slug) => {
  expect(go(slug)).toEqual({ kind: 'search', href: `/fi?search=${encodeURIComponent(slug)}` });
});

test.each([[''], [' '], ['\t\n']])('redirects to the home page without a slug', (slug) => {
  expect(go(slug)).toEqual({ kind: 'home', href: '/fi' });
});

test('prefers the visitor’s market, then fi, se, no, dk', () => {
  expect(go('winz-casino')).toMatchObject({ market: 'fi' });
  expect(go('winz-casino', 'se')).toMatchObject({ market: 'se' });
  expect(go('winz-casino', 'dk')).toMatchObject({ market: 'fi' });
  expect(go('ninja')).toMatchObject({ market: 'se' });
  expect(go('ninja', 'dk')).toMatchObject({ market: 'dk' });
});

test('prefers a listing with a link', () => {
  expect(go('linkless', 'no')).toMatchObject({ kind: 'casino', market: 'dk' });
  const none = buildGoIndex({ fi: [{ casino: 'a-casino', name: 'A Casino' }], se: [], no: [], dk: [] });
  expect(findGoDestination(none, 'a-casino', null)).toEqual({ kind: 'search', href: '/fi?search=a-casino' });
});

test('redirects visitors from a licensed-only market only to links of that market', () => {
  const unlicensed = { ...lists, se: lists.se.map(({ affiliateLink, ...listing }) => listing) };
  const licensedOnly = buildGoIndex(
    {
      ...unlicensed,
      se: [...unlicensed.se, { casino: 'svea', name: 'Svea', affiliateLink: 'https://svea.example' }],
    },
    { se: 'licensed-only' },
  );
  expect(findGoDestination(licensedOnly, 'svea', 'se')).toMatchObject({ kind: 'casino', market: 'se' });
  expect(findGoDestination(licensedOnly, 'winz', 'se')).toEqual({ kind: 'search', href: '/se?search=winz' });
  expect(findGoDestination(licensedOnly, 'winz', 'no')).toMatchObject({ kind: 'casino', market: 'fi' });
});

test('never uses links from an information-only market, and never redirects its visitors to a casino', () => {
  const informationOnly = buildGoIndex(lists, { se: 'information-only' });
  expect(findGoDestination(informationOnly, 'winz-casino', null)).toMatchObject({
    kind: 'casino',
    market: 'fi',
  });
  expect(findGoDestination(informationOnly, 'ninja', null)).toMatchObject({ kind: 'casino', market: 'dk' });
  expect(findGoDestination(informationOnly, 'skvader', null)).toEqual({
    kind: 'search',
    href: '/fi?search=skvader',
  });
  expect(findGoDestination(informationOnly, 'winz', 'se')).toEqual({
    kind: 'search',
    href: '/se?search=winz',
  });
  expect(findGoDestination(informationOnly, 'winz', 'no')).toMatchObject({ kind: 'casino', market: 'fi' });
});

test('no rule matches a name that two brands share', () => {
  const duplicates = buildGoIndex({
    fi: [
      listing('Ace Casino', 'fi'),
      listing('Ace-Kasino', 'fi'),
      listing('Bee', 'fi'),
      listing('Be.e!', 'fi'),
    ],
    se: [listing('B ee', 'se')],
    no: [],
    dk: [],
  });
  const findKind = (slug: string) => findGoDestination(duplicates, slug, null).kind;
  expect(findKind('ace')).toBe('search');
  expect(findKind('bee')).toBe('search');
  expect(findKind('ace-casino')).toBe('casino');
});

test('an exact match wins over a longer name that contains it', () => {
  const nested = buildGoIndex({
    fi: [listing('Crab', 'fi'), listing('Crab Slots', 'fi')],
    se: [],
    no: [],
    dk: [],
  });
  expect(findGoDestination(nested, 'crab', null)).toMatchObject({ casino: 'crab' });
});

test('truncates the search text between two characters', () => {
  expect(go('x'.repeat(300)).href).toBe(`/fi?search=${'x'.repeat(80)}`);
  expect(decodeURIComponent(go(`${'x'.repeat(79)}😀`).href)).toBe(`/fi?search=${'x'.repeat(79)}\uFFFD`);
  expect(decodeURIComponent(go('ばつ'.repeat(40)).href)).toBe(`/fi?search=${'ばつ'.repeat(13)}`);
});

test('for any input, the destination is a stored link, /fi or its search', () => {
  const pieces = fc.constantFrom(
    '//',
    '\\',
    '@',
    '\r\n',
    '%0d',
    'javascript:',
    '\u202e',
    'casino',
    'winz',
    '<',
    '\ud800',
  );
  const slugs = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 100 }),
    fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(slugs, fc.constantFrom<(Market | null)[]>(null, 'fi', 'se', 'no', 'dk'), (slug, market) => {
      const { kind, href } = go(slug, market);
      if (kind === 'casino') return LINKS.has(href);
      return href === '/fi' || /^\/fi\?search=[\w.!~*'()%-]+$/.test(href);
    }),
    { numRuns: 5_000 },
  );
});
