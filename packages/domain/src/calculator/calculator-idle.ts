import type { Market } from '../markets/market.ts';
import { buildWageringModel } from '../net-value/net-value.ts';
import {
  assumptionsFromState,
  type CalculatorState,
  type NumberField,
  termsFromState,
} from './calculator.ts';

/** Why an input does not change any figure, or why the calculation uses a different value. */
export type IdleReason =
  | 'cap-not-reached'
  | 'deposit-is-enough'
  | 'deposit-is-raised'
  | 'stake-is-lower'
  | 'stake-is-lowered'
  | 'win-is-lower'
  | 'no-spins'
  | 'no-wagering';

export type IdleInputs = Partial<Record<NumberField | 'wagerBase', IdleReason>>;

/** The inputs that have no effect on the figures, each with the reason that the page shows. */
export function listIdleInputs(state: CalculatorState, market: Market): IdleInputs {
  const assumptions = assumptionsFromState(state);
  const terms = termsFromState(state, market);
  const model = buildWageringModel(terms, state.deposit, assumptions);
  const { bonus, spinsValue, walk, deposit } = model;
  const idle: IdleInputs = {};
  const isAtMost = (value: number, cap: number | null) => cap !== null && value <= cap;

  const withoutCap = buildWageringModel(
    { ...terms, maxBonus: undefined, cashbackCap: undefined },
    state.deposit,
  );
  if (state.kind === 'match' && isAtMost(withoutCap.bonus, state.maxBonus)) idle.maxBonus = 'cap-not-reached';
  if (state.kind === 'cashback' && isAtMost(withoutCap.bonus, state.cashbackCap)) {
    idle.cashbackCap = 'cap-not-reached';
  }
  if (state.minDeposit !== null) {
    if (deposit > state.deposit) idle.deposit = 'deposit-is-raised';
    else idle.minDeposit = 'deposit-is-enough';
  }
  if (isAtMost(bonus + spinsValue, state.winCap)) idle.winCap = 'win-is-lower';
  if (state.spins === 0) {
    idle.spinValue = 'no-spins';
    idle.spinWagerTimes = 'no-spins';
    idle.spinWinCap = 'no-spins';
  } else if (isAtMost(state.spins * state.spinValue * (1 - assumptions.edge), state.spinWinCap)) {
    idle.spinWinCap = 'win-is-lower';
  }
  // An undisclosed multiplier is not a multiplier of zero.
  if (terms.undisclosed.includes('wagerTimes')) return idle;
  if (walk.turnover === 0) {
    for (const field of ['stake', 'maxBet', 'spread'] as const) idle[field] = 'no-wagering';
    if (state.spins === 0) idle.rtp = 'no-wagering';
  } else if (state.maxBet !== null) {
    const { stake } = buildWageringModel({ ...terms, maxBet: undefined }, state.deposit, assumptions).walk;
    if (stake <= state.maxBet) idle.maxBet = 'stake-is-lower';
    else idle.stake = 'stake-is-lowered';
  }
  if (state.wagerTimes === 0) idle.wagerBase = 'no-wagering';
  return idle;
}
