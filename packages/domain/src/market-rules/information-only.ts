import type { ListedCasino } from '../catalogue/casino.ts';

/** A casino as an information-only market shows it: without link and recommendation. */
export function withoutPromotion(casino: ListedCasino): ListedCasino {
  const { affiliateLink, recommendationReason, ...shown } = casino;
  return shown;
}
