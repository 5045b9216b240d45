import type { OfferTerms } from '../offers/offer-terms.ts';
import { buildWageringModel, getNetValue, NET_ASSUMPTIONS, type NetAssumptions } from './net-value.ts';

/**
 * The displayed calculation, in whole units: bonus + spins − aboveCap = gross, and
 * gross − cost − forfeitedBonus + preventedLoss = net. Each line is a difference of rounded totals, so that the lines
 * add up.
 */
export interface NetBreakdown {
  bonus: number;
  spins: number;
  /** The amount above the win cap. */
  aboveCap: number;
  gross: number;
  /** The amount to wager; not part of the sum. */
  turnover: number;
  cost: number;
  /** A sticky bonus, which the casino removes at withdrawal. */
  forfeitedBonus: number;
  /** The loss that the floor prevents. */
  preventedLoss: number;
  net: number;
}

/** Rounds half away from zero: −0.5 becomes −1. Never returns −0. */
function roundToUnits(minorUnits: number): number {
  const units = Math.round(Math.abs(minorUnits) / 100) * 100;
  return minorUnits < 0 ? 0 - units : units;
}

export function buildNetBreakdown(
  terms: OfferTerms,
  deposit: number,
  assumptions: NetAssumptions = NET_ASSUMPTIONS,
): NetBreakdown | null {
  const value = getNetValue(terms, deposit, assumptions);
  if (value.state === 'unknown') return null;
  const model = buildWageringModel(terms, deposit, assumptions);
  const bonus = roundToUnits(model.bonus);
  const uncapped = roundToUnits(model.bonus + model.spinsValue);
  const gross = roundToUnits(model.gross);
  const afterForfeit = roundToUnits(model.gross - model.forfeitedBonus);
  const beforeFloor = roundToUnits(value.beforeFloor);
  const net = roundToUnits(value.net);
  return {
    bonus,
    spins: uncapped - bonus,
    aboveCap: uncapped - gross,
    gross,
    turnover: roundToUnits(model.walk.turnover),
    cost: afterForfeit - beforeFloor,
    forfeitedBonus: gross - afterForfeit,
    preventedLoss: net - beforeFloor,
    net,
  };
}
