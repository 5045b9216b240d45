import { expect, test } from 'vitest';
import type { MarketRule } from '../market-rules/market-rule.ts';
import { listRuleAlerts } from './alert.ts';

const rule: MarketRule = {
  id: 'se-cap',
  check: 'link',
  market: 'se',
  from: '2026-12-01',
  severity: 'error',
  scope: 'promotion',
  title: 'New cap',
  why: 'Bonuses are capped.',
  source: { name: 'Spelinspektionen' },
  checkedOn: '2026-11-01',
  certain: true,
};
const list = (
  today: string,
  mode: 'commercial' | 'information-only' = 'commercial',
  market: 'se' | 'fi' = 'se',
) => listRuleAlerts([rule], { market, today, mode }).map(({ key, title }) => [key, title]);

test('a rule is announced 14 days before its first day, and again on it', () => {
  expect(list('2026-11-16')).toEqual([]);
  expect(list('2026-11-17')).toEqual([['rule/se/se-cap/2026-12-01/soon', 'From 1.12.2026: New cap']]);
  expect(list('2026-12-01')).toEqual([
    ['rule/se/se-cap/2026-12-01/now', 'In force since 1.12.2026: New cap'],
  ]);
  expect(list('2026-12-08')).toHaveLength(1);
  expect(list('2026-12-09')).toEqual([]);
});

test('a rule of another market, or one that the market’s mode makes void, is no event', () => {
  expect(list('2026-12-01', 'commercial', 'fi')).toEqual([]);
  expect(list('2026-12-01', 'information-only')).toEqual([]);
});
