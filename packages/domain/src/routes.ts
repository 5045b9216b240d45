import { DEFAULT_MARKET, getMarket, isMarket, type Market } from './market.ts';

/**
 * Pages with an address of their own in every market. The keys are the specification's page keys for
 * search-engine entries, and more of the same kind for the pages it gives none.
 */
export const PAGE_KEYS = [
  'home',
  'pikakasinot',
  'viro',
  'mga',
  'kierratysvapaat',
  'yli200bonukset',
  'verovapaat',
  'ilmaiskierrokset',
  'ilmantalletusta',
  'nonsticky',
  'arvostelut',
  'kilpailut',
  'demopelit',
  'vastuuvapaus',
  'tietosuoja',
  'vertailu',
  'nettolaskuri',
  'nainlaskimme',
] as const;
export type PageKey = (typeof PAGE_KEYS)[number];

interface PagePaths {
  /** Every path name that leads here, valid under every market. */
  names: readonly [string, ...string[]];
  /** The name each market links to and declares canonical; the first name where a market has none. */
  canonical?: Partial<Record<Market, string>>;
}

const PAGE_PATHS: Record<PageKey, PagePaths> = {
  home: { names: [''] },
  pikakasinot: {
    names: ['pikakasinot', 'snabbcasinon', 'hurtigcasinoer', 'hurtige-casinoer'],
    canonical: { se: 'snabbcasinon', no: 'hurtigcasinoer', dk: 'hurtige-casinoer' },
  },
  viro: { names: ['viron-lisensi'] },
  mga: { names: ['mga-kasinot'] },
  kierratysvapaat: {
    names: ['kierratysvapaat', 'omsattningsfria'],
    canonical: { se: 'omsattningsfria', no: 'omsattningsfria', dk: 'omsattningsfria' },
  },
  yli200bonukset: { names: ['yli-200-bonukset'] },
  verovapaat: { names: ['verovapaat'] },
  ilmaiskierrokset: { names: ['ilmaiskierrokset'] },
  ilmantalletusta: { names: ['ilman-talletusta'] },
  nonsticky: { names: ['non-sticky'] },
  arvostelut: {
    names: [
      'kasinoarvostelut',
      'kasino-arvostelut',
      'casinorecensioner',
      'casino-recensioner',
      'casinoanmeldelser',
      'casino-anmeldelser',
    ],
    canonical: { se: 'casinorecensioner', no: 'casinoanmeldelser', dk: 'casinoanmeldelser' },
  },
  kilpailut: {
    names: ['kilpailut', 'tavlingar'],
    canonical: { se: 'tavlingar', no: 'tavlingar', dk: 'tavlingar' },
  },
  demopelit: { names: ['demopelit'] },
  vastuuvapaus: {
    names: ['vastuuvapauslauseke', 'ansvarsfriskrivning', 'ansvarsfraskrivelse'],
    canonical: { se: 'ansvarsfriskrivning', no: 'ansvarsfraskrivelse', dk: 'ansvarsfraskrivelse' },
  },
  tietosuoja: {
    names: ['tietosuoja', 'integritet', 'personvern', 'privatliv'],
    canonical: { se: 'integritet', no: 'personvern', dk: 'privatliv' },
  },
  vertailu: {
    names: ['vertailu', 'jamfor', 'sammenlign'],
    canonical: { se: 'jamfor', no: 'sammenlign', dk: 'sammenlign' },
  },
  nettolaskuri: {
    names: ['nettolaskuri', 'nettokalkylator', 'nettokalkulator', 'nettoberegner'],
    canonical: { se: 'nettokalkylator', no: 'nettokalkulator', dk: 'nettoberegner' },
  },
  nainlaskimme: {
    names: ['nain-laskimme', 'sa-raknar-vi', 'slik-regner-vi', 'saadan-beregner-vi'],
    canonical: { se: 'sa-raknar-vi', no: 'slik-regner-vi', dk: 'saadan-beregner-vi' },
  },
};

/** Every path name of a page after its market, the home page's none left out. */
export const PAGE_NAMES = PAGE_KEYS.flatMap((page) => PAGE_PATHS[page].names).filter(Boolean);

export const REVIEW_SEGMENT = 'kasino';
export const DEMO_GAME_SEGMENT = 'demopelit';

