import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromColumns, toColumns } from './columns.ts';

const anyItem = fc.record({ name: fc.string(), net: fc.option(fc.integer()), isNew: fc.boolean() });

test('items survive the round trip through columns, in their order', () => {
  fc.assert(
    fc.property(fc.array(anyItem), (items) => {
      expect(fromColumns(toColumns(items))).toEqual(items);
    }),
  );
});

test('a column has the values of all items', () => {
  expect(toColumns([{ name: 'Joki' }, { name: 'Winz' }])).toEqual({ name: ['Joki', 'Winz'] });
  expect(toColumns([])).toEqual({});
});
