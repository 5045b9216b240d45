import type { OfferTerms } from '../offers/offer-terms.ts';
import { buildWageringModel, getNetValue, hasNet, NET_ASSUMPTIONS, type WageringModel } from './net-value.ts';

export type WaterfallStepKind =
  | 'bonus'
  | 'spins'
  /** The amount above the win cap. */
  | 'win-cap'
  | 'gross'
  | 'bonus-wagering'
  | 'spins-wagering'
  /** A sticky bonus, which the casino removes at withdrawal. */
  | 'forfeited-bonus'
  /** The calculated cost beyond the largest possible loss. */
  | 'prevented-loss'
  | 'net';

/** One column: from the previous level to the next, in minor units. Gross and net start at 0. */
export interface WaterfallStep {
  kind: WaterfallStepKind;
  from: number;
  to: number;
}

/** Smaller steps are floating-point error. */
const EPSILON = 1e-6;

/** An offer's calculation from gross to net, step by step; empty if the offer has no net value. */
export function listWaterfallSteps(terms: OfferTerms | undefined, chosenDeposit: number): WaterfallStep[] {
  const value = getNetValue(terms, chosenDeposit);
  if (!terms || !hasNet(value)) return [];
  const model = buildWageringModel(terms, chosenDeposit);
  const steps: WaterfallStep[] = [];
  let level = 0;
  const addStep = (kind: WaterfallStepKind, amount: number) => {
    if (Math.abs(amount) < EPSILON) return;
    steps.push({ kind, from: level, to: level + amount });
    level += amount;
  };
  const capReduction = model.gross - model.bonus - model.spinsValue;
  // With a single component, gross equals it: do not show it twice.
  if ((model.bonus > 0 && model.spinsValue > 0) || capReduction < -EPSILON) {
    addStep('bonus', model.bonus);
    addStep('spins', model.spinsValue);
    addStep('win-cap', capReduction);
  }
  level = value.gross;
  steps.push({ kind: 'gross', from: 0, to: level });
  const spinsCost = spinsWageringCost(terms, model);
  addStep('bonus-wagering', spinsCost - model.cost);
  addStep('spins-wagering', -spinsCost);
  addStep('forfeited-bonus', -model.forfeitedBonus);
  addStep('prevented-loss', value.net - value.sum);
  steps.push({ kind: 'net', from: 0, to: value.net });
  return steps;
}

function spinsWageringCost({ freeSpins }: OfferTerms, { spinsValue }: WageringModel): number {
  return NET_ASSUMPTIONS.edge * (freeSpins?.wagerTimes ?? 0) * spinsValue;
}
