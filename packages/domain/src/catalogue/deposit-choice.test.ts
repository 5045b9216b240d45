import { expect, test } from 'vitest';
import { MARKETS } from '../markets/market.ts';
import { DEPOSIT_PARAM, parseDeposit, REFERENCE_INDEX, toDepositParam } from './deposit-choice.ts';

test.each(MARKETS)('in %s a deposit survives the round trip through the query string', (market) => {
  for (const index of [0, 1, 2]) {
    const amount = toDepositParam(index, market);
    expect(
      parseDeposit(new URLSearchParams(amount === null ? {} : { [DEPOSIT_PARAM]: amount }), market),
    ).toBe(index);
  }
  expect(toDepositParam(REFERENCE_INDEX, market)).toBeNull();
  expect(toDepositParam(7, market)).toBeNull();
});

test('any other amount selects the reference deposit', () => {
  for (const deposit of ['', '77', 'x', '-50', '1e9', '50,00']) {
    expect(parseDeposit(new URLSearchParams({ deposit }), 'fi')).toBe(REFERENCE_INDEX);
  }
});
