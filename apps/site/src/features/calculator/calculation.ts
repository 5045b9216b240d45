import {
  assumptionsFromState,
  type CalculatorState,
  termsFromState,
} from '@nettobonus/domain/calculator/calculator';
import type { Market } from '@nettobonus/domain/markets/market';
import {
  breakEvenCurve,
  breakEvenMultiplier,
  CURVE_END,
  type CurvePoint,
  mainMultiplier,
} from '@nettobonus/domain/net-value/break-even';
import { type HundredPlayers, hundredPlayers } from '@nettobonus/domain/net-value/hundred-players';
import { buildNetBreakdown, type NetBreakdown } from '@nettobonus/domain/net-value/net-breakdown';
import {
  averageResult,
  buildWageringModel,
  type Cashback,
  getNetValue,
  hasNet,
  type NetFigure,
  type NoFigure,
  type WageringModel,
} from '@nettobonus/domain/net-value/net-value';
import type { OfferTerms } from '@nettobonus/domain/offers/offer-terms';
import type { CalculatorMessages } from '../../i18n/calculator.ts';

export interface CalculatorContext {
  market: Market;
  messages: CalculatorMessages;
}

/** All results that the page shows for a state. */
export interface Calculation {
  state: CalculatorState;
  terms: OfferTerms;
  value: NetFigure;
  model: WageringModel;
  breakdown: NetBreakdown;
  average: number;
  players: HundredPlayers;
  multiplier: number;
  breakEven: number | null;
  curve: CurvePoint[];
}

/** The result for an offer that has no net value. */
export interface NoCalculation {
  value: Cashback | NoFigure;
  breakEven: number | null;
}

const CURVE_STEP = 10;

export function calculate(state: CalculatorState, market: Market): Calculation | NoCalculation {
  const terms = termsFromState(state, market);
  const assumptions = assumptionsFromState(state);
  const { deposit } = state;
  const value = getNetValue(terms, deposit, assumptions);
  const breakEven = breakEvenMultiplier(terms, deposit, assumptions);
  if (!hasNet(value)) return { value, breakEven };
  const model = buildWageringModel(terms, deposit, assumptions);
  const multiplier = mainMultiplier(terms);
  const end = Math.max(CURVE_END, Math.ceil(multiplier / CURVE_STEP) * CURVE_STEP);
  return {
    state,
    terms,
    value,
    model,
    breakdown: buildNetBreakdown(value),
    average: averageResult(model),
    players: hundredPlayers(model),
    multiplier,
    breakEven,
    curve: breakEvenCurve(terms, deposit, assumptions, end),
  };
}

export function isCalculated(calculation: Calculation | NoCalculation): calculation is Calculation {
  return hasNet(calculation.value);
}

/** Whether the offer gives nothing and requires no wagering, so that there are no details to show. */
export function isEmptyOffer({ breakdown }: Calculation): boolean {
  return breakdown.gross === 0 && breakdown.turnover === 0;
}
