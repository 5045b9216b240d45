import { expect, test } from 'vitest';
import { formatLogQuery, type LogFilter, parseLogFilter } from './log-filter.ts';

const FILTERS: LogFilter[] = [
  {},
  { user: '7', market: 'no' },
  { kind: 'listings', document: '12', action: 'published' },
  { from: '2026-11-01', to: '2026-11-16' },
  // On this day the clocks change in the whole of Europe.
  { from: '2026-10-25', to: '2026-10-25' },
];

test.each(FILTERS)('a filter survives in the URL: %o', (filter) => {
  expect(parseLogFilter(formatLogQuery(filter))).toEqual(filter);
});

test('the last day belongs to the period', () => {
  const query = formatLogQuery({ to: '2026-11-16' });
  expect(query.get('where[or][0][and][0][createdAt][less_than]')).toBe(
    new Date('2026-11-17T00:00').toISOString(),
  );
});

test('other conditions of the list are ignored', () => {
  const params = new URLSearchParams([
    ['where[or][0][and][0][title][like]', 'winz'],
    ['where[or][0][and][1][createdAt][less_than]', 'yesterday'],
    ['where[or][0][and][2][user][not_equals]', '7'],
    ['search', 'winz'],
  ]);
  expect(parseLogFilter(params)).toEqual({});
});
