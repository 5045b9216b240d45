import { describe, expect, test } from 'vitest';
import { MARKETS, type Market } from '../markets/market.ts';
import { DEDICATED_REVIEW_PATHS, reviewPathFor } from './review-path.ts';
import { getRoute, listPaths, PAGE_KEYS, type PageKey, parseLocation, pathFor, routePath } from './routes.ts';

/** The names in the specification’s route table. */
const SPECIFIED_NAMES = {
  'quick-casinos': ['pikakasinot', 'snabbcasinon', 'hurtigcasinoer', 'hurtige-casinoer'],
  'estonian-licence': ['viron-lisensi'],
  'mga-licence': ['mga-kasinot'],
  'wager-free': ['kierratysvapaat', 'omsattningsfria'],
  'bonus-over-200': ['yli-200-bonukset'],
  'tax-free': ['verovapaat'],
  'free-spins': ['ilmaiskierrokset'],
  'no-deposit': ['ilman-talletusta'],
  'non-sticky': ['non-sticky'],
  reviews: [
    'kasinoarvostelut',
    'kasino-arvostelut',
    'casinorecensioner',
    'casino-recensioner',
    'casinoanmeldelser',
    'casino-anmeldelser',
  ],
  competitions: ['kilpailut', 'tavlingar'],
  'demo-games': ['demopelit'],
  disclaimer: ['vastuuvapauslauseke', 'ansvarsfriskrivning', 'ansvarsfraskrivelse'],
  privacy: ['tietosuoja', 'integritet', 'personvern', 'privatliv'],
} satisfies Partial<Record<PageKey, string[]>>;

/** In the order of `MARKETS`. */
const CANONICAL_NAMES: [page: PageKey, fi: string, se: string, no: string, dk: string][] = [
  ['quick-casinos', 'pikakasinot', 'snabbcasinon', 'hurtigcasinoer', 'hurtige-casinoer'],
  ['estonian-licence', 'viron-lisenssi', 'estnisk-licens', 'estisk-lisens', 'estisk-licens'],
  ['mga-licence', 'mga-kasinot', 'mga-licens', 'mga-casinoer', 'mga-casinoer'],
  ['wager-free', 'kierratysvapaat', 'omsattningsfria', 'uten-omsetning', 'uden-gennemspil'],
  ['bonus-over-200', 'yli-200-bonukset', 'bonus-fran-200', 'bonus-fra-200', 'bonusser-200-procent'],
  ['tax-free', 'verovapaat', 'skatt-pa-vinster', 'eos-lisens', 'eoes-licens'],
  ['free-spins', 'ilmaiskierrokset', 'gratissnurr', 'gratisspinn', 'bonusspins'],
  ['no-deposit', 'ilman-talletusta', 'utan-insattning', 'uten-innskudd', 'uden-indbetaling'],
  ['non-sticky', 'non-sticky', 'non-sticky', 'non-sticky', 'non-sticky'],
  ['reviews', 'kasinoarvostelut', 'casinorecensioner', 'casinoanmeldelser', 'casinoanmeldelser'],
  ['competitions', 'kilpailut', 'tavlingar', 'konkurranser', 'konkurrencer'],
  ['demo-games', 'demopelit', 'demospel', 'demospill', 'demospil'],
  ['disclaimer', 'vastuuvapauslauseke', 'ansvarsfriskrivning', 'ansvarsfraskrivelse', 'ansvarsfraskrivelse'],
  ['privacy', 'tietosuoja', 'integritet', 'personvern', 'privatliv'],
  ['compare', 'vertailu', 'jamfor', 'sammenlign', 'sammenlign'],
  ['calculator', 'nettolaskuri', 'nettokalkylator', 'nettokalkulator', 'nettoberegner'],
  ['method', 'nain-laskimme', 'sa-raknar-vi', 'slik-regner-vi', 'saadan-beregner-vi'],
  ['guides', 'oppaat', 'guider', 'guider', 'guider'],
  ['news', 'uutiset', 'nyheter', 'nyheter', 'nyheder'],
];