/** Casinos whose review has a path name of its own: slug by the rule → path name. */
export const DEDICATED_REVIEWS = {
  'kiekka-casino': 'kiekka-kasino',
  'winz-casino': 'winz-casino',
  '247-bet': '247-bet',
  'rizzio-casino': 'rizzio-casino',
  casinoist: 'casinoist',
  'crab-slots': 'crab-slots',
  'slot-mafia': 'slot-mafia',
  luckynation: 'luckynation',
} as const satisfies Record<string, string>;

const REVIEW_NAME_OF_SLUG = new Map<string, string>(Object.entries(DEDICATED_REVIEWS));
const SLUG_OF_REVIEW_NAME = new Map([...REVIEW_NAME_OF_SLUG].map(([slug, name]) => [name, slug]));
const PAGE_OF_NAME = new Map(
  PAGE_KEYS.flatMap((page) => PAGE_PATHS[page].names.map((name) => [name, page] as const)),
);

/** Where the method says how the site earns; the same in all markets. */
export const EARNINGS_ANCHOR = 'ansainta';
/** Where it says in which countries there are links, and why not in others. */
export const COUNTRIES_ANCHOR = 'markkinat';

export type Route =
  | { page: PageKey }
  | { page: 'review'; slug: string }
  | { page: 'demo-game'; game: string };

/** The canonical address of a page in a market. */
export function pathFor(page: PageKey, market: Market): string {
  const { names, canonical } = PAGE_PATHS[page];
  const name = canonical?.[market] ?? names[0];
  return name === '' ? `/${market}` : `/${market}/${name}`;
}

/** The canonical address of a casino's review in a market. */
export function reviewPathFor(slug: string, market: Market): string {
  return `/${market}/${REVIEW_SEGMENT}/${REVIEW_NAME_OF_SLUG.get(slug) ?? encodeURIComponent(slug)}`;
}

/** The address of a demo game's simulator in a market. */
export function demoGamePathFor(game: string, market: Market): string {
  return `/${market}/${DEMO_GAME_SEGMENT}/${encodeURIComponent(game)}`;
}

export function routePath(route: Route, market: Market): string {
  switch (route.page) {
    case 'review':
      return reviewPathFor(route.slug, market);
    case 'demo-game':
      return demoGamePathFor(route.game, market);
    default:
      return pathFor(route.page, market);
  }
}

/** All addresses of a page in a market, the canonical one among them. */
export function listPaths(page: PageKey, market: Market): string[] {
  return PAGE_PATHS[page].names.map((name) => (name === '' ? `/${market}` : `/${market}/${name}`));
}

/** The route that a path after `/{market}/` names, or null. Does not know which casinos and games exist. */
export function getRoute(path: string): Route | null {
  const page = PAGE_OF_NAME.get(path);
  if (page) return { page };
  const [segment, name, ...rest] = path.split('/');
  if (!name || rest.length > 0) return null;
  if (segment === REVIEW_SEGMENT) return { page: 'review', slug: SLUG_OF_REVIEW_NAME.get(name) ?? name };
  return segment === DEMO_GAME_SEGMENT ? { page: 'demo-game', game: name } : null;
}

export type Location =
  | { kind: 'page'; market: Market; route: Route }
  /** A page under another language code or spelling: the same page at its own address. */
  | { kind: 'redirect'; market: Market; route: Route }
  | { kind: 'not-found'; market: Market };

/**
 * What an address means. A page under an unknown two-letter language is that page in the default market, and one
 * written with capitals is the page itself; everything else is not found, in the market that
 * the first segment is nearest to.
 */
export function parseLocation(address: string): Location {
  const written = decodeAddress(address);
  if (written === null) return { kind: 'not-found', market: DEFAULT_MARKET };
  const pathname = written.toLowerCase();
  const [first = '', ...rest] = pathname.replace(/^\//, '').replace(/\/$/, '').split('/');
  const market = getMarket(first);
  const route = getRoute(rest.join('/'));
  if (pathname === '/') return { kind: 'redirect', market: DEFAULT_MARKET, route: { page: 'home' } };
  if (!route) return { kind: 'not-found', market: market ?? DEFAULT_MARKET };
  if (isMarket(first)) return { kind: pathname === written ? 'page' : 'redirect', market: first, route };
  if (market || /^[a-z]{2}$/.test(first)) {
    return { kind: 'redirect', market: market ?? DEFAULT_MARKET, route };
  }
  return { kind: 'not-found', market: DEFAULT_MARKET };
}

/** A slug keeps the letters of its name, and an address brings them in percents; null where it is no text at all. */
function decodeAddress(address: string): string | null {
  try {
    return decodeURIComponent(address).normalize('NFC');
  } catch {
    return null;
  }
}
