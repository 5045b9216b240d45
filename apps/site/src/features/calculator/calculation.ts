import { assumptionsOf, type CalculatorState, termsOf } from '@nettobonus/domain/calculator/calculator';
import type { Market } from '@nettobonus/domain/markets/market';
import {
  breakEvenCurve,
  breakEvenTimes,
  CURVE_END,
  type CurvePoint,
  mainTimes,
} from '@nettobonus/domain/net-value/break-even';
import { type HundredPlayers, hundredPlayers } from '@nettobonus/domain/net-value/hundred-players';
import { buildNetSum, type NetSum } from '@nettobonus/domain/net-value/net-sum';
import {
  averageResult,
  buildPlay,
  getNetValue,
  type NetFigure,
  type NoFigure,
  type Play,
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
  play: Play;
  sum: NetSum;
  average: number;
  players: HundredPlayers;
  times: number;
  breakEven: number | null;
  curve: CurvePoint[];
}

/** The result for an offer whose terms are incomplete. */
export interface NoCalculation {
  value: NoFigure;
  breakEven: number | null;
}

const TICK = 10;

export function calculate(state: CalculatorState, market: Market): Calculation | NoCalculation {
  const terms = termsOf(state, market);
  const assumptions = assumptionsOf(state);
  const { deposit } = state;
  const value = getNetValue(terms, deposit, assumptions);
  const breakEven = breakEvenTimes(terms, deposit, assumptions);
  const sum = buildNetSum(terms, deposit, assumptions);
  if (value.state === 'unknown' || !sum) return { value: value as NoFigure, breakEven };
  const play = buildPlay(terms, deposit, assumptions);
  const times = mainTimes(terms);
  const end = Math.max(CURVE_END, Math.ceil(times / TICK) * TICK);
  return {
    state,
    terms,
    value,
    play,
    sum,
    average: averageResult(play),
    players: hundredPlayers(play),
    times,
    breakEven,
    curve: breakEvenCurve(terms, deposit, assumptions, end),
  };
}

export function isCalculated(calculation: Calculation | NoCalculation): calculation is Calculation {
  return calculation.value.state !== 'unknown';
}

/** Whether the offer gives nothing and requires no wagering, so that there are no details to show. */
export function isEmptyOffer({ sum }: Calculation): boolean {
  return sum.gross === 0 && sum.turnover === 0;
}
