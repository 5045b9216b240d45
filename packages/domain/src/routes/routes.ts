import { DEFAULT_MARKET, getMarket, isMarket, type Market } from '../markets/market.ts';

/** Pages with their own URL in every market. */
export const PAGE_KEYS = [
  'home',
  'quick-casinos',
  'estonian-licence',
  'mga-licence',
  'wager-free',
  'bonus-over-200',
  'tax-free',
  'free-spins',
  'no-deposit',
  'non-sticky',
  'reviews',
  'competitions',
  'demo-games',
  'disclaimer',
  'privacy',
  'compare',
  'calculator',
  'method',
] as const;
export type PageKey = (typeof PAGE_KEYS)[number];

interface PagePaths {
  /** Every path name of the page, valid under every market. */
  names: readonly [string, ...string[]];
  /** The canonical name per market; the first name if a market has none. */
  canonical?: Partial<Record<Market, string>>;
}

const PAGE_PATHS: Record<PageKey, PagePaths> = {
  home: { names: [''] },
  'quick-casinos': {
    names: ['pikakasinot', 'snabbcasinon', 'hurtigcasinoer', 'hurtige-casinoer'],
    canonical: { se: 'snabbcasinon', no: 'hurtigcasinoer', dk: 'hurtige-casinoer' },
  },
  'estonian-licence': { names: ['viron-lisensi'] },
  'mga-licence': { names: ['mga-kasinot'] },
  'wager-free': {
    names: ['kierratysvapaat', 'omsattningsfria'],
    canonical: { se: 'omsattningsfria', no: 'omsattningsfria', dk: 'omsattningsfria' },
  },
  'bonus-over-200': { names: ['yli-200-bonukset'] },
  'tax-free': { names: ['verovapaat'] },
  'free-spins': { names: ['ilmaiskierrokset'] },
  'no-deposit': { names: ['ilman-talletusta'] },
  'non-sticky': { names: ['non-sticky'] },
  reviews: {
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
  competitions: {
    names: ['kilpailut', 'tavlingar'],
    canonical: { se: 'tavlingar', no: 'tavlingar', dk: 'tavlingar' },
  },
  'demo-games': { names: ['demopelit'] },
  disclaimer: {
    names: ['vastuuvapauslauseke', 'ansvarsfriskrivning', 'ansvarsfraskrivelse'],
    canonical: { se: 'ansvarsfriskrivning', no: 'ansvarsfraskrivelse', dk: 'ansvarsfraskrivelse' },
  },
  privacy: {
    names: ['tietosuoja', 'integritet', 'personvern', 'privatliv'],
    canonical: { se: 'integritet', no: 'personvern', dk: 'privatliv' },
  },
  compare: {
    names: ['vertailu', 'jamfor', 'sammenlign'],
    canonical: { se: 'jamfor', no: 'sammenlign', dk: 'sammenlign' },
  },
  calculator: {
    names: ['nettolaskuri', 'nettokalkylator', 'nettokalkulator', 'nettoberegner'],
    canonical: { se: 'nettokalkylator', no: 'nettokalkulator', dk: 'nettoberegner' },
  },
  method: {
    names: ['nain-laskimme', 'sa-raknar-vi', 'slik-regner-vi', 'saadan-beregner-vi'],
    canonical: { se: 'sa-raknar-vi', no: 'slik-regner-vi', dk: 'saadan-beregner-vi' },
  },
};

/** Every path name after the market, except the home page's empty one. */
export const PAGE_NAMES = PAGE_KEYS.flatMap((page) => PAGE_PATHS[page].names).filter(Boolean);

export const REVIEW_SEGMENT = 'kasino';
export const DEMO_GAME_SEGMENT = 'demopelit';

/** Casinos whose review has its own path name: slug → path name. */
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

/** The method page's section on how the site earns; the same in all markets. */
export const EARNINGS_ANCHOR = 'ansainta';
/** The method page's section on the countries with links, and why others have none. */
export const COUNTRIES_ANCHOR = 'markkinat';

export type Route =
  | { page: PageKey }
  | { page: 'review'; slug: string }
  | { page: 'demo-game'; game: string };

/** The canonical path of a page in a market. */
export function pathFor(page: PageKey, market: Market): string {
  const { names, canonical } = PAGE_PATHS[page];
  const name = canonical?.[market] ?? names[0];
  return name === '' ? `/${market}` : `/${market}/${name}`;
}

/** The canonical path of a casino's review in a market. */
export function reviewPathFor(slug: string, market: Market): string {
  return `/${market}/${REVIEW_SEGMENT}/${REVIEW_NAME_OF_SLUG.get(slug) ?? encodeURIComponent(slug)}`;
}

/** The path of a demo game's simulator in a market. */
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

/** All paths of a page in a market, including the canonical one. */
export function listPaths(page: PageKey, market: Market): string[] {
  return PAGE_PATHS[page].names.map((name) => (name === '' ? `/${market}` : `/${market}/${name}`));
}

/** The route of a path after `/{market}/`, or null. Does not check that the casino or game exists. */
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
  /** Another language code or spelling of a page; redirects to the page's own URL. */
  | { kind: 'redirect'; market: Market; route: Route }
  | { kind: 'not-found'; market: Market };

/**
 * Resolves a URL path. A page under an unknown two-letter language redirects to the default market, and a path with
 * capitals redirects to lower case. Everything else is not found, in the market of the first segment or the default.
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

/** Decodes percent-encoding, because slugs keep non-ASCII letters. Null if the encoding is invalid. */
function decodeAddress(address: string): string | null {
  try {
    return decodeURIComponent(address).normalize('NFC');
  } catch {
    return null;
  }
}
