import { expect, test } from 'vitest';
import { MARKETS } from '../markets/market.ts';
import { REPORT_DAYS } from './click-report.ts';
import { parseReportChoice, writeReportChoice } from './report-address.ts';

const parse = (search: string) => parseReportChoice(new URLSearchParams(search));

test('the default is thirty days of all markets', () => {
  for (const search of ['', 'days=30&market=all', 'days=31&market=xx', 'days=abc']) {
    expect(parse(search)).toEqual({ days: 30, market: null });
  }
  expect(parse('days=7&market=se')).toEqual({ days: 7, market: 'se' });
  expect(writeReportChoice({ days: 30, market: null })).toBe('');
});

test('a choice survives the round trip through the query string', () => {
  for (const days of REPORT_DAYS) {
    for (const market of [...MARKETS, null]) {
      expect(parse(writeReportChoice({ days, market }))).toEqual({ days, market });
    }
  }
});