describe('the route table', () => {
  test('parses every path of every page in every market', () => {
    for (const market of MARKETS) {
      for (const page of PAGE_KEYS) {
        for (const path of listPaths(page, market)) {
          expect(parseLocation(path)).toEqual({ kind: 'page', market, route: { page } });
        }
      }
    }
  });

  test('the canonical path of a page is one of its paths', () => {
    for (const market of MARKETS) {
      for (const page of PAGE_KEYS) {
        expect(listPaths(page, market)).toContain(pathFor(page, market));
      }
    }
  });

  test('no path name belongs to two pages', () => {
    const names = PAGE_KEYS.flatMap((page) => listPaths(page, 'fi'));
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(Object.entries(SPECIFIED_NAMES) as [PageKey, string[]][])(
    '%s is found under the specification’s names in every market',
    (page, names) => {
      for (const market of MARKETS) {
        for (const name of names) {
          expect(parseLocation(`/${market}/${name}`)).toEqual({ kind: 'page', market, route: { page } });
        }
      }
    },
  );

  test.each(CANONICAL_NAMES)('the canonical names of %s are in the market’s language', (page, ...names) => {
    expect(MARKETS.map((market) => pathFor(page, market))).toEqual(
      names.map((name, index) => `/${MARKETS[index]}/${name}`),
    );
  });

  test('every page except home has canonical names in this test', () => {
    expect(CANONICAL_NAMES.map(([page]) => page)).toEqual(PAGE_KEYS.filter((page) => page !== 'home'));
  });

  test.each(MARKETS)('no two pages have the same canonical path in %s', (market) => {
    expect(new Set(PAGE_KEYS.map((page) => pathFor(page, market))).size).toBe(PAGE_KEYS.length);
  });

  test.each(['no', 'dk'] as const)('no canonical name in %s is Finnish or Swedish', (market) => {
    const listNames = (...markets: Market[]) =>
      markets.flatMap((other) => PAGE_KEYS.map((page) => pathFor(page, other).slice(4)));
    const foreign = new Set([...listNames('fi', 'se'), ...SPECIFIED_NAMES['estonian-licence']]);
    // The three Scandinavian languages share the word for guides, and two of them the word for news.
    const shared = { no: ['guider', 'nyheter'], dk: ['guider'] };
    expect(listNames(market).filter((name) => foreign.has(name))).toEqual([
      '',
      'non-sticky',
      ...shared[market],
    ]);
  });

  test.each([
    ['hurtigcasinoer', 'quick-casinos'],
    ['hurtige-casinoer', 'quick-casinos'],
    ['casino-anmeldelser', 'reviews'],
    ['privatliv', 'privacy'],
    ['jamfor', 'compare'],
    ['nettoberegner', 'calculator'],
    ['slik-regner-vi', 'method'],
    ['viron-lisenssi', 'estonian-licence'],
    ['demospill', 'demo-games'],
  ])('the path name %s belongs to the page %s', (path, page) => {
    expect(getRoute(path)).toEqual({ page });
  });
});

describe('demo games', () => {
  test.each(MARKETS)('a game’s path is below the demo games page in %s', (market) => {
    const route = { page: 'demo-game', game: 'kultasuoni' } as const;
    expect(routePath(route, market)).toBe(`${pathFor('demo-games', market)}/kultasuoni`);
    for (const path of listPaths('demo-games', market)) {
      expect(parseLocation(`${path}/kultasuoni`)).toEqual({ kind: 'page', market, route });
    }
  });

  test.each(['demopelit/', 'demopelit/a/b', 'demospill/', 'demospill/a/b'])('%s is not a game', (path) => {
    expect(getRoute(path)).toBeNull();
  });
});

describe('articles', () => {
  test.each(MARKETS)('an article’s path is below the list of its kind in %s', (market) => {
    for (const [page, index] of [
      ['guide', 'guides'],
      ['news-item', 'news'],
    ] as const) {
      const route = { page, slug: 'kierratys' } as const;
      expect(routePath(route, market)).toBe(`${pathFor(index, market)}/kierratys`);
      for (const path of listPaths(index, market)) {
        expect(parseLocation(`${path}/kierratys`)).toEqual({ kind: 'page', market, route });
      }
    }
  });

  test.each(['oppaat/', 'oppaat/a/b', 'uutiset/', 'opas/a'])('%s is not an article', (path) => {
    expect(getRoute(path)).toBeNull();
  });
});

describe('reviews', () => {
  test('both names of Kiekka Casino lead to its review, and the dedicated one is canonical', () => {
    const route = { page: 'review', slug: 'kiekka-casino' } as const;
    expect(getRoute('kasino/kiekka-kasino')).toEqual(route);
    expect(getRoute('kasino/kiekka-casino')).toEqual(route);
    expect(reviewPathFor('kiekka-casino', 'se')).toBe('/se/kasino/kiekka-kasino');
  });

  test('the dedicated paths are the eight paths of the specification', () => {
    expect(Object.values(DEDICATED_REVIEW_PATHS)).toEqual([
      'kiekka-kasino',
      'winz-casino',
      '247-bet',
      'rizzio-casino',
      'casinoist',
      'crab-slots',
      'slot-mafia',
      'luckynation',
    ]);
  });

  test('maps every dedicated path to its casino and back', () => {
    for (const [slug, name] of Object.entries(DEDICATED_REVIEW_PATHS)) {
      expect(getRoute(`kasino/${name}`)).toEqual({ page: 'review', slug });
      expect(reviewPathFor(slug, 'fi')).toBe(`/fi/kasino/${name}`);
    }
  });

  test('the path name of any other casino is its slug', () => {
    expect(getRoute('kasino/joki-casino')).toEqual({ page: 'review', slug: 'joki-casino' });
    expect(routePath({ page: 'review', slug: 'joki-casino' }, 'no')).toBe('/no/kasino/joki-casino');
  });

  test.each(['kasino', 'kasino/', 'kasino/a/b', 'kasinot/winz-casino'])('%s is not a review', (path) => {
    expect(getRoute(path)).toBeNull();
  });
});

describe('parseLocation', () => {
  test('redirects / to the Finnish home page', () => {
    expect(parseLocation('/')).toEqual({ kind: 'redirect', market: 'fi', route: { page: 'home' } });
  });

  test.each([
    ['/en/pikakasinot', 'fi'],
    ['/sv/pikakasinot', 'se'],
    ['/da/pikakasinot', 'dk'],
    ['/nb/pikakasinot', 'no'],
    ['/nn/pikakasinot', 'no'],
    ['/SE/pikakasinot', 'se'],
    ['/se/PikaKasinot', 'se'],
  ])('redirects %s to the same page in %s', (pathname, market) => {
    expect(parseLocation(pathname)).toEqual({ kind: 'redirect', market, route: { page: 'quick-casinos' } });
  });

  test.each([
    ['/se/finns-inte', 'se'],
    ['/sv/finns-inte', 'se'],
    ['/en/nothing', 'fi'],
    ['/eng/pikakasinot', 'fi'],
    ['/pikakasinot', 'fi'],
    ['/fi/pikakasinot/lisaa', 'fi'],
    ['//evil.example', 'fi'],
  ])('does not find %s, and falls back to %s', (pathname, market) => {
    expect(parseLocation(pathname)).toEqual({ kind: 'not-found', market });
  });

  test('ignores a trailing slash', () => {
    expect(parseLocation('/dk/')).toEqual(parseLocation('/dk'));
    expect(parseLocation('/dk/non-sticky/')).toEqual(parseLocation('/dk/non-sticky'));
  });
});

test('decodes a name with non-ASCII letters, and does not find invalid percent-encoding', () => {
  const path = reviewPathFor('lærkespil', 'dk');
  expect(path).toBe('/dk/kasino/l%C3%A6rkespil');
  const found = { kind: 'page', market: 'dk', route: { page: 'review', slug: 'lærkespil' } };
  expect(parseLocation(path)).toEqual(found);
  expect(parseLocation('/dk/kasino/lærkespil')).toEqual(found);
  expect(parseLocation('/fi/kasino/ja%CC%88a%CC%88meri-casino')).toMatchObject({
    route: { slug: 'jäämeri-casino' },
  });
  expect(parseLocation('/fi/%E0%A4%A')).toEqual({ kind: 'not-found', market: 'fi' });
});
