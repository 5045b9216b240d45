import type { Listing } from '../catalogue/casino.ts';
import type { Finding } from './listing-findings.ts';
import type { MarketRule } from './market-rule.ts';
import { MARKET_RULES } from './market-rules.ts';

export const MIN_OVERRIDE_REASON = 20;

/** Whether a text says enough to be a reason. */
export const isReason = (text: string | null | undefined) =>
  (text ?? '').trim().length >= MIN_OVERRIDE_REASON;

/** What a reason for publishing despite errors was given for, each as a text that changes when it does. */
export interface OverrideScope {
  /** Headline and terms. */
  offer: string;
  /** The errors, each with its rule in its current version. */
  errors: readonly string[];
}

/** An override remains valid while headline, terms and rules stay as they are. */
export function toOverrideScope(
  { bonus, terms }: Pick<Listing, 'bonus' | 'terms'>,
  findings: readonly Finding[],
  rules: readonly MarketRule[] = MARKET_RULES,
): OverrideScope {
  const errors = findings.filter(({ severity }) => severity === 'error');
  return {
    offer: JSON.stringify([bonus, terms ?? null]),
    errors: errors.map(({ rule, field, figures }) =>
      JSON.stringify([describeVersion(rules.find(({ id }) => id === rule)), field, figures]),
    ),
  };
}

/** A rule without its explanations, and without the day on which we looked it up again. */
function describeVersion(rule: MarketRule | undefined): object | null {
  if (!rule) return null;
  const { title: _, why: __, checkedOn: ___, certain: ____, ...version } = rule;
  return version;
}

/** Whether overrides for the same offer cover all errors. */
export function coversErrors(overrides: readonly OverrideScope[], { offer, errors }: OverrideScope): boolean {
  const covered = new Set(overrides.flatMap((override) => (override.offer === offer ? override.errors : [])));
  return errors.every((error) => covered.has(error));
}
