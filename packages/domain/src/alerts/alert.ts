import { listRulesInForce, type MarketRule } from '../market-rules/market-rule.ts';
import type { Market } from '../markets/market.ts';
import type { MarketMode } from '../markets/market-settings.ts';
import { formatCalendarDay } from '../shared/calendar-day.ts';

export const ALERT_KINDS = [
  'link-broken',
  'offer-ends',
  'terms-changed',
  'rule-in-force',
  'schedule-failed',
] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** An event about which a market wants to be told once. */
export interface Alert {
  /** Identifies the event: the same event has the same key at every look. */
  key: string;
  kind: AlertKind;
  market: Market;
  /** One line. */
  title: string;
  /** What happened and what to do, in a sentence or two. */
  text: string;
  /** The page of the studio where an editor can act. */
  path: string;
}

/** How many days before its first day a rule is announced. */
const RULE_NOTICE_DAYS = 14;
/** A rule that has been in force for longer is no news, for example when a market first asks for alerts. */
const RULE_NEWS_DAYS = 7;

const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** The rules that come into force soon or have just done so. Each is an event twice: when it is announced, and on its first day. */
export function listRuleAlerts(
  rules: readonly MarketRule[],
  { market, today, mode }: { market: Market; today: string; mode: MarketMode },
): Alert[] {
  const from = addDays(today, -RULE_NEWS_DAYS);
  const until = addDays(today, RULE_NOTICE_DAYS);
  return rules.flatMap((rule): Alert[] => {
    const isNear = rule.from !== undefined && rule.from >= from && rule.from <= until;
    if (!isNear || rule.from === undefined) return [];
    // Applies the market's mode and the rule's last day, as on its first day.
    const onFirstDay = listRulesInForce([rule], { market, today: rule.from, mode });
    if (onFirstDay.length === 0) return [];
    const isUpcoming = rule.from > today;
    return [
      {
        key: `rule/${market}/${rule.id}/${rule.from}/${isUpcoming ? 'soon' : 'now'}`,
        kind: 'rule-in-force',
        market,
        title: isUpcoming
          ? `From ${formatCalendarDay(rule.from)}: ${rule.title}`
          : `In force since ${formatCalendarDay(rule.from)}: ${rule.title}`,
        text: `${rule.why} Source: ${rule.source.name}.`,
        path: `/admin/findings?${new URLSearchParams({ market, rule: rule.id })}`,
      },
    ];
  });
}
