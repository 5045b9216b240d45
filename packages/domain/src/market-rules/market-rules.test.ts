import { expect, test } from 'vitest';
import { z } from 'zod';
import { MARKETS } from '../markets/market.ts';
import { getNextRule, listRulesInForce, type MarketRule } from './market-rule.ts';
import { MARKET_RULES } from './market-rules.ts';

const listRuleIds = (
  today: string,
  market: (typeof MARKETS)[number],
  mode: 'commercial' | 'information-only',
) => listRulesInForce(MARKET_RULES, { market, today, mode }).map(({ id }) => id);

test('rule ids are unique', () => {
  const ids = MARKET_RULES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(MARKET_RULES.map((rule) => [rule.id, rule] as const))(
  '%s has valid dates, a source and a short reason',
  (_, { from, until, checkedOn, source, title, why }) => {
    for (const day of [from, until, checkedOn]) {
      if (day !== undefined) expect(z.iso.date().safeParse(day).success, day).toBe(true);
    }
    expect((from ?? '') <= (until ?? '9')).toBe(true);
    expect(source.name).not.toBe('');
    expect(title.length).toBeLessThanOrEqual(60);
    expect(why).toMatch(/^[A-Z0-9].{20,250}\.$/);
  },
);

test('the id of a market’s rule starts with the market code', () => {
  for (const { id, market } of MARKET_RULES) {
    if (market !== 'all') expect(id).toMatch(new RegExp(`^${market}-`));
  }
});

test.each(MARKETS)('in %s exactly one rule on marketing or licences is in force at any time', (market) => {
  for (const today of ['2025-11-14', '2026-11-15', '2027-06-30', '2027-07-01', '2030-01-01']) {
    const matching = listRulesInForce(MARKET_RULES, { market, today, mode: 'commercial' }).filter(
      ({ check }) => check === 'marketing' || check === 'licence',
    );
    expect(matching, today).toHaveLength(1);
  }
});

test.each([
  ['2026-12-31', ['fi-monopoly']],
  ['2027-01-01', ['fi-monopoly', 'fi-new-customers']],
  ['2027-06-30', ['fi-monopoly', 'fi-new-customers']],
  ['2027-07-01', ['fi-affiliates', 'fi-new-customers']],
])('on %s the promotion rules in force in Finland are %j', (today, ids) => {
  const promotion = listRuleIds(today, 'fi', 'commercial').filter(
    (id) => id.startsWith('fi-') && !listRuleIds(today, 'fi', 'information-only').includes(id),
  );
  expect(promotion).toEqual(ids);
});

test('no promotion rule is in force in an information-only market', () => {
  for (const market of MARKETS) {
    const rules = listRulesInForce(MARKET_RULES, { market, today: '2026-11-15', mode: 'information-only' });
    expect(rules.filter(({ scope }) => scope === 'promotion')).toEqual([]);
    expect(rules.map(({ id }) => id)).toContain('headline-differs');
  }
});

test('the ban on unlicensed gambling applies from its first day', () => {
  expect(listRuleIds('2022-12-31', 'se', 'commercial')).not.toContain('se-licence');
  expect(listRuleIds('2023-01-01', 'se', 'commercial')).toContain('se-licence');
});

const createRule = (
  id: string,
  overrides: Partial<Pick<MarketRule, 'market' | 'from' | 'scope'>>,
): MarketRule => ({
  id,
  market: 'fi',
  check: 'pages',
  severity: 'information',
  scope: 'always',
  title: id,
  why: id,
  source: { name: 'test' },
  checkedOn: '2026-11-01',
  certain: true,
  ...overrides,
});

test('the next rule is the first future rule that applies to the market', () => {
  const rules = [
    createRule('late', { from: '2028-01-01' }),
    createRule('other-market', { market: 'se', from: '2026-12-01' }),
    createRule('promotion', { from: '2027-01-01', scope: 'promotion' }),
    createRule('all-markets', { market: 'all', from: '2027-02-01' }),
    createRule('today', { from: '2026-11-15' }),
    createRule('undated', {}),
  ];
  const next = (mode: 'commercial' | 'information-only', today = '2026-11-15') =>
    getNextRule(rules, { market: 'fi', today, mode })?.id ?? null;
  expect(next('commercial')).toBe('promotion');
  expect(next('information-only')).toBe('all-markets');
  expect(next('commercial', '2028-01-01')).toBeNull();
});
