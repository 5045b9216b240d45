import type { ListedCasino } from '../catalogue/casino.ts';
import { isLicensedIn } from '../catalogue/licence.ts';
import type { Market } from '../markets/market.ts';
import type { MarketMode } from '../markets/market-settings.ts';

/** A casino as the market's mode allows it to be shown. */
export function applyMarketMode(casino: ListedCasino, market: Market, mode: MarketMode): ListedCasino {
  switch (mode) {
    case 'commercial':
      return casino;
    case 'licensed-only':
      return isLicensedIn(market, casino.licence) ? casino : withoutRecommendation(withoutPromotion(casino));
    case 'information-only':
      return withoutPromotion(casino);
  }
}

/** Without affiliate link and recommendation reason. */
function withoutPromotion(casino: ListedCasino): ListedCasino {
  const { affiliateLink, recommendationReason, ...information } = casino;
  return information;
}

/**
 * Next to licensed casinos, a badge or a place at the top would promote the casino. The list of all casinos has it, even
 * if it was left out there because of a place that it has lost.
 */
function withoutRecommendation({ places, ...casino }: ListedCasino): ListedCasino {
  return { ...casino, recommended: false, exclusiveOffer: false, isUnlicensed: true };
}
