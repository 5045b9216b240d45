import { expect, test } from 'vitest';
import { MARKETS } from '../markets/market.ts';
import { DEPOSITS, referenceDeposit } from '../net-value/net-value.ts';
import {
  DEPOSIT_CHOICES,
  DEPOSIT_PARAM_VALUES,
  depositStep,
  isDepositChoice,
  maxDeposit,
  parseDeposit,
  toDepositParam,
} from './deposit-choice.ts';
import { DEPOSIT_PARAM } from './deposit-param.ts';

const parse = (deposit: string, market: (typeof MARKETS)[number]) =>
  parseDeposit(new URLSearchParams({ [DEPOSIT_PARAM]: deposit }), market);

test.each(MARKETS)('in %s every amount survives the round trip through the query string', (market) => {
  const step = depositStep(market);
  const choices = Array.from({ length: DEPOSIT_CHOICES }, (_, index) => (index + 1) * step);
  for (const deposit of choices) {
    const param = toDepositParam(deposit, market);
    expect(param === null ? parseDeposit(new URLSearchParams(), market) : parse(param, market)).toBe(deposit);
    expect(DEPOSIT_PARAM_VALUES).toContain(deposit / 100);
  }
  expect(choices.at(-1)).toBe(maxDeposit(market));
  expect(choices).toEqual(expect.arrayContaining([...DEPOSITS[market]]));
  expect(toDepositParam(referenceDeposit(market), market)).toBeNull();
});

test('the amounts are few: 50 in a market, 115 in all of them', () => {
  expect(DEPOSIT_CHOICES).toBe(50);
  expect(DEPOSIT_PARAM_VALUES).toHaveLength(115);
});

test('any other amount gives the reference deposit', () => {
  for (const deposit of ['', '0', '77', '5', '510', 'x', '-50', '1e2', '50,00', '50.0', ' 50', '050.']) {
    expect(parse(deposit, 'fi'), deposit).toBe(100_00);
  }
  expect(isDepositChoice(155_00, 'fi')).toBe(false);
  expect(toDepositParam(155_00, 'fi')).toBeNull();
});
