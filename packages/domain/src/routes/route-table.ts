import { CHOICE_FIELDS, CHOICES, NUMBER_FIELDS } from '../calculator/calculator.ts';
import { CASINO_PARAM } from '../calculator/calculator-params.ts';
import { LICENCE_TYPES, TILE_VERSION_PARAM } from '../catalogue/casino.ts';
import {
  CATEGORY_FILTER,
  FILTER_NAMES,
  FILTER_OPTIONS,
  SEARCH_MAX_LENGTH,
} from '../catalogue/casino-filter.ts';
import { DEPOSIT_PARAM_VALUES } from '../catalogue/deposit-choice.ts';
import { DEPOSIT_PARAM } from '../catalogue/deposit-param.ts';
import { COMPARISON_PARAM, DIFFERENCES_PARAM, DIFFERENCES_VALUE } from '../comparison/comparison.ts';
import { COMPARISON_LIMIT } from '../comparison/comparison-limit.ts';
import { DEMO_SORTS, GAME_MAX_LENGTH } from '../demo-games/demo-filter.ts';
import { VOLATILITIES } from '../demo-games/volatility.ts';
import { MARKETS, type Market } from '../markets/market.ts';
import { REVIEW_SORTS } from '../reviews/review-filter.ts';
import { KIND_PARAM, SEARCH_KINDS } from '../search/search-kind.ts';
import { MORE_PARAM } from '../shared/paging.ts';
import { SEED_PARAM } from '../shared/seeded-random.ts';
import { REVIEW_SEGMENT } from './review-path.ts';

/*
 * Every path that the site serves. Astro's page routes, the middleware, the metrics, the sitemap and the reverse proxy
 * use this table. Patterns match the path after its first slash. They use only syntax that all regular expression
 * engines share, because nginx uses them too.
 */

/**
 * - `page`: browsers revalidate; the edge caches a copy per content version
 * - `widget-data` (JSON for widgets): browsers cache for half a minute, because it can contain affiliate links; the
 *   edge as above
 * - `content`: as its endpoint specifies; the edge as above
 * - `day`, `forever`: browsers cache a file for that long; the edge serves it from disk
 * - `never`: not cached
 */
type RouteCache = 'page' | 'widget-data' | 'content' | 'day' | 'forever' | 'never';

/** The query parameters that change the response, each with a pattern for its values as a URL contains them. */
type QueryPatterns = Readonly<Record<string, string>>;

interface PageEntry {
  kind: 'page';
  /** The canonical path segment after the market, in the market's language. Every market accepts all of them. */
  names: Readonly<Record<Market, string>>;
  /** Further names that every market accepts. They are in the specification, but canonical in no market. */
  aliases?: readonly string[];
  /** The path segment after the name. */
  param?: 'slug' | 'game';
  /** The page file `apps/site/src/pages/[market]/_{view}.astro`, and the page's name in metrics. */
  view: string;
  query: QueryPatterns;
  cache: 'page';
}

export interface EndpointEntry {
  kind: 'widget-data' | 'content' | 'file' | 'asset' | 'api' | 'go' | 'preview' | 'internal';
  pattern: string;
  query: QueryPatterns;
  /** The same for all entries of a kind. */
  cache: RouteCache;
  metric: string;
  /** Set if pages load the endpoint and it depends on content: in a preview it must serve the draft. */
  inPreview?: true;
}

export type RouteKind = PageEntry['kind'] | EndpointEntry['kind'];

const ANY_MARKET = `(?:${MARKETS.join('|')})`;
/** A path segment with a slug, which may contain non-ASCII letters. */
const SEGMENT = '[^/\\s]{1,120}';

/** The path prefix of a preview, with its signed token. */
const PREVIEW = 'preview/[\\w.-]{1,120}';

const oneOf = (options: readonly (string | number)[]) => `(?:${options.join('|')})`;
/** The first option is the default, which changes nothing. */
const otherThanFirst = ([, ...options]: readonly string[]) => oneOf(options);
const otherThan = (initial: string, options: readonly string[]) =>
  oneOf(options.filter((option) => option !== initial));
