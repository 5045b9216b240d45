import { MARKET_FACTS, type Market } from '@nettobonus/domain/markets/market';
import { referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import type { OfferTerms } from '@nettobonus/domain/offers/offer-terms';

type Terms = Omit<OfferTerms, 'undisclosed'>;

/** Terms of the examples that the texts call typical: welcome, free spins, cashback, wager-free. */
export const TYPICAL_TERMS: ((market: Market) => Terms)[] = [
  (market) => ({ ...base(market), kind: 'match', matchPercent: 200, wagerTimes: 30, wagerBase: 'bonus' }),
  (market) => ({
    ...base(market),
    kind: 'free-spins-only',
    freeSpins: { count: 100, spinValue: market === 'fi' ? 10 : 1_00, wagerTimes: 20 },
  }),
  (market) => ({ ...base(market), kind: 'cashback', cashbackPercent: 12 }),
  (market) => ({ ...base(market), kind: 'match', matchPercent: 100, maxBonus: referenceDeposit(market) }),
];

const base = (market: Market) => ({ currency: MARKET_FACTS[market].currency });
