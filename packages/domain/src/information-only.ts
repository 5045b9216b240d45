import type { ListedCasino } from './casino.ts';

/** A casino as a market shows it that is information only: nothing of it leads there or praises it. */
export function withoutPromotion(casino: ListedCasino): ListedCasino {
  const { affiliateLink, recommendationReason, ...shown } = casino;
  return shown;
}
