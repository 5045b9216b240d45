import type { NetFigure } from './net-value.ts';

/**
 * The displayed calculation, in whole units: bonus + spins − aboveCap = gross, gross − cost − forfeitedBonus = sum, and
 * sum + preventedLoss = net. Every page takes its amounts from here. Each line is a difference of rounded totals, so that
 * the lines add up.
 */
export interface NetBreakdown {
  bonus: number;
  spins: number;
  /** The amount above the win cap. */
  aboveCap: number;
  gross: number;
  /** The amount to wager; not part of the sum. */
  turnover: number;
  /** The price of the wagering. */
  cost: number;
  /** A sticky bonus, which the casino removes at withdrawal. */
  forfeitedBonus: number;
  sum: number;
  /** The part of a negative sum that the player cannot lose. */
  preventedLoss: number;
  net: number;
}

/** Rounds half away from zero: −0.5 becomes −1. Never returns −0. */
export function roundToUnits(minorUnits: number): number {
  const units = Math.round(Math.abs(minorUnits) / 100) * 100;
  return minorUnits < 0 ? 0 - units : units;
}

export function buildNetBreakdown(figure: NetFigure): NetBreakdown {
  const bonus = roundToUnits(figure.bonus);
  const uncapped = roundToUnits(figure.bonus + figure.spinsValue);
  const gross = roundToUnits(figure.gross);
  const afterWagering = roundToUnits(figure.gross - figure.cost);
  const sum = roundToUnits(figure.sum);
  const net = roundToUnits(figure.net);
  return {
    bonus,
    spins: uncapped - bonus,
    aboveCap: uncapped - gross,
    gross,
    turnover: roundToUnits(figure.turnover),
    cost: gross - afterWagering,
    forfeitedBonus: afterWagering - sum,
    sum,
    preventedLoss: net - sum,
    net,
  };
}
