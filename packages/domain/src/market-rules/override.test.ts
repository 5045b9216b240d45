import { expect, test } from 'vitest';
import type { Finding } from './listing-findings.ts';
import type { MarketRule } from './market-rule.ts';
import { coversErrors, isReason, toOverrideScope } from './override.ts';

const RULE: MarketRule = {
  id: 'dk-licence',
  market: 'dk',
  check: 'licence',
  licences: ['danish'],
  severity: 'error',
  scope: 'promotion',
  title: 'No Danish licence',
  why: 'Only casinos with a Danish licence may be promoted.',
  source: { name: 'Spillemyndigheden' },
  checkedOn: '2026-11-16',
  certain: true,
};
const { id: _, market: __, scope: ___, ...rest } = RULE;
const ERROR: Finding = { ...rest, rule: RULE.id, field: 'licence.type', figures: { licence: 'mga' } };
const OFFER = { bonus: '100 % op til 1.000 kr.', terms: undefined };
const scope = (offer = OFFER, findings: readonly Finding[] = [ERROR], rule: Partial<MarketRule> = {}) =>
  toOverrideScope(offer, findings, [{ ...RULE, ...rule } as MarketRule]);

test('an override covers the same error of the same offer', () => {
  expect(coversErrors([scope()], scope())).toBe(true);
});

test('without errors there is nothing to cover', () => {
  expect(coversErrors([], scope(OFFER, [{ ...ERROR, severity: 'warning' }]))).toBe(true);
  expect(coversErrors([], scope())).toBe(false);
});

test('another day of looking the rule up, or other explanations, do not end it', () => {
  const current = scope(OFFER, [ERROR], { checkedOn: '2027-01-01', title: 'Another title', why: 'Why.' });
  expect(coversErrors([scope()], current)).toBe(true);
});

test.each([
  ['another headline', scope({ ...OFFER, bonus: '50 % op til 500 kr.' })],
  ['another requirement of the rule', scope(OFFER, [ERROR], { licences: ['mga'] } as Partial<MarketRule>)],
  ['another day on which the rule takes effect', scope(OFFER, [ERROR], { from: '2027-01-01' })],
  ['another figure', scope(OFFER, [{ ...ERROR, figures: { licence: 'curacao' } }])],
  ['another field', scope(OFFER, [{ ...ERROR, field: 'verdict' }])],
  ['a second error', scope(OFFER, [ERROR, { ...ERROR, field: 'verdict' }])],
])('%s ends it', (_case, current) => {
  expect(coversErrors([scope()], current)).toBe(false);
});

test('two overrides can cover two errors', () => {
  const second = { ...ERROR, field: 'verdict' };
  expect(coversErrors([scope(), scope(OFFER, [second])], scope(OFFER, [ERROR, second]))).toBe(true);
});

test('a reason has at least 20 characters, without spaces around them', () => {
  expect(isReason('Agreed with the lawyer')).toBe(true);
  expect(isReason(' Agreed             ')).toBe(false);
  expect(isReason(null)).toBe(false);
});
