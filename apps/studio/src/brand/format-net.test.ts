import type { NetValue } from '@nettobonus/domain/net-value/net-value';
import { expect, test } from 'vitest';
import { formatNetValue, getNetTone } from './format-net.ts';

const createNetValue = (net: number): NetValue => ({
  state: 'plus',
  deposit: 10_000,
  bonus: 20_000,
  spinsValue: 0,
  gross: 20_000,
  turnover: 0,
  cost: 0,
  forfeitedBonus: 0,
  net,
  sum: net,
  finishOfTen: 5,
});

test.each([
  [8_400, '+€84', 'is-plus'],
  [-8_400, '−€84', 'is-minus'],
  [0, '±€0', ''],
  [-49, '±€0', ''],
  [123_456, '+€1,235', 'is-plus'],
])('%d is formatted with its sign, and as zero if it rounds to zero', (net, formatted, tone) => {
  expect(formatNetValue(createNetValue(net), 'fi')).toBe(formatted);
  expect(getNetTone(createNetValue(net))).toBe(tone);
});

test('a net value with missing terms is formatted as not calculated', () => {
  expect(formatNetValue({ state: 'unknown', missing: ['wagerTimes'] }, 'se')).toBe('not calculated');
});
