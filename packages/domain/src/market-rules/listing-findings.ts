import type { Listing } from '../catalogue/casino.ts';
import { MARKET_FACTS, type Market } from '../markets/market.ts';
import type { MarketSettings } from '../markets/market-settings.ts';
import { buildPlay, getNetValue, referenceDeposit } from '../net-value/net-value.ts';
import { timesToWager } from '../net-value/wagering-times.ts';
import { listHeadlineGaps } from '../offers/headline.ts';
import type { OfferTerms } from '../offers/offer-terms.ts';
import { toPlain } from '../shared/keywords.ts';
import { listRulesInForce, type MarketRule, SEVERITIES } from './market-rule.ts';
import { MARKET_RULES } from './market-rules.ts';

export interface FindingContext {
  market: Market;
  /** The day in the market, `2026-11-15`. */
  today: string;
  settings: Pick<MarketSettings, 'mode'>;
  rules?: readonly MarketRule[];
}

interface Fault {
  /** The listing's field with the fault, such as `terms.maxBet`; null if the fault is the market's. */
  field: string | null;
  /** The values for the message, by name: the actual and the required ones. Money in minor units. */
  figures: Readonly<Record<string, number | string>>;
}

export interface Finding
  extends Fault,
    Pick<MarketRule, 'severity' | 'title' | 'why' | 'source' | 'checkedOn' | 'certain'> {
  /** The rule's id. */
  rule: string;
}

