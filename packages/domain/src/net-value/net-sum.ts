import type { OfferTerms } from '../offers/offer-terms.ts';
import { buildPlay, getNetValue, NET_ASSUMPTIONS, type NetAssumptions } from './net-value.ts';

/**
 * The displayed calculation, in whole units: bonus + spins − overCap = gross, and
 * gross − cost − taken + spared = net. Rounding ensures that the lines add up.
 */
export interface NetSum {
  bonus: number;
  spins: number;
  /** The amount above the win cap. */
  overCap: number;
  gross: number;
  /** The amount to wager; not a term of the sum. */
  turnover: number;
  cost: number;
  /** A sticky bonus, taken back at withdrawal. */
  taken: number;
  /** The loss that the floor prevents. */
  spared: number;
  net: number;
}

/** Rounds half away from zero: −0.5 becomes −1. Never returns −0. */
function whole(minorUnits: number): number {
  const units = Math.round(Math.abs(minorUnits) / 100) * 100;
  return minorUnits < 0 ? 0 - units : units;
}

export function buildNetSum(
  terms: OfferTerms,
  deposit: number,
  assumptions: NetAssumptions = NET_ASSUMPTIONS,
): NetSum | null {
  const value = getNetValue(terms, deposit, assumptions);
  if (value.state === 'unknown') return null;
  const play = buildPlay(terms, deposit, assumptions);
  const bonus = whole(play.bonus);
  const worth = whole(play.bonus + play.spinsWorth);
  const gross = whole(play.gross);
  const afterTaken = whole(play.gross - play.taken);
  const beforeFloor = whole(value.beforeFloor);
  const net = whole(value.net);
  return {
    bonus,
    spins: worth - bonus,
    overCap: worth - gross,
    gross,
    turnover: whole(play.walk.turnover),
    cost: afterTaken - beforeFloor,
    taken: gross - afterTaken,
    spared: net - beforeFloor,
    net,
  };
}
