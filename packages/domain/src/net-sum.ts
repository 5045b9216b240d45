import { buildPlay, getNetValue, NET_ASSUMPTIONS, type NetAssumptions } from './net-value.ts';
import type { OfferTerms } from './offer-terms.ts';

/**
 * The sum as it is written, in whole units: bonus + spins − overCap = gross, and
 * gross − cost − taken + spared = net. What is rounded is rounded so that the lines add up.
 */
export interface NetSum {
  bonus: number;
  spins: number;
  /** What a win cap cuts off. */
  overCap: number;
  gross: number;
  /** Has to be wagered; no part of the sum. */
  turnover: number;
  cost: number;
  /** A sticky bonus, taken back at withdrawal. */
  taken: number;
  /** What the floor spares. */
  spared: number;
  net: number;
}

/** Both signs alike: −0.5 is written as −1, and nothing as −0. */
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