/** An encoded letter takes up to nine characters: three bytes, `%E2%82%AC`. */
const text = (maxLength: number) => `[^&#\\x00-\\x20\\x7f-\\xff]{1,${9 * maxLength}}`;
/** With the separators of thousands that a form without scripts submits: a space, or a point in Danish. */
const NUMBER = '-?\\d{0,9}(?:(?:\\+|%20|%C2%A0|\\.)\\d{3}){0,3}(?:(?:[.,]|%2[Cc])\\d{0,6})?';
const SLUG = text(40);
/** Forms repeat the parameter, once per casino or comma-separated list of casinos. */
const COMPARED = `${text(80)}(?:&${COMPARISON_PARAM}=${text(80)}){0,${COMPARISON_LIMIT - 1}}`;

/** The language of the assistant, which every page contains. */
const LANG = { lang: '[A-Za-z]{2}' };
/** Every page shows net figures for the visitor's deposit, at least in its menus. */
const DEPOSIT = { [DEPOSIT_PARAM]: oneOf(DEPOSIT_PARAM_VALUES) };
const ANY_PAGE = { kind: 'page', query: { ...DEPOSIT, ...LANG }, cache: 'page' } as const;
const CATEGORY = {
  ...ANY_PAGE,
  view: 'category',
  query: {
    ...Object.fromEntries(FILTER_NAMES.map((name) => [name, otherThanFirst(FILTER_OPTIONS[name])])),
    sort: otherThan(CATEGORY_FILTER.sort, FILTER_OPTIONS.sort),
    search: text(SEARCH_MAX_LENGTH),
    ...DEPOSIT,
    [MORE_PARAM]: '\\d{1,2}',
    ...LANG,
  },
} as const;
const inAllMarkets = (name: string) => ({ fi: name, se: name, no: name, dk: name });
const GUIDES_NAMES = { fi: 'oppaat', se: 'guider', no: 'guider', dk: 'guider' };
const NEWS_NAMES = { fi: 'uutiset', se: 'nyheter', no: 'nyheter', dk: 'nyheder' };
const DEMO_GAMES_NAMES = { fi: 'demopelit', se: 'demospel', no: 'demospill', dk: 'demospil' };
const CONTENT = { kind: 'content', query: {}, cache: 'content' } as const;
const WIDGET_DATA = {
  kind: 'widget-data',
  query: { ...DEPOSIT, ...LANG },
  cache: 'widget-data',
  metric: 'widget-data',
  inPreview: true,
} as const;
const API = { kind: 'api', query: LANG, cache: 'never' } as const;

