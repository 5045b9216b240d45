import type { Market } from '../markets/market.ts';
import { buildWageringModel } from '../net-value/net-value.ts';
import {
  assumptionsFromState,
  type CalculatorState,
  type NumberField,
  termsFromState,
} from './calculator.ts';

/** Why an input does not change any figure, or why the calculation uses a different value. */
export type InputNote =
  | 'cap-not-reached'
  | 'deposit-is-enough'
  | 'deposit-is-raised'
  | 'stake-is-lower'
  | 'stake-is-lowered'
  | 'win-is-lower'
  | 'no-spins'
  | 'no-wagering';

export type InputNotes = Partial<Record<NumberField | 'wagerBase', InputNote>>;

/** The notes that the page shows, by input. */
export function listInputNotes(state: CalculatorState, market: Market): InputNotes {
  const assumptions = assumptionsFromState(state);
  const terms = termsFromState(state, market);
  const model = buildWageringModel(terms, state.deposit, assumptions);
  const { bonus, spinsValue, walk, deposit } = model;
  const notes: InputNotes = {};
  const isAtMost = (value: number, cap: number | null) => cap !== null && value <= cap;

  const withoutCap = buildWageringModel(
    { ...terms, maxBonus: undefined, cashbackCap: undefined },
    state.deposit,
  );
  if (state.kind === 'match' && isAtMost(withoutCap.bonus, state.maxBonus))
    notes.maxBonus = 'cap-not-reached';
  if (state.kind === 'cashback' && isAtMost(withoutCap.bonus, state.cashbackCap)) {
    notes.cashbackCap = 'cap-not-reached';
  }
  if (state.minDeposit !== null) {
    if (deposit > state.deposit) notes.deposit = 'deposit-is-raised';
    else notes.minDeposit = 'deposit-is-enough';
  }
  if (isAtMost(bonus + spinsValue, state.winCap)) notes.winCap = 'win-is-lower';
  if (state.spins === 0) {
    notes.spinValue = 'no-spins';
    notes.spinWagerTimes = 'no-spins';
    notes.spinWinCap = 'no-spins';
  } else if (isAtMost(state.spins * state.spinValue * (1 - assumptions.edge), state.spinWinCap)) {
    notes.spinWinCap = 'win-is-lower';
  }
  // An undisclosed multiplier is not a multiplier of zero.
  if (terms.undisclosed.includes('wagerTimes')) return notes;
  if (walk.turnover === 0) {
    for (const field of ['stake', 'maxBet', 'spread'] as const) notes[field] = 'no-wagering';
    if (state.spins === 0) notes.rtp = 'no-wagering';
  } else if (state.maxBet !== null) {
    const { stake } = buildWageringModel({ ...terms, maxBet: undefined }, state.deposit, assumptions).walk;
    if (stake <= state.maxBet) notes.maxBet = 'stake-is-lower';
    else notes.stake = 'stake-is-lowered';
  }
  if (state.wagerTimes === 0) notes.wagerBase = 'no-wagering';
  return notes;
}
