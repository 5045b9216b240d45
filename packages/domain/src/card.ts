import { type Keyword, mentions } from './keywords.ts';

export const STAR_COUNT = 5;

/** Filled stars: the floor of the rating, of which there are five. */
export function filledStars(rating: number): number {
  return Math.min(STAR_COUNT, Math.floor(rating));
}

/** In the order in which they are looked for. */
const BADGES = ['wagerFree', 'nonSticky', 'taxFree', 'quick'] as const satisfies Keyword[];
export type CategoryBadge = (typeof BADGES)[number];

/** The one category that a card shows, from what its features say. */
export function categoryBadge(features: readonly string[]): CategoryBadge | null {
  return BADGES.find((badge) => mentions(features, badge)) ?? null;
}
