import { expect, test } from 'vitest';
import { listPaymentProblems } from './payments.ts';

const review = {
  paymentMethods: {
    deposits: [
      { method: 'Trustly', minimum: 10_00 },
      { method: 'Visa ja Mastercard', minimum: 20_00 },
    ],
    withdrawals: [{ method: 'Tilisiirto', minimum: 20_00, time: '1 päivä' }],
    processingTime: 'Heti',
  },
};

test('a listing with the deposit methods of its review has no problems, in any order', () => {
  expect(listPaymentProblems(review, { depositMethods: ['visa', 'mastercard', 'trustly'] })).toEqual([]);
});

test('reports a method that only one of them has', () => {
  expect(listPaymentProblems(review, { depositMethods: ['visa', 'trustly', 'bank-transfer'] })).toEqual([
    'the review has mastercard, but the listing does not',
    'the listing has bank-transfer, but the review does not',
  ]);
});

test('reports a name that stands for no method', () => {
  const cheque = { method: 'Shekki', minimum: 20_00, time: '5 päivää' };
  const withCheque = { paymentMethods: { ...review.paymentMethods, withdrawals: [cheque] } };
  expect(listPaymentProblems(withCheque, { depositMethods: ['visa', 'mastercard', 'trustly'] })).toEqual([
    '“Shekki” is not a known payment method',
  ]);
});
