import { expect, test } from 'vitest';
import { changedFields } from './write-audit-entry.ts';

test('only changed fields are named, without the fields that the studio sets', () => {
  const before = { id: 1, bonus: '100 %', rating: 9, features: ['a'], updatedAt: 'x', _status: 'draft' };
  const after = {
    id: 1,
    bonus: '200 %',
    rating: 9,
    features: ['a', 'b'],
    updatedAt: 'y',
    _status: 'published',
  };
  expect(changedFields(before, after)).toEqual(['bonus', 'features']);
});

test('a casino’s id equals its populated document, also within a row', () => {
  const whole = { id: 7, name: 'Winz', createdAt: 'x' };
  expect(
    changedFields({ casino: 7, best: [{ casino: 7 }] }, { casino: whole, best: [{ casino: whole }] }),
  ).toEqual([]);
  expect(changedFields({ casino: 8 }, { casino: whole })).toEqual(['casino']);
});

test('an empty field equals a missing one', () => {
  expect(changedFields({ note: null }, {})).toEqual([]);
});
