import type { Licence } from '../catalogue/casino.ts';
import type { Market } from '../markets/market.ts';
import type { MarketSettings } from '../markets/market-settings.ts';

export const SEVERITIES = ['error', 'warning', 'information'] as const;
/** `error`: publishing needs an override with a reason · `warning`: review by an editor · `information`: good to know. */
export type Severity = (typeof SEVERITIES)[number];

/** The authority behind a rule. */
export interface RuleSource {
  name: string;
  address?: string;
  law?: string;
}

/** The check of a rule with its limits. Money is in minor units of the market's currency. */
export type RuleCheck =
  /** No listed casino may be marketed. */
  | { check: 'marketing' }
  | { check: 'licence'; licences: readonly Licence['type'][] }
  | { check: 'new-customers' }
  | { check: 'bonus-cap'; most: number }
  | { check: 'match'; mostPercent: number }
  /** Multiplier of bonus and deposit together. */
  | { check: 'wagering'; mostTimes: number }
  | { check: 'spins-wagering'; mostTimes: number }
  | { check: 'validity'; leastDays: number }
  /** Whole words, case-insensitive. */
  | { check: 'wording'; phrases: readonly string[] }
  /** An organisation that the market's settings must name. */
  | { check: 'help'; host: string }
  | { check: 'currency' }
  | { check: 'headline' }
  | { check: 'link' }
  | { check: 'link-address' }
  | { check: 'licence-number' }
  | { check: 'max-bet' }
  | { check: 'read'; mostDays: number }
  | { check: 'net' }
  /** Checks nothing in a listing: the pages themselves comply. */
  | { check: 'pages' };

export interface RuleFacts {
  id: string;
  market: Market | 'all';
  /** The first day in force; absent: since before this site. */
  from?: string;
  /** The last day in force; absent: until further notice. */
  until?: string;
  severity: Severity;
  /** `promotion`: applies only to marketing, so not to an information-only market. */
  binds: 'promotion' | 'always';
  title: string;
  why: string;
  source: RuleSource;
  checkedOn: string;
  /** Whether the source was clear; if not, the rule is our cautious reading of it. */
  certain: boolean;
}

export type MarketRule = RuleCheck & RuleFacts;

interface RuleContext {
  market: Market;
  today: string;
  mode: MarketSettings['mode'];
}

/** The rules in force in a market on a day. */
export function listRulesInForce(rules: readonly MarketRule[], context: RuleContext): MarketRule[] {
  const { today } = context;
  return rules.filter(
    (rule) => appliesTo(rule, context) && (rule.from ?? today) <= today && today <= (rule.until ?? today),
  );
}

/** The next rule to take effect in a market, or null. */
export function getNextRule(
  rules: readonly MarketRule[],
  context: RuleContext,
): (MarketRule & { from: string }) | null {
  const coming = rules.flatMap((rule) => {
    const { from } = rule;
    return from !== undefined && from > context.today && appliesTo(rule, context) ? [{ ...rule, from }] : [];
  });
  return coming.toSorted((a, b) => a.from.localeCompare(b.from))[0] ?? null;
}

function appliesTo(rule: MarketRule, { market, mode }: RuleContext): boolean {
  return (
    (rule.market === market || rule.market === 'all') && (rule.binds === 'always' || mode === 'commercial')
  );
}
