import { MARKET_FACTS, type Market } from '../markets/market.ts';
import type { OfferTerms } from '../offers/offer-terms.ts';

/**
 * The terms if they are in the market's currency. Terms in a different currency count as unknown: deposits are in the
 * market's currency, and every page prints amounts with the symbol of that currency.
 */
export function termsInMarket(terms: OfferTerms | undefined, market: Market): OfferTerms | undefined {
  return terms?.currency === MARKET_FACTS[market].currency ? terms : undefined;
}
