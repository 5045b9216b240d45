import { buildPlay, getNetValue, NET_ASSUMPTIONS, type Play } from './net-value.ts';
import type { OfferTerms } from './offer-terms.ts';

export type WaterfallStepKind =
  | 'bonus'
  | 'spins'
  /** What a cap on winnings keeps back. */
  | 'win-cap'
  | 'gross'
  | 'bonus-wagering'
  | 'spins-wagering'
  /** A sticky bonus, taken back when money is withdrawn. */
  | 'taken'
  /** What the sum would take beyond what can be lost. */
  | 'not-charged'
  | 'net';

/** One column: from the level before it to the level after it, in minor units. Gross and net start from nothing. */
export interface WaterfallStep {
  kind: WaterfallStepKind;
  from: number;
  to: number;
}

/** What floating point leaves over is no step. */
const DUST = 1e-6;

/** An offer's sum from gross to net, step by step; empty where the terms do not tell enough. */
export function listWaterfallSteps(terms: OfferTerms | undefined, chosenDeposit: number): WaterfallStep[] {
  const value = getNetValue(terms, chosenDeposit);
  if (!terms || value.state === 'unknown') return [];
  const play = buildPlay(terms, chosenDeposit);
  const steps: WaterfallStep[] = [];
  let level = 0;
  const move = (kind: WaterfallStepKind, amount: number) => {
    if (Math.abs(amount) < DUST) return;
    steps.push({ kind, from: level, to: level + amount });
    level += amount;
  };
  const capped = play.gross - play.bonus - play.spinsWorth;
  // A gross of one part is that part: it does not stand there twice.
  if ((play.bonus > 0 && play.spinsWorth > 0) || capped < -DUST) {
    move('bonus', play.bonus);
    move('spins', play.spinsWorth);
    move('win-cap', capped);
  }
  level = value.gross;
  steps.push({ kind: 'gross', from: 0, to: level });
  const spinsCost = spinsWageringCost(terms, play);
  move('bonus-wagering', spinsCost - NET_ASSUMPTIONS.edge * play.walk.turnover);
  move('spins-wagering', -spinsCost);
  move('taken', -play.taken);
  move('not-charged', value.net - value.beforeFloor);
  steps.push({ kind: 'net', from: 0, to: value.net });
  return steps;
}

function spinsWageringCost({ freeSpins }: OfferTerms, { spinsWorth }: Play): number {
  return NET_ASSUMPTIONS.edge * (freeSpins?.wagerTimes ?? 0) * spinsWorth;
}
