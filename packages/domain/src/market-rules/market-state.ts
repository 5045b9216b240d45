import type { Listing } from '../catalogue/casino.ts';
import { isLicensedIn } from '../catalogue/licence.ts';
import type { Market } from '../markets/market.ts';
import type { MarketSettings } from '../markets/market-settings.ts';
import { formatCalendarDay } from '../shared/calendar-day.ts';
import {
  type CheckedReview,
  type Finding,
  type FindingContext,
  getListingFindings,
} from './listing-findings.ts';
import { getNextRule, listRulesInForce, type MarketRule } from './market-rule.ts';
import { MARKET_RULES } from './market-rules.ts';

/** `blocked`: at least one document needs an override to be published · `review`: an editor must review something. */
export type MarketState = 'ok' | 'review' | 'blocked' | 'information only';

/** The sentences of a market summary, each with the values to format. */
interface SentenceValues {
  'links-off': Record<never, never>;
  'marketing-forbidden': { title: string };
  unlicensed: { title: string; count: number; casinos: number };
  'links-to-licensed': { casinos: number };
  'links-on': { casinos: number };
  'offers-broken': { count: number; offers: number };
  'offers-to-review': { count: number; offers: number };
  'offers-ok': { offers: number };
  'help-missing': { title: string; host: string };
  'rule-upcoming': { title: string; on: string };
  'help-in-place': { names: string };
}
export type SentenceCode = keyof SentenceValues;

type SentenceOf<C extends SentenceCode> = {
  [K in C]: { code: K; values: SentenceValues[K]; state: MarketState };
}[C];
export type MarketSentence = SentenceOf<SentenceCode>;

/** In this order: links, offers, help or the next rule. */
export type MarketSentences = readonly [MarketSentence, MarketSentence, MarketSentence];

export interface MarketSummary {
  market: Market;
  state: MarketState;
  sentences: MarketSentences;
}

interface SummaryContext {
  today: string;
  settings: FindingContext['settings'] & Pick<MarketSettings, 'helpOrganisations'>;
  listings: readonly Listing[];
  /** The published reviews, by casino. */
  reviews?: ReadonlyMap<string, CheckedReview>;
  rules?: readonly MarketRule[];
}

/** Summarises what today's rules mean for a market. */
export function summariseMarket(
  market: Market,
  { today, settings, listings, reviews, rules = MARKET_RULES }: SummaryContext,
): MarketSummary {
  const { mode } = settings;
  const inForce = listRulesInForce(rules, { market, today, mode });
  const findings = listings.map((listing) =>
    getListingFindings(listing, { market, today, settings, rules, review: reviews?.get(listing.casino) }),
  );
  const missing = inForce.find((rule) => rule.check === 'help' && !listsHelpHost(settings, rule.host));
  const next = getNextRule(rules, { market, today, mode });
  const faults = [...findings.flat(), ...(missing ? [missing] : [])];
  return {
    market,
    state: getState(faults, mode),
    sentences: [
      mode === 'licensed-only'
        ? {
            code: 'links-to-licensed',
            values: { casinos: listings.filter(({ licence }) => isLicensedIn(market, licence)).length },
            state: 'ok',
          }
        : buildLinksSentence(inForce, findings, mode),
      buildOffersSentence(inForce, findings),
      buildHelpSentence(settings, missing, next),
    ],
  };
}

function getState(faults: readonly Pick<Finding, 'severity'>[], mode: MarketSettings['mode']): MarketState {
  if (faults.some(({ severity }) => severity === 'error')) return 'blocked';
  if (mode === 'information-only') return 'information only';
  return faults.some(({ severity }) => severity === 'warning') ? 'review' : 'ok';
}

function buildLinksSentence(
  inForce: readonly MarketRule[],
  findings: readonly Finding[][],
  mode: MarketSettings['mode'],
): MarketSentence {
  const casinos = findings.length;
  if (mode === 'information-only') return { code: 'links-off', values: {}, state: 'information only' };
  const ban = inForce.find(({ check }) => check === 'marketing');
  if (ban) return { code: 'marketing-forbidden', values: { title: ban.title }, state: getState([ban], mode) };
  const licence = inForce.find(({ check }) => check === 'licence');
  if (!licence) return { code: 'links-on', values: { casinos }, state: 'ok' };
  const count = findings.filter((found) => found.some(({ rule }) => rule === licence.id)).length;
  if (count === 0) return { code: 'links-to-licensed', values: { casinos }, state: 'ok' };
  const { title } = licence;
  return { code: 'unlicensed', values: { title, count, casinos }, state: getState([licence], mode) };
}

/** Counts offers with findings that the first sentence does not cover. */
function buildOffersSentence(inForce: readonly MarketRule[], findings: readonly Finding[][]): MarketSentence {
  const offers = findings.length;
  const covered = new Set(
    inForce.filter(({ check }) => check === 'marketing' || check === 'licence').map(({ id }) => id),
  );
  const countWith = (severity: Finding['severity']) =>
    findings.filter((found) =>
      found.some((finding) => finding.severity === severity && !covered.has(finding.rule)),
    ).length;
  const broken = countWith('error');
  if (broken > 0) return { code: 'offers-broken', values: { count: broken, offers }, state: 'blocked' };
  const count = countWith('warning');
  if (count > 0) return { code: 'offers-to-review', values: { count, offers }, state: 'review' };
  return { code: 'offers-ok', values: { offers }, state: 'ok' };
}

function buildHelpSentence(
  { helpOrganisations }: SummaryContext['settings'],
  missing: MarketRule | undefined,
  next: ReturnType<typeof getNextRule>,
): MarketSentence {
  if (missing?.check === 'help') {
    const { title, host } = missing;
    return { code: 'help-missing', values: { title, host }, state: getState([missing], 'commercial') };
  }
  if (next) return { code: 'rule-upcoming', values: { title: next.title, on: next.from }, state: 'review' };
  const names = helpOrganisations.map(({ name }) => name).join(', ');
  return { code: 'help-in-place', values: { names }, state: 'ok' };
}

function listsHelpHost({ helpOrganisations }: SummaryContext['settings'], host: string): boolean {
  return helpOrganisations.some(({ url }) => URL.parse(url)?.hostname.replace(/^www\./, '') === host);
}

/** In English, the studio's only language. */
const FORMATTERS: { [C in SentenceCode]: (values: SentenceValues[C]) => string } = {
  'links-off': () => 'Affiliate links and bonus buttons are off',
  'marketing-forbidden': ({ title }) => `${title}: information-only mode is the safe choice`,
  unlicensed: ({ title, count, casinos }) => `${title}: ${count} of ${casinos} casinos`,
  'links-to-licensed': ({ casinos }) => `Affiliate links to licence holders only (casinos: ${casinos})`,
  'links-on': ({ casinos }) => `Affiliate links in use (casinos: ${casinos})`,
  'offers-broken': ({ count, offers }) => `Offers that break a rule: ${count} of ${offers}`,
  'offers-to-review': ({ count, offers }) => `Offers that need attention: ${count} of ${offers}`,
  'offers-ok': ({ offers }) => `Offers in order: all ${offers}`,
  'help-missing': ({ title, host }) => `${title}: add ${host} to the market settings`,
  'rule-upcoming': ({ title, on }) => `From ${formatCalendarDay(on)}: ${title}`,
  'help-in-place': ({ names }) => `Help organisations: ${names}`,
};

export function formatMarketSentence<C extends SentenceCode>({ code, values }: SentenceOf<C>): string {
  return FORMATTERS[code](values);
}
