import { expect, test } from 'vitest';
import { MARKETS } from '../markets/market.ts';
import { REPORT_DAYS } from './click-report.ts';
import { formatReportQuery, parseReportParams } from './report-params.ts';

const parse = (search: string) => parseReportParams(new URLSearchParams(search));

test('the default is thirty days and all markets', () => {
  for (const search of ['', 'days=30&market=all', 'days=31&market=xx', 'days=abc']) {
    expect(parse(search)).toEqual({ days: 30, market: null });
  }
  expect(parse('days=7&market=se')).toEqual({ days: 7, market: 'se' });
  expect(formatReportQuery({ days: 30, market: null })).toBe('');
});

test('parameters survive the round trip through the query string', () => {
  for (const days of REPORT_DAYS) {
    for (const market of [...MARKETS, null]) {
      expect(parse(formatReportQuery({ days, market }))).toEqual({ days, market });
    }
  }
});
