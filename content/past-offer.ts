import type { ListingInput } from '@nettobonus/domain/catalogue/casino';

type Terms = NonNullable<ListingInput['terms']>;

/** An offer that the casino has since replaced. */
export interface PastOffer {
  /** The first day of the offer. */
  since: string;
  bonus: string;
  terms: Terms;
}

/** The offers of a listing over time. */
export interface ListingHistory {
  casino: string;
  /** Oldest first. */
  earlier: readonly PastOffer[];
  /** The first day of the listing's current offer. */
  since: string;
}

/** Returns a function that builds past offers from a market's default terms and the offer's own terms. */
export function createPastOfferBuilder(
  defaults: Pick<Terms, 'currency' | 'minDeposit' | 'maxBet'>,
  spinValue: number,
) {
  return (since: string, bonus: string, ownTerms: Partial<Terms> & { spins?: number }): PastOffer => {
    const { spins, ...terms } = ownTerms;
    return {
      since,
      bonus,
      terms: {
        kind: 'match',
        wagerBase: 'bonus',
        validDays: 30,
        ...defaults,
        ...(spins ? { freeSpins: { count: spins, spinValue, wagerTimes: ownTerms.wagerTimes } } : {}),
        ...terms,
      },
    };
  };
}
