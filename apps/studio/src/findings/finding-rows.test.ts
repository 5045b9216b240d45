import type { Finding } from '@nettobonus/domain/market-rules/listing-findings';
import type { Market } from '@nettobonus/domain/markets/market';
import { describe, expect, test } from 'vitest';
import {
  type Assignment,
  filterRows,
  formatFindingsHref,
  listFindingRows,
  parseFindingFilter,
} from './finding-rows.ts';
import type { PublishedOffer } from './published-offers.ts';

const finding = (rule: string, severity: Finding['severity'], field: string | null = 'bonus') =>
  ({ rule, severity, field, title: rule }) as Finding;
const offer = (id: number, market: Market, ...findings: Finding[]) =>
  ({ id, market, casino: `Casino ${id}`, findings }) as PublishedOffer;

const OFFERS = [
  offer(1, 'fi', finding('monopoly', 'warning', null), finding('stale', 'warning')),
  offer(2, 'fi', finding('monopoly', 'warning', null), finding('net', 'information')),
  offer(3, 'se', finding('stale', 'warning'), finding('licence', 'error')),
];
const describeRows = (rows: ReturnType<typeof listFindingRows>) =>
  rows.map(({ finding: { rule }, market, offers }) => `${rule} ${market} ${offers.map(({ id }) => id)}`);

test('each finding is a row, the most severe first; one of a whole market is one row', () => {
  expect(describeRows(listFindingRows(OFFERS))).toEqual([
    'licence se 3',
    'monopoly fi 1,2',
    'stale fi 1',
    'stale se 3',
    'net fi 2',
  ]);
});

describe('the filter', () => {
  const filter = { market: null, severity: null, rule: null, assignment: null };
  const show = (changes: object) =>
    describeRows(filterRows(listFindingRows(OFFERS), { ...filter, ...changes }));

  test('without a choice leaves out what needs no action', () => {
    expect(show({})).toEqual(['licence se 3', 'monopoly fi 1,2', 'stale fi 1', 'stale se 3']);
  });
  test('narrows by market, severity and rule', () => {
    expect(show({ market: 'se' })).toEqual(['licence se 3', 'stale se 3']);
    expect(show({ severity: 'information' })).toEqual(['net fi 2']);
    expect(show({ rule: 'stale', market: 'fi' })).toEqual(['stale fi 1']);
  });
  test('narrows to the user’s own, overdue and unassigned ones', () => {
    const tasks = new Map([
      ['stale/1', { owner: 7, dueOn: '2026-11-16' }],
      ['stale/3', { owner: 8, dueOn: '2026-11-15' }],
      ['monopoly/fi', { owner: 7, dueOn: null }],
    ]);
    const rows = listFindingRows(OFFERS, { tasks, getToday: () => '2026-11-16' });
    const showOf = (assignment: Assignment) => describeRows(filterRows(rows, { ...filter, assignment }, 7));
    expect(showOf('mine')).toEqual(['monopoly fi 1,2', 'stale fi 1']);
    expect(showOf('overdue')).toEqual(['stale se 3']);
    expect(showOf('unassigned')).toEqual(['licence se 3']);
  });
  test('is in the address', () => {
    const chosen = { market: 'se', severity: 'error', rule: 'licence', assignment: 'mine', page: 2 } as const;
    const href = formatFindingsHref(chosen);
    expect(href).toBe('/admin/findings?market=se&severity=error&rule=licence&assigned=mine&page=2');
    expect(parseFindingFilter(new URL(href, 'http://x').searchParams)).toEqual(chosen);
    expect(formatFindingsHref({ page: 1 })).toBe('/admin/findings');
  });
  test('ignores values that do not exist', () => {
    const params = new URLSearchParams('market=uk&severity=bad&page=-1&rule=&assigned=him');
    expect(parseFindingFilter(params)).toEqual({ ...filter, page: 1 });
  });
});
