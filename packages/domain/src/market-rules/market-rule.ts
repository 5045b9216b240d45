import type { Licence } from '../catalogue/casino.ts';
import type { Market } from '../markets/market.ts';
import type { MarketSettings } from '../markets/market-settings.ts';

export const SEVERITIES = ['error', 'warning', 'information'] as const;
/**
 * `error`: publishing needs an override with a reason · `warning`: an editor should look into it · `information`: no action.
 */
export type Severity = (typeof SEVERITIES)[number];

/** The authority behind a rule. */
export interface RuleSource {
  name: string;
  /** A host name, with the path if the rule is on one page; without the protocol. */
  website?: string;
  law?: string;
}

/** What a rule requires, with its limits. Money is in minor units of the market's currency. */
export type RuleCheck =
  /** No listed casino may be marketed. */
  | { check: 'marketing' }
  | { check: 'licence'; licences: readonly Licence['type'][] }
  /** The offer may not be for new customers. */
  | { check: 'new-customers' }
  /** Bonus and free spins together: they are one promotion. */
  | { check: 'bonus-cap'; max: number }
  | { check: 'match'; percent: number }
  /** Multiplier of bonus and deposit together. */
  | { check: 'wagering'; maxTimes: number }
  | { check: 'spins-wagering'; maxTimes: number }
  | { check: 'validity'; minDays: number }
  /** Whole words, case-insensitive. `where` limits the rule to offers with wagering or to foreign licences. */
  | { check: 'wording'; phrases: readonly string[]; where?: 'wagered' | 'foreign-licence' }
  /**
   * A game must count 100 % towards wagering: a review's bonus terms may state no other percentage with these verbs.
   */
  | { check: 'game-contribution'; verbs: readonly string[] }
  /** Payment cards that may be credit cards, unless the review names them debit cards. */
  | { check: 'credit'; cards: readonly string[]; debit: readonly string[] }
  /** The casino of the month may not be shown in a popup. */
  | { check: 'popup' }
  /** An organisation that the market's settings must name. */
  | { check: 'help'; host: string }
  /** The numbers in the headline must agree with the terms. */
  | { check: 'headline' }
  /** No label on the card may contradict terms or licence. */
  | { check: 'labels' }
  /** No text may name a figure or a promise of an earlier offer. */
  | { check: 'outdated' }
  /** The affiliate link must be given. */
  | { check: 'link' }
  | { check: 'link-format' }
  | { check: 'licence-number' }
  | { check: 'licence-checked'; maxDays: number }
  /** The licence must cover the host of the affiliate link. */
  | { check: 'licence-domain' }
  | { check: 'max-bet' }
  | { check: 'verified'; maxDays: number }
  /** The offer must not end within this many days. */
  | { check: 'ends-soon'; days: number }
  /** The offer's last day must not have passed. */
  | { check: 'ended' }
  /** The terms must be sufficient to calculate the net value. */
  | { check: 'net' }
  /** Requires nothing of a listing: the page templates comply. */
  | { check: 'pages' };

export interface RuleMetadata {
  id: string;
  market: Market | 'all';
  /** The first day in force. Absent if the rule is older than this site. */
  from?: string;
  /** The last day in force. Absent if no end is known. */
  until?: string;
  severity: Severity;
  /** `promotion`: applies only to marketing, so not to casinos that the market's mode does not promote. */
  scope: 'promotion' | 'always';
  title: string;
  why: string;
  source: RuleSource;
  checkedOn: string;
  /** False if the source is unclear: the rule is then our cautious interpretation. */
  certain: boolean;
}

export type MarketRule = RuleCheck & RuleMetadata;

interface RuleContext {
  market: Market;
  today: string;
  mode: MarketSettings['mode'];
}

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
  const upcoming = rules.flatMap((rule) => {
    const { from } = rule;
    return from !== undefined && from > context.today && appliesTo(rule, context) ? [{ ...rule, from }] : [];
  });
  return upcoming.toSorted((a, b) => a.from.localeCompare(b.from))[0] ?? null;
}

function appliesTo(rule: MarketRule, { market, mode }: RuleContext): boolean {
  return (
    (rule.market === market || rule.market === 'all') &&
    (rule.scope === 'always' || mode !== 'information-only')
  );
}
