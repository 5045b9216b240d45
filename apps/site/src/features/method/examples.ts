import { MARKET_FACTS, type Market } from '@nettobonus/domain/markets/market';
import { referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import type { OfferTerms } from '@nettobonus/domain/offers/offer-terms';

/**
 * Worked examples: a typical bonus in the market, once below and once above its break-even multiplier. Where spins are
 * part of it, their value is too, so that the example agrees with the two offers on the home page.
 */
export const WORKED_EXAMPLES: Record<Market, { bonus: number; multipliers: readonly [number, number] }> = {
  fi: { bonus: 210_00, multipliers: [15, 35] },
  se: { bonus: 2_096_00, multipliers: [15, 35] },
  no: { bonus: 2_096_00, multipliers: [15, 35] },
  // A Danish licence allows at most 10×, and no bonus above the deposit.
  dk: { bonus: 500_00, multipliers: [10, 35] },
};

/** The multipliers in the table that shows how many players complete the wagering. */
export const TABLE_MULTIPLIERS = [5, 10, 20, 35, 50];

/** A bonus for the market's reference deposit, with wagering on the bonus only. */
export function exampleTerms(market: Market, bonus: number, wagerTimes: number): OfferTerms {
  return {
    kind: 'match',
    currency: MARKET_FACTS[market].currency,
    undisclosed: [],
    matchPercent: (bonus / referenceDeposit(market)) * 100,
    wagerTimes,
    wagerBase: 'bonus',
  };
}
