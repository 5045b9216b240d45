import type { ListedCasino } from '../catalogue/casino.ts';

/** A casino in an information-only market: without affiliate link and recommendation reason. */
export function withoutPromotion(casino: ListedCasino): ListedCasino {
  const { affiliateLink, recommendationReason, ...information } = casino;
  return information;
}