/** The faults of a listing under the rules in force, most severe first. */
export function findListingFaults(
  listing: Listing,
  { market, today, settings, rules = MARKET_RULES }: FindingContext,
): Finding[] {
  return listRulesInForce(rules, { market, today, mode: settings.mode })
    .flatMap((rule) =>
      listFaults(rule, listing, { market, today }).map((fault): Finding => {
        const { id, severity, title, why, source, checkedOn, certain } = rule;
        return { rule: id, severity, title, why, source, checkedOn, certain, ...fault };
      }),
    )
    .toSorted((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
}

function listFaults(
  rule: MarketRule,
  listing: Listing,
  { market, today }: { market: Market; today: string },
): Fault[] {
  const { terms, licence, affiliateLink } = listing;
  switch (rule.check) {
    case 'marketing':
      return [{ field: null, figures: {} }];
    case 'licence':
      return listIf(!rule.licences.includes(licence.type), 'licence.type', { licence: licence.type });
    case 'licence-number':
      return listIf(licence.number === undefined, 'licence.number');
    case 'new-customers':
      return [{ field: 'bonus', figures: {} }];
    case 'bonus-cap':
      return terms ? listOverCap(terms, rule.most, market) : [];
    case 'match': {
      const percent = terms?.kind === 'match' ? (terms.matchPercent ?? 0) : 0;
      return listIf(percent > rule.mostPercent, 'terms.matchPercent', { percent, most: rule.mostPercent });
    }
    case 'wagering':
      return terms ? listOverWagering(terms, rule.mostTimes) : [];
    case 'spins-wagering': {
      const times = terms?.freeSpins?.wagerTimes ?? 0;
      return listIf(times > rule.mostTimes, 'terms.freeSpins.wagerTimes', { times, most: rule.mostTimes });
    }
    case 'validity': {
      // An offer without an end date is valid longer than any rule requires.
      const days = terms?.validDays ?? Number.POSITIVE_INFINITY;
      return listIf(days < rule.leastDays, 'terms.validDays', { days, least: rule.leastDays });
    }
    case 'wording':
      return listWording(listing, rule.phrases);
    case 'currency': {
      const { currency } = MARKET_FACTS[market];
      const found = terms?.currency ?? currency;
      return listIf(found !== currency, 'terms.currency', { currency: found, expected: currency });
    }
    case 'headline': {
      const gaps = terms ? listHeadlineGaps(listing.bonus, terms) : [];
      return listIf(gaps.length > 0, 'bonus', { differs: gaps.join(', ') });
    }
    case 'link':
      return listIf(affiliateLink === undefined, 'affiliateLink');
    case 'link-address':
      return listIf(affiliateLink !== undefined && !isSafe(affiliateLink), 'affiliateLink');
    case 'max-bet':
      return listIf(isWagered(terms) && terms?.maxBet === undefined, 'terms.maxBet');
    case 'read': {
      const days = daysBetween(listing.verifiedOn, today);
      return listIf(days > rule.mostDays, 'verifiedOn', { days, most: rule.mostDays });
    }
    case 'net': {
      const net = getNetValue(terms, referenceDeposit(market));
      return net.state === 'unknown'
        ? [{ field: 'terms', figures: { missing: net.missing.join(', ') } }]
        : [];
    }
    case 'help':
    case 'pages':
      return [];
  }
}

function listIf(isFault: boolean, field: string, figures: Fault['figures'] = {}): Fault[] {
  return isFault ? [{ field, figures }] : [];
}

function listOverCap(terms: OfferTerms, most: number, market: Market): Fault[] {
  // A limit in kroner does not apply to an amount in euros; the currency rule reports that case.
  if (terms.currency !== MARKET_FACTS[market].currency) return [];
  switch (terms.kind) {
    case 'free-spins-only':
      return [];
    case 'cashback':
      return listAbove(terms.cashbackCap, most, 'terms.cashbackCap');
    case 'no-deposit':
      return listAbove(terms.maxBonus ?? 0, most, 'terms.maxBonus');
    case 'match':
      return terms.undisclosed.includes('maxBonus') ? [] : listAbove(terms.maxBonus, most, 'terms.maxBonus');
  }
}

/** An absent amount means no limit. */
function listAbove(amount: number | undefined, most: number, field: string): Fault[] {
  if (amount === undefined) return [{ field, figures: { most } }];
  return listIf(amount > most, field, { amount, most });
}

function listOverWagering(terms: OfferTerms, most: number): Fault[] {
  const times = terms.wagerTimes ?? 0;
  const timesOfBoth = toTimesOfBoth(terms, times);
  const base = terms.wagerBase ?? 'bonus';
  return listIf(timesOfBoth > most, 'terms.wagerTimes', { times, base, timesOfBoth, most });
}

/**
 * Converts a multiplier of the bonus into one of bonus and deposit. The bonus has its largest share of the two at the
 * minimum deposit; at higher deposits its cap only reduces that share.
 */
function toTimesOfBoth(terms: OfferTerms, times: number): number {
  if (terms.wagerBase === 'bonus-and-deposit') return times;
  const { bonus, deposit } = buildPlay(terms, Math.max(terms.minDeposit ?? 0, 1));
  if (bonus === 0) return 0;
  // Rounded: a floating-point error could put an offer above a limit that it exactly meets.
  return Math.round(((times * bonus) / (bonus + deposit)) * 1e6) / 1e6;
}

function listWording({ bonus, verdict, features }: Listing, phrases: readonly string[]): Fault[] {
  const texts: [field: string, text: string][] = [
    ['bonus', bonus],
    ['verdict', verdict],
    ...features.map((text, index): [string, string] => [`features.${index}`, text]),
  ];
  return texts.flatMap(([field, text]) =>
    phrases
      .filter((phrase) => containsPhrase(text, phrase))
      .map((phrase): Fault => ({ field, figures: { wording: phrase } })),
  );
}

function containsPhrase(text: string, phrase: string): boolean {
  const words = (sentence: string) =>
    ` ${
      toPlain(sentence)
        .match(/[\p{L}\d]+/gu)
        ?.join(' ') ?? ''
    } `;
  return words(text).includes(words(phrase));
}

function isSafe(address: string): boolean {
  const url = URL.parse(address);
  return url?.protocol === 'https:' && url.hostname.includes('.');
}

function isWagered(terms: OfferTerms | undefined): boolean {
  return terms !== undefined && timesToWager(terms) !== 0;
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
