import type { Market } from '../markets/market.ts';

/*
 * The paths of reviews. Separate from the route table, because lists in the browser build these paths too and must not
 * load the whole table.
 */

export const REVIEW_SEGMENT = 'kasino';

/** The dedicated path names of eight reviews, by slug. All other reviews have the slug as path name. */
export const DEDICATED_REVIEW_PATHS = {
  'kiekka-casino': 'kiekka-kasino',
  'winz-casino': 'winz-casino',
  '247-bet': '247-bet',
  'rizzio-casino': 'rizzio-casino',
  casinoist: 'casinoist',
  'crab-slots': 'crab-slots',
  'slot-mafia': 'slot-mafia',
  luckynation: 'luckynation',
} as const satisfies Record<string, string>;

const REVIEW_NAME_BY_SLUG = new Map<string, string>(Object.entries(DEDICATED_REVIEW_PATHS));
const SLUG_BY_REVIEW_NAME = new Map([...REVIEW_NAME_BY_SLUG].map(([slug, name]) => [name, slug]));

/** The canonical path of a casino's review in a market. */
export function reviewPathFor(slug: string, market: Market): string {
  return `/${market}/${REVIEW_SEGMENT}/${REVIEW_NAME_BY_SLUG.get(slug) ?? encodeURIComponent(slug)}`;
}

/** The slug of the casino for a review's path name. */
export function getReviewSlug(name: string): string {
  return SLUG_BY_REVIEW_NAME.get(name) ?? name;
}
