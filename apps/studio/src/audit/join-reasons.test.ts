import { expect, test } from 'vitest';
import { joinReasons } from './join-reasons.ts';

test('a reason that ends with a full stop gets no second one', () => {
  expect(joinReasons(['Agreed.', 'Correction: 35 instead of 30.', 'CSV import autumn.csv'])).toBe(
    'Agreed. Correction: 35 instead of 30. CSV import autumn.csv',
  );
  expect(joinReasons(['Agreed', 'The casino moved.'])).toBe('Agreed. The casino moved.');
});
