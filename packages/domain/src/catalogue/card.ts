import { type Keyword, mentions } from '../shared/keywords.ts';

export const STAR_COUNT = 5;

/** The number of filled stars in half steps: ratings go to ten, so each whole point fills half a star. */
export function filledStars(rating: number): number {
  return Math.min(STAR_COUNT, Math.floor(rating) / 2);
}

/** In order of precedence. */
const BADGES = ['wagerFree', 'nonSticky', 'taxFree', 'quick'] as const satisfies Keyword[];
export type CategoryBadge = (typeof BADGES)[number];

/** The one category badge of a card, derived from its features. */
export function categoryBadge(features: readonly string[]): CategoryBadge | null {
  return BADGES.find((badge) => mentions(features, badge)) ?? null;
}
