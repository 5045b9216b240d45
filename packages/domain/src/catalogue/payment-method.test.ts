import { expect, test } from 'vitest';
import { getPaymentName, parsePaymentMethods } from './payment-method.ts';

test.each([
  ['Trustly', ['trustly']],
  ['Visa ja Mastercard', ['visa', 'mastercard']],
  ['Visa/Dankort', ['visa', 'dankort']],
  ['Trustly (netbank)', ['trustly']],
  ['Visa (bankkort)', ['visa']],
  ['Verkkopankki', ['online-bank']],
  ['Pankkisiirto', ['bank-transfer']],
  ['Bankoverførsel til NemKonto', ['bank-transfer']],
  ['Bitcoin', ['crypto']],
  ['Shekki', []],
] as const)('a payment table with “%s” names %j', (entry, methods) => {
  expect(parsePaymentMethods(entry)).toEqual(methods);
});

test('brands keep their name, other methods have one in each language', () => {
  const names = {
    'payment_online-bank': 'Nettbank',
    'payment_bank-transfer': 'Bank',
    payment_crypto: 'Krypto',
  };
  expect(getPaymentName('mobilepay', names)).toBe('MobilePay');
  expect(getPaymentName('online-bank', names)).toBe('Nettbank');
});
