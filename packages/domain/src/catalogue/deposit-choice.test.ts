import { expect, test } from 'vitest';
import { MARKETS } from '../markets/market.ts';
import { DEPOSIT_PARAM, parseDeposit, REFERENCE_INDEX, writeDeposit } from './deposit-choice.ts';

test.each(MARKETS)('in %s an address reads back the deposit that was written into it', (market) => {
  for (const index of [0, 1, 2]) {
    const amount = writeDeposit(index, market);
    expect(
      parseDeposit(new URLSearchParams(amount === null ? {} : { [DEPOSIT_PARAM]: amount }), market),
    ).toBe(index);
  }
  expect(writeDeposit(REFERENCE_INDEX, market)).toBeNull();
  expect(writeDeposit(7, market)).toBeNull();
});

test('an amount that is not on offer is the reference', () => {
  for (const deposit of ['', '77', 'x', '-50', '1e9', '50,00']) {
    expect(parseDeposit(new URLSearchParams({ deposit }), 'fi')).toBe(REFERENCE_INDEX);
  }
});
