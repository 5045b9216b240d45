import type { Market } from './market.ts';
import type { OfferTerms } from './offer-terms.ts';

/** What every net figure assumes; printed wherever a figure is. */
export const NET_ASSUMPTIONS = {
  /** The house's edge per unit wagered: return to player is 96 %. */
  edge: 0.04,
} as const;

/** The deposit that a market's figures are for, in minor units. */
export const REFERENCE_DEPOSIT: Record<Market, number> = {
  fi: 100_00,
  se: 1_000_00,
  no: 1_000_00,
  dk: 500_00,
};

/** All in minor units of the offer's currency. */
export interface NetFigure {
  deposit: number;
  gross: number;
  net: number;
}

/**
 * What is left of an offer when it is wagered to the end: gross minus what the house takes of the turnover.
 * Null where the terms do not tell enough; never a guess.
 */
export function getNetFigure(terms: OfferTerms, referenceDeposit: number): NetFigure | null {
  const deposit = terms.kind === 'no-deposit' ? 0 : Math.max(referenceDeposit, terms.minDeposit ?? 0);
  const bonus = getBonus(terms, deposit);
  if (bonus === null || terms.untold.length > 0) return null;

  const { edge } = NET_ASSUMPTIONS;
  const spins = terms.freeSpins;
  const spinsWorth = spins
    ? Math.min(spins.count * spins.spinValue * (1 - edge), spins.winCap ?? Number.POSITIVE_INFINITY)
    : 0;
  const gross = Math.min(bonus + spinsWorth, terms.winCap ?? Number.POSITIVE_INFINITY);
  const wagerBase = terms.wagerBase === 'bonus-and-deposit' ? bonus + deposit : bonus;
  const turnover = (terms.wagerTimes ?? 0) * wagerBase + (spins?.wagerTimes ?? 0) * spinsWorth;
  const result = gross - edge * turnover;
  return { deposit, gross: Math.round(gross), net: Math.round(withFloor(terms, result, bonus, deposit)) };
}

function getBonus(terms: OfferTerms, deposit: number): number | null {
  switch (terms.kind) {
    case 'match':
      if (terms.matchPercent === undefined) return null;
      return Math.min((terms.matchPercent / 100) * deposit, terms.maxBonus ?? Number.POSITIVE_INFINITY);
    case 'no-deposit':
      return terms.maxBonus ?? 0;
    case 'free-spins-only':
      return 0;
    case 'cashback':
      // What comes back depends on what is lost, which the model of wagering to the end does not know.
      return null;
  }
}

/** Nobody can lose more than they have, and a non-sticky bonus never costs the player's own money. */
function withFloor(terms: OfferTerms, result: number, bonus: number, deposit: number): number {
  const allLost = 0 - deposit;
  switch (terms.stickiness) {
    case 'non-sticky':
      return Math.max(result, 0);
    case 'sticky':
    case 'half-sticky':
      return Math.max(result - bonus, allLost);
    case 'cashable':
    case undefined:
      return Math.max(result, allLost);
  }
}
