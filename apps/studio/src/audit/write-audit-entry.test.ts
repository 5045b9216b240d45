import { expect, test } from 'vitest';
import { changedFields } from './write-audit-entry.ts';

test('only what differs is named, whatever the studio writes of its own', () => {
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

test('a casino is the same by its id and as a whole document, also within a row', () => {
  const whole = { id: 7, name: 'Winz', createdAt: 'x' };
  expect(
    changedFields({ casino: 7, best: [{ casino: 7 }] }, { casino: whole, best: [{ casino: whole }] }),
  ).toEqual([]);
  expect(changedFields({ casino: 8 }, { casino: whole })).toEqual(['casino']);
});

test('what was not filled in and what is not there are the same', () => {
  expect(changedFields({ note: null }, {})).toEqual([]);
});
