import type { Market } from '../markets/market.ts';

/*
 * The addresses of reviews, apart from the route table: lists in the browser write them too, and must not load the whole
 * table.
 */

export const REVIEW_SEGMENT = 'kasino';

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

/** The canonical path of a casino's review in a market. */
export function reviewPathFor(slug: string, market: Market): string {
  return `/${market}/${REVIEW_SEGMENT}/${REVIEW_NAME_OF_SLUG.get(slug) ?? encodeURIComponent(slug)}`;
}

/** The casino that a review's path name stands for. */
export function slugOfReviewName(name: string): string {
  return SLUG_OF_REVIEW_NAME.get(name) ?? name;
}
