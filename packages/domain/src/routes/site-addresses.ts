import { CHOICE_FIELDS, NUMBER_FIELDS } from '../calculator/calculator.ts';
import { CASINO_PARAM } from '../calculator/calculator-address.ts';
import { TILE_VERSION_PARAM } from '../catalogue/casino.ts';
import { DEPOSIT_PARAM } from '../catalogue/deposit-choice.ts';
import { NO_FILTER } from '../catalogue/listing-filter.ts';
import { COMPARED_PARAM } from '../comparison/comparison.ts';
import { NO_DEMO_FILTER } from '../demo-games/demo-filter.ts';
import { MARKETS } from '../markets/market.ts';
import { ALL_REVIEWS } from '../reviews/review-choice.ts';
import { SEED_PARAM } from '../shared/seeded-random.ts';
import { DEMO_GAME_SEGMENT, PAGE_NAMES, REVIEW_SEGMENT } from './routes.ts';

/*
 * Every URL that the site serves, as patterns of the path after its first slash. The site and its reverse proxy use the
 * same table, so the patterns use only syntax common to all regular expression engines.
 */

const ANY_MARKET = `(?:${MARKETS.join('|')})`;
/** A name in a path: slugs keep non-ASCII letters. */
const NAME = '[^/\\s]{1,120}';

/** Files and data generated from published content. */
export const CONTENT_FILES = [
  `tiles/${NAME}\\.svg`,
  'og-image\\.png',
  `og/${ANY_MARKET}(?:/${NAME}){0,2}\\.png`,
  'media/[\\da-f]{64}\\.webp',
  `${ANY_MARKET}/(?:casinos|offers)\\.json`,
  `sitemap(?:-${ANY_MARKET})?\\.xml`,
  `${ANY_MARKET}/feed\\.xml`,
  '(?:robots|llms|security)\\.txt',
  '\\.well-known/security\\.txt',
  `${ANY_MARKET}/manifest\\.webmanifest`,
] as const;

/** HTML fragments that pages load on demand. */
export const FRAGMENT = `${ANY_MARKET}/part/[a-z-]+(?:/${NAME})?`;

/** Endpoints that write; POST only. */
export const API_NAMES = ['casino-chat', 'click', 'contact'] as const;
export type ApiName = (typeof API_NAMES)[number];

/** The redirect to a casino, which counts the click. */
export const GO = `go(?:/${NAME})?`;

/** A page under any language code and spelling; the site redirects to the canonical URL. */
export const PAGE = `(?:(?!go(?:/|$))[a-z]{2}(?:/(?:${PAGE_NAMES.join('|')}|${REVIEW_SEGMENT}/${NAME}|${DEMO_GAME_SEGMENT}/${NAME}))?/?)?`;

/** A draft preview under a signed URL. */
export const PREVIEW = 'preview/[\\w.-]{1,120}(?:/.*)?';

/** Every query parameter that affects a response. */
export const QUERY_NAMES: readonly string[] = [
  ...new Set([
    ...Object.keys({ ...NO_FILTER, ...ALL_REVIEWS, ...NO_DEMO_FILTER }),
    DEPOSIT_PARAM,
    COMPARED_PARAM,
    CASINO_PARAM,
    ...NUMBER_FIELDS,
    ...CHOICE_FIELDS,
    SEED_PARAM,
    'lang',
    TILE_VERSION_PARAM,
  ]),
];
