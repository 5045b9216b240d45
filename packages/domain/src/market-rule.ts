import type { Licence } from './casino.ts';
import type { Market } from './market.ts';
import type { MarketSettings } from './market-settings.ts';

export const SEVERITIES = ['error', 'warning', 'information'] as const;
/** `error`: publishing asks for an override with a reason · `warning`: an editor should look · `information`: good to know. */
export type Severity = (typeof SEVERITIES)[number];

/** Who says so. */
export interface RuleSource {
  name: string;
  address?: string;
  law?: string;
}

/** What a rule looks at, with the figures it holds a listing to. Money is in minor units of the market's currency. */
export type RuleCheck =
  /** Nobody listed here may be marketed. */
  | { check: 'marketing' }
  | { check: 'licence'; licences: readonly Licence['type'][] }
  | { check: 'new-customers' }
  | { check: 'bonus-cap'; most: number }
  | { check: 'match'; mostPercent: number }
  /** Times of bonus and deposit together. */
  | { check: 'wagering'; mostTimes: number }
  | { check: 'spins-wagering'; mostTimes: number }
  | { check: 'validity'; leastDays: number }
  /** Whole words, in whatever case. */
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
  /** Nothing of a listing: the pages themselves see to it. */
  | { check: 'pages' };

export interface RuleFacts {
  id: string;
  market: Market | 'all';
  /** The first day on which it is in force; absent: since before this site. */
  from?: string;
  /** The last day on which it is in force; absent: until further notice. */
  until?: string;
  severity: Severity;
  /** `promotion`: binds only who promotes, so not a market that is for information only. */
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

/** The rules that hold in a market on a day. */
export function listRulesInForce(rules: readonly MarketRule[], context: RuleContext): MarketRule[] {
  const { today } = context;
  return rules.filter(
    (rule) => concerns(rule, context) && (rule.from ?? today) <= today && today <= (rule.until ?? today),
  );
}

/** The rule that comes next to a market, or null. */
export function getNextRule(
  rules: readonly MarketRule[],
  context: RuleContext,
): (MarketRule & { from: string }) | null {
  const coming = rules.flatMap((rule) => {
    const { from } = rule;
    return from !== undefined && from > context.today && concerns(rule, context) ? [{ ...rule, from }] : [];
  });
  return coming.toSorted((a, b) => a.from.localeCompare(b.from))[0] ?? null;
}

function concerns(rule: MarketRule, { market, mode }: RuleContext): boolean {
  return (
    (rule.market === market || rule.market === 'all') && (rule.binds === 'always' || mode === 'commercial')
  );
}
