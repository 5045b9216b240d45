import { expect, test } from 'vitest';
import { getUnitTexts } from './field-units.ts';

test('amounts are in the currency of the terms, else in that of the market', () => {
  expect(getUnitTexts('money', { market: 'fi' })?.symbol).toBe('€');
  expect(getUnitTexts('money', { market: 'se' })).toEqual({ symbol: 'kr', name: 'in Swedish kronor' });
  expect(getUnitTexts('money', { market: 'se', currency: 'EUR' })?.symbol).toBe('€');
});

test('without a market the unit of an amount is unknown', () => {
  expect(getUnitTexts('money', {})).toBeNull();
});

test('other units are the same in every market', () => {
  expect(getUnitTexts('times', { market: 'dk' })?.symbol).toBe('×');
});