export const ROUTE_TABLE = {
  /** With a search text, the middleware renders the results page (`search.astro`) instead. */
  home: {
    ...CATEGORY,
    view: 'home',
    names: inAllMarkets(''),
    query: {
      ...CATEGORY.query,
      sort: otherThanFirst(FILTER_OPTIONS.sort),
      [KIND_PARAM]: oneOf(SEARCH_KINDS),
    },
  },
  'quick-casinos': {
    ...CATEGORY,
    names: { fi: 'pikakasinot', se: 'snabbcasinon', no: 'hurtigcasinoer', dk: 'hurtige-casinoer' },
  },
  'estonian-licence': {
    ...CATEGORY,
    names: { fi: 'viron-lisenssi', se: 'estnisk-licens', no: 'estisk-lisens', dk: 'estisk-licens' },
    aliases: ['viron-lisensi'],
  },
  'mga-licence': {
    ...CATEGORY,
    names: { fi: 'mga-kasinot', se: 'mga-licens', no: 'mga-casinoer', dk: 'mga-casinoer' },
  },
  'wager-free': {
    ...CATEGORY,
    names: { fi: 'kierratysvapaat', se: 'omsattningsfria', no: 'uten-omsetning', dk: 'uden-gennemspil' },
  },
  // The page also lists bonuses of exactly 200 %. The Finnish name says "over", because the specification does.
  'bonus-over-200': {
    ...CATEGORY,
    names: {
      fi: 'yli-200-bonukset',
      se: 'bonus-fran-200',
      no: 'bonus-fra-200',
      dk: 'bonusser-200-procent',
    },
  },
  // The casinos have a licence from the EEA. Outside Finland their winnings can be taxable, so the names do not say tax-free.
  'tax-free': {
    ...CATEGORY,
    names: { fi: 'verovapaat', se: 'skatt-pa-vinster', no: 'eos-lisens', dk: 'eoes-licens' },
  },
  'free-spins': {
    ...CATEGORY,
    names: { fi: 'ilmaiskierrokset', se: 'gratissnurr', no: 'gratisspinn', dk: 'bonusspins' },
  },
  'no-deposit': {
    ...CATEGORY,
    names: {
      fi: 'ilman-talletusta',
      se: 'utan-insattning',
      no: 'uten-innskudd',
      dk: 'uden-indbetaling',
    },
  },
  'non-sticky': { ...CATEGORY, names: inAllMarkets('non-sticky') },
  reviews: {
    ...ANY_PAGE,
    view: 'reviews',
    names: {
      fi: 'kasinoarvostelut',
      se: 'casinorecensioner',
      no: 'casinoanmeldelser',
      dk: 'casinoanmeldelser',
    },
    aliases: ['kasino-arvostelut', 'casino-recensioner', 'casino-anmeldelser'],
    query: {
      search: text(SEARCH_MAX_LENGTH),
      license: oneOf(LICENCE_TYPES),
      sort: otherThanFirst(REVIEW_SORTS),
      ...DEPOSIT,
      [MORE_PARAM]: '\\d{1,2}',
      ...LANG,
    },
  },
  competitions: {
    ...ANY_PAGE,
    view: 'competitions',
    names: { fi: 'kilpailut', se: 'tavlingar', no: 'konkurranser', dk: 'konkurrencer' },
  },
  'demo-games': {
    ...ANY_PAGE,
    view: 'demo-games',
    names: DEMO_GAMES_NAMES,
    query: {
      game: text(GAME_MAX_LENGTH),
      studio: SLUG,
      volatility: oneOf(VOLATILITIES),
      sort: otherThanFirst(DEMO_SORTS),
      ...DEPOSIT,
      ...LANG,
    },
  },
  disclaimer: {
    ...ANY_PAGE,
    view: 'legal',
    names: {
      fi: 'vastuuvapauslauseke',
      se: 'ansvarsfriskrivning',
      no: 'ansvarsfraskrivelse',
      dk: 'ansvarsfraskrivelse',
    },
  },
  privacy: {
    ...ANY_PAGE,
    view: 'legal',
    names: { fi: 'tietosuoja', se: 'integritet', no: 'personvern', dk: 'privatliv' },
  },
  compare: {
    ...ANY_PAGE,
    view: 'compare',
    names: { fi: 'vertailu', se: 'jamfor', no: 'sammenlign', dk: 'sammenlign' },
    query: {
      [COMPARISON_PARAM]: COMPARED,
      ...DEPOSIT,
      [DIFFERENCES_PARAM]: DIFFERENCES_VALUE,
      ...LANG,
    },
  },
  calculator: {
    ...ANY_PAGE,
    view: 'calculator',
    names: { fi: 'nettolaskuri', se: 'nettokalkylator', no: 'nettokalkulator', dk: 'nettoberegner' },
    query: {
      [CASINO_PARAM]: SLUG,
      ...Object.fromEntries(NUMBER_FIELDS.map((field) => [field, NUMBER])),
      ...Object.fromEntries(CHOICE_FIELDS.map((field) => [field, oneOf(CHOICES[field])])),
      ...LANG,
    },
  },
  method: {
    ...ANY_PAGE,
    view: 'method',
    names: { fi: 'nain-laskimme', se: 'sa-raknar-vi', no: 'slik-regner-vi', dk: 'saadan-beregner-vi' },
  },
  guides: { ...ANY_PAGE, view: 'articles', names: GUIDES_NAMES },
  news: { ...ANY_PAGE, view: 'articles', names: NEWS_NAMES },
  review: { ...ANY_PAGE, view: 'review', names: inAllMarkets(REVIEW_SEGMENT), param: 'slug' },
  'demo-game': {
    ...ANY_PAGE,
    view: 'demo-game',
    names: DEMO_GAMES_NAMES,
    param: 'game',
    query: { [SEED_PARAM]: '\\d{1,10}', ...DEPOSIT, ...LANG },
  },
  guide: { ...ANY_PAGE, view: 'article', names: GUIDES_NAMES, param: 'slug' },
  'news-item': { ...ANY_PAGE, view: 'article', names: NEWS_NAMES, param: 'slug' },

  /**
   * JSON for the widgets that pages load on demand: casino-of-the-month popup, random casino picker, quiz, chat and
   * toasts.
   */
  'widget-data': { ...WIDGET_DATA, pattern: `${ANY_MARKET}/part/(?!suggestions)[a-z-]+(?:/${SEGMENT})?` },
  /** Likewise, but only this endpoint has a search text: it would multiply the cached copies of the others. */
  suggestions: {
    ...WIDGET_DATA,
    pattern: `${ANY_MARKET}/part/suggestions`,
    query: { search: text(SEARCH_MAX_LENGTH), ...WIDGET_DATA.query },
  },

  /** The logo that the site generates from the casino's name. */
  tile: {
    ...CONTENT,
    pattern: `tiles/${SEGMENT}\\.svg`,
    query: { [TILE_VERSION_PARAM]: '[\\w-]{6}' },
    metric: 'picture',
    inPreview: true,
  },
  /** An uploaded logo. */
  logo: { ...CONTENT, pattern: 'media/[\\da-f]{64}\\.webp', metric: 'picture', inPreview: true },
  'social-image': {
    ...CONTENT,
    pattern: `(?:og-image|og/${ANY_MARKET}(?:/${SEGMENT}){0,2})\\.png`,
    metric: 'picture',
  },
  'casino-data': { ...CONTENT, pattern: `${ANY_MARKET}/casinos\\.json`, metric: 'data', inPreview: true },
  'offer-data': { ...CONTENT, pattern: `${ANY_MARKET}/offers\\.json`, metric: 'data' },
  feed: { ...CONTENT, pattern: `${ANY_MARKET}/feed\\.xml`, metric: 'data' },
  sitemap: { ...CONTENT, pattern: `sitemap(?:-${ANY_MARKET})?\\.xml`, metric: 'data' },
  manifest: { ...CONTENT, pattern: `${ANY_MARKET}/manifest\\.webmanifest`, metric: 'data' },
  'text-file': {
    ...CONTENT,
    pattern: '(?:(?:robots|llms|security)\\.txt|\\.well-known/security\\.txt)',
    metric: 'data',
  },

  /** Endpoints that accept only POST. */
  chat: { ...API, pattern: 'api/casino-chat', metric: 'chat' },
  click: { ...API, pattern: 'api/click', query: {}, metric: 'click' },
  contact: { ...API, pattern: 'api/contact', metric: 'contact' },

  /** The redirect to a casino, which counts the click. */
  go: { kind: 'go', pattern: `go(?:/${SEGMENT})?`, query: LANG, cache: 'never', metric: 'go' },
  /** A preview of a draft: the prefix, followed by the path of any page. */
  preview: {
    kind: 'preview',
    pattern: `${PREVIEW}(?:/.*)?`,
    query: {},
    cache: 'never',
    metric: 'preview',
  },
  /** Build output with hashed file names. */
  asset: { kind: 'asset', pattern: '_astro/.+', query: {}, cache: 'forever', metric: 'asset' },
  file: {
    kind: 'file',
    pattern: '(?:favicon\\.ico|apple-touch-icon\\.png|wordmark\\.svg|icons/[\\w.-]+)',
    query: {},
    cache: 'day',
    metric: 'asset',
  },
  /** For the edge and for operators; the edge does not forward external requests to these paths. */
  health: {
    kind: 'internal',
    pattern: '(?:healthz|readyz|content-versions)',
    query: {},
    cache: 'never',
    metric: 'health',
  },
} as const satisfies Record<string, PageEntry | EndpointEntry>;

