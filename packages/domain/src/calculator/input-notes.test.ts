import { expect, test } from 'vitest';
import { averageResult, buildWageringModel, getNetValue } from '../net-value/net-value.ts';
import { assumptionsFromState, type CalculatorState, defaultState, termsFromState } from './calculator.ts';
import { listInputNotes } from './input-notes.ts';

const createState = (overrides: Partial<CalculatorState>): CalculatorState => ({
  ...defaultState('fi'),
  ...overrides,
});
const listNotes = (overrides: Partial<CalculatorState>) => listInputNotes(createState(overrides), 'fi');

/** All figures that the page shows. */
function listFigures(inputs: CalculatorState) {
  const terms = termsFromState(inputs, 'fi');
  return [
    getNetValue(terms, inputs.deposit, assumptionsFromState(inputs)),
    averageResult(buildWageringModel(terms, inputs.deposit, assumptionsFromState(inputs))),
  ];
}

test.each([
  [{ maxBonus: 200_00 }, { maxBonus: 'cap-not-reached' }, { maxBonus: 300_00 }],
  [
    { kind: 'cashback', cashbackCap: 50_00 },
    { cashbackCap: 'cap-not-reached' },
    { kind: 'cashback', cashbackCap: 60_00 },
  ],
  [{ minDeposit: 20_00 }, { minDeposit: 'deposit-is-enough' }, { minDeposit: 10_00 }],
  [
    { minDeposit: 200_00 },
    { deposit: 'deposit-is-raised' },
    { minDeposit: 200_00, deposit: 50_00, stake: null },
  ],
  [{ maxBet: 5_00 }, { maxBet: 'stake-is-lower' }, { maxBet: 4_00 }],
  [{ maxBet: 5_00, stake: 9_00 }, { stake: 'stake-is-lowered' }, { maxBet: 5_00, stake: 8_00 }],
  [{ winCap: 100_00 }, { winCap: 'win-is-lower' }, { winCap: 200_00 }],
  [{}, { spinValue: 'no-spins' }, { spinValue: 50 }],
  [{}, { spinWagerTimes: 'no-spins' }, { spinWagerTimes: 5 }],
  [{}, { spinWinCap: 'no-spins' }, { spinWinCap: 1_00 }],
  [{ spins: 100, spinWinCap: 50_00 }, { spinWinCap: 'win-is-lower' }, { spins: 100, spinWinCap: 40_00 }],
  [{ wagerTimes: 0 }, { stake: 'no-wagering' }, { wagerTimes: 0, stake: 50 }],
  [{ wagerTimes: 0 }, { spread: 'no-wagering' }, { wagerTimes: 0, spread: 9 }],
  [{ wagerTimes: 0, maxBet: 20 }, { maxBet: 'no-wagering' }, { wagerTimes: 0, maxBet: 30 }],
  [{ wagerTimes: 0 }, { rtp: 'no-wagering' }, { wagerTimes: 0, rtp: 90 }],
  [{ wagerTimes: 0 }, { wagerBase: 'no-wagering' }, { wagerTimes: 0, wagerBase: 'bonus-and-deposit' }],
] as [Partial<CalculatorState>, object, Partial<CalculatorState>][])(
  'with %j the notes include %j, and the figures stay the same with %j',
  (overrides, notes, other) => {
    expect(listNotes(overrides)).toMatchObject(notes);
    expect(listFigures(createState(other))).toEqual(listFigures(createState(overrides)));
  },
);

test.each([
  ['maxBonus', { maxBonus: 50_00 }],
  ['cashbackCap', { kind: 'cashback', cashbackCap: 5_00 }],
  ['minDeposit', { minDeposit: 200_00 }],
  ['maxBet', { maxBet: 20 }],
  ['stake', { maxBet: 20, stake: 10 }],
  ['winCap', { winCap: 50_00 }],
  ['spinWinCap', { spins: 100, spinWinCap: 1_00 }],
  ['spinValue', { spins: 100 }],
  ['rtp', { wagerTimes: 0, spins: 100 }],
  ['deposit', { minDeposit: 100_00 }],
  ['wagerBase', {}],
  ['wagerBase', { wagerTimes: 0, undisclosed: ['wagerTimes'] }],
  ['stake', { wagerTimes: 0, undisclosed: ['wagerTimes'] }],
] as [keyof ReturnType<typeof listInputNotes>, Partial<CalculatorState>][])(
  '%s has no note with %j',
  (field, overrides) => {
    expect(listNotes(overrides)[field]).toBeUndefined();
  },
);
