import { expect, test } from 'vitest';
import { listChangedFields } from './write-audit-entry.ts';

test('lists changed fields only, without the fields that the studio sets', () => {
  const before = { id: 1, bonus: '100 %', rating: 9, features: ['a'], updatedAt: 'x', _status: 'draft' };
  const after = {
    id: 1,
    bonus: '200 %',
    rating: 9,
    features: ['a', 'b'],
    updatedAt: 'y',
    _status: 'published',
  };
  expect(listChangedFields(before, after)).toEqual(['bonus', 'features']);
});

test('a casino’s id equals its populated document, as a field and within a row', () => {
  const populated = { id: 7, name: 'Winz', createdAt: 'x' };
  expect(
    listChangedFields(
      { casino: 7, best: [{ casino: 7 }] },
      { casino: populated, best: [{ casino: populated }] },
    ),
  ).toEqual([]);
  expect(listChangedFields({ casino: 8 }, { casino: populated })).toEqual(['casino']);
});

test('an empty field equals a missing one', () => {
  expect(listChangedFields({ note: null }, {})).toEqual([]);
});