type Table = typeof ROUTE_TABLE;
type NameOfKind<Kind extends RouteKind> = {
  [Name in keyof Table]: Table[Name] extends { kind: Kind } ? Name : never;
}[keyof Table];

/** Every page, including those that have a `param`. */
export type RoutePage = NameOfKind<'page'>;
export type ApiName = NameOfKind<'api'>;

const ENTRIES = Object.entries(ROUTE_TABLE) as [keyof Table, PageEntry | EndpointEntry][];

function listNames<Kind extends RouteKind>(kind: Kind): NameOfKind<Kind>[] {
  return ENTRIES.flatMap(([name, entry]) => (entry.kind === kind ? [name as NameOfKind<Kind>] : []));
}

export const ROUTE_PAGES = listNames('page');
export const API_NAMES = listNames('api');
export const ENDPOINTS = ENTRIES.flatMap(([, entry]) => (entry.kind === 'page' ? [] : [entry]));

export function pageEntry(page: RoutePage): PageEntry {
  return ROUTE_TABLE[page];
}

/** All names of a page, each once. Markets can share a name. */
export function listPageNames(page: RoutePage): string[] {
  const { names, aliases = [] } = pageEntry(page);
  return [...new Set([...MARKETS.map((market) => names[market]), ...aliases])];
}

