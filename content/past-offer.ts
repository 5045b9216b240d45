import type { ListingInput } from '@nettobonus/domain/casino';

type Terms = NonNullable<ListingInput['terms']>;

/** An offer that a casino has replaced since. */
export interface PastOffer {
  /** The day from which it stood. */
  since: string;
  bonus: string;
  terms: Terms;
}

/** The offers that stood before a listing's own, oldest first. */
export interface OfferPast {
  casino: string;
  earlier: readonly PastOffer[];
  /** The day from which the listing's own offer has stood. */
  since: string;
}

/** For a market's usual terms, a function that writes an offer by what was its own. */
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
