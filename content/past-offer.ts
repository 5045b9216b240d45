import type { ListingInput } from '@nettobonus/domain/catalogue/casino';

type Terms = NonNullable<ListingInput['terms']>;

/** An offer that a casino has replaced since. */
export interface PastOffer {
  /** The first day of the offer. */
  since: string;
  bonus: string;
  terms: Terms;
}

/** The earlier offers of a listing, oldest first. */
export interface OfferPast {
  casino: string;
  earlier: readonly PastOffer[];
  /** The first day of the listing's current offer. */
  since: string;
}

/** Returns a function that builds past offers from a market's usual terms and the offer's own. */
export function pastOfferWith(usual: Pick<Terms, 'currency' | 'minDeposit' | 'maxBet'>, spinValue: number) {
  return (since: string, bonus: string, own: Partial<Terms> & { spins?: number }): PastOffer => {
    const { spins, ...terms } = own;
    return {
      since,
      bonus,
      terms: {
        kind: 'match',
        wagerBase: 'bonus',
        validDays: 30,
        ...usual,
        ...(spins ? { freeSpins: { count: spins, spinValue, wagerTimes: own.wagerTimes } } : {}),
        ...terms,
      },
    };
  };
}