/** A pattern for all paths of a kind. */
export function getKindPattern(kind: RouteKind): string {
  if (kind === 'page') return PAGE_PATTERN;
  return `(?:${ENDPOINTS.flatMap((entry) => (entry.kind === kind ? [entry.pattern] : [])).join('|')})`;
}

export function getCachePolicy(kind: RouteKind): RouteCache {
  return ENDPOINTS.find((entry) => entry.kind === kind)?.cache ?? 'page';
}

/** The paths of a page after the market; empty for the home page. */
function listPathPatterns(page: RoutePage): string[] {
  const { param } = pageEntry(page);
  return listPageNames(page)
    .filter(Boolean)
    .map((name) => (param ? `${name}/${SEGMENT}` : name));
}
const ANY_LANGUAGE = '(?!go(?:/|$))[a-z]{2}';
/** A page under any language code and spelling: the site redirects to the canonical path. */
const PAGE_PATTERN = `(?:${ANY_LANGUAGE}(?:/(?:${ROUTE_PAGES.flatMap(listPathPatterns).join('|')}))?/?)?`;

/**
 * The routes with query parameters. Page patterns must be matched case-insensitively. Patterns of routes with a
 * preview also match the path of the preview.
 */
export const QUERY_ROUTES = ENTRIES.flatMap(([name, entry]) => {
  const { kind, query } = entry;
  if (Object.keys(query).length === 0) return [];
  const pattern = entry.kind === 'page' ? getPagePattern(name as RoutePage) : entry.pattern;
  const isInPreview = entry.kind === 'page' || entry.inPreview;
  return [{ kind, query, pattern: isInPreview ? `(?:${PREVIEW}/)?${pattern}` : pattern }];
});

function getPagePattern(page: RoutePage): string {
  const paths = listPathPatterns(page);
  return paths.length > 0 ? `${ANY_LANGUAGE}/(?:${paths.join('|')})/?` : `(?:${ANY_LANGUAGE}/?)?`;
}
