import type { Listing } from '../catalogue/casino.ts';
import { findContradiction } from '../catalogue/labels.ts';
import { isLicensedIn } from '../catalogue/licence.ts';
import { hasOfferEnded } from '../catalogue/offer-end.ts';
import type { Market } from '../markets/market.ts';
import type { MarketSettings } from '../markets/market-settings.ts';
import { buildWageringModel, getNetValue, referenceDeposit } from '../net-value/net-value.ts';
import { wageringMultiplier } from '../net-value/wagering-multiplier.ts';
import type { PublishedOffer } from '../offer-history/offer-change.ts';
import { listHeadlineMismatches } from '../offers/headline.ts';
import type { OfferTerms } from '../offers/offer-terms.ts';
import type { Places } from '../places/places.ts';
import { listOutdatedFigures } from '../reviews/outdated-figures.ts';
import type { Review } from '../reviews/review.ts';
import { normaliseText } from '../shared/keywords.ts';
import { type FoundText, formatInlineText, listTexts } from '../texts/plain-text.ts';
import { listRulesInForce, type MarketRule, SEVERITIES } from './market-rule.ts';
import { MARKET_RULES } from './market-rules.ts';

/** The texts of a review about the offer. In the others an equal number is usually something else: a test, or a payment. */
const OFFER_TEXTS = [
  'overview',
  'pros',
  'cons',
  'bonusDetails',
  'specialFeatures',
  'conclusion',
  'faq',
  'search',
] as const satisfies (keyof Review)[];

/** The parts of a review that rules check. */
export type CheckedReview = Pick<Review, 'bonusDetails' | 'paymentMethods'> &
  Partial<Pick<Review, (typeof OFFER_TEXTS)[number]>>;

export interface FindingContext {
  market: Market;
  /** The current date in the market, `2026-11-15`. */
  today: string;
  settings: Pick<MarketSettings, 'mode'> &
    Partial<Pick<MarketSettings, 'monthPopup'>> &
    Partial<Pick<Places, 'monthCasino'>>;
  /** The casino's review in the market, if one is published. */
  review?: CheckedReview | undefined;
  /** The offers that the casino had before. */
  earlier?: readonly PublishedOffer[] | undefined;
  /** Texts of other documents that name the casino, with the document and the path in it. */
  otherTexts?: readonly FoundText[] | undefined;
  rules?: readonly MarketRule[];
}

interface Fault {
  /**
   * The listing's field with the fault, such as `terms.maxBet`; `review.` precedes a field of its review, and `home.` or
   * `page.` one of another text. Null if the fault concerns the whole market.
   */
  field: string | null;
  /** The actual and the required values for the message, by name. Money in minor units. */
  figures: Readonly<Record<string, number | string>>;
}

export interface Finding
  extends Fault,
    Pick<MarketRule, 'severity' | 'title' | 'why' | 'source' | 'checkedOn' | 'certain'> {
  /** The rule's id. */
  rule: string;
}

/** The findings for a listing under the rules in force, most severe first. */
export function getListingFindings(listing: Listing, context: FindingContext): Finding[] {
  const { market, today, settings, rules = MARKET_RULES } = context;
  const isInformation = settings.mode === 'licensed-only' && !isLicensedIn(market, listing.licence);
  const mode = isInformation ? 'information-only' : settings.mode;
  return listRulesInForce(rules, { market, today, mode })
    .flatMap((rule) =>
      listFaults(rule, listing, context).map((fault): Finding => {
        const { id, severity, title, why, source, checkedOn, certain } = rule;
        return { rule: id, severity, title, why, source, checkedOn, certain, ...fault };
      }),
    )
    .toSorted((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
}

function listFaults(rule: MarketRule, listing: Listing, context: FindingContext): Fault[] {
  const { market, today, settings, review } = context;
  const { terms, licence, affiliateLink } = listing;
  switch (rule.check) {
    case 'marketing':
      return [{ field: null, figures: {} }];
    case 'licence':
      return faultIf(!rule.licences.includes(licence.type), 'licence.type', { licence: licence.type });
    case 'licence-number':
      return faultIf(licence.number === undefined, 'licence.number');
    case 'licence-checked': {
      if (licence.checkedOn === undefined) return [{ field: 'licence.checkedOn', figures: {} }];
      const days = daysBetween(licence.checkedOn, today);
      return faultIf(days > rule.maxDays, 'licence.checkedOn', { days, max: rule.maxDays });
    }
    case 'licence-domain':
      return listHostFaults(listing);
    case 'new-customers':
      return [{ field: 'bonus', figures: {} }];
    case 'bonus-cap':
      return terms ? listCapFaults(terms, rule.max) : [];
    case 'match': {
      const percent = terms?.kind === 'match' ? (terms.matchPercent ?? rule.percent) : rule.percent;
      return faultIf(percent !== rule.percent, 'terms.matchPercent', { percent, required: rule.percent });
    }
    case 'wagering':
      return terms ? listWageringFaults(terms, rule.maxTimes) : [];
    case 'spins-wagering': {
      const times = terms?.freeSpins?.wagerTimes ?? 0;
      return faultIf(times > rule.maxTimes, 'terms.freeSpins.wagerTimes', { times, max: rule.maxTimes });
    }
    case 'validity': {
      // An offer without an end date is valid longer than any rule requires.
      const days = terms?.validDays ?? Number.POSITIVE_INFINITY;
      return faultIf(days < rule.minDays, 'terms.validDays', { days, min: rule.minDays });
    }
    case 'wording':
      return appliesToWording(rule.where, listing, market) ? listWordingFaults(listing, rule.phrases) : [];
    case 'game-contribution':
      return listGameContributionFaults(review, rule.verbs);
    case 'credit':
      return listCreditFaults(review, rule.cards, rule.debit);
    case 'popup':
      return settings.monthPopup && settings.monthCasino === listing.casino
        ? [{ field: null, figures: {} }]
        : [];
    case 'headline': {
      const mismatches = terms ? listHeadlineMismatches(listing.bonus, terms) : [];
      return faultIf(mismatches.length > 0, 'bonus', { differs: mismatches.join(', ') });
    }
    case 'labels':
      return listing.features.flatMap((label, index) => {
        const fact = findContradiction(label, listing, market);
        return fact ? [{ field: `features.${index}`, figures: { wording: label, fact } }] : [];
      });
    case 'outdated':
      return listOutdatedFaults(listing, context);
    case 'link':
      return faultIf(affiliateLink === undefined, 'affiliateLink');
    case 'link-format':
      return faultIf(affiliateLink !== undefined && !isValidLink(affiliateLink), 'affiliateLink');
    case 'max-bet':
      return faultIf(isWagered(terms) && terms?.maxBet === undefined, 'terms.maxBet');
    case 'verified': {
      const days = daysBetween(listing.verifiedOn, today);
      return faultIf(days > rule.maxDays, 'verifiedOn', { days, max: rule.maxDays });
    }
    case 'ends-soon': {
      const { endsOn } = listing;
      if (endsOn === undefined || hasOfferEnded(listing, today)) return [];
      const days = daysBetween(today, endsOn);
      return faultIf(days <= rule.days, 'endsOn', { days });
    }
    case 'ended':
      return faultIf(hasOfferEnded(listing, today), 'endsOn');
    case 'net': {
      const net = getNetValue(terms, referenceDeposit(market));
      if (net.state !== 'unknown') return [];
      const missing = net.missing.join(', ');
      return [{ field: 'terms', figures: missing ? { missing } : {} }];
    }
    case 'help':
    case 'pages':
      return [];
  }
}

function listOutdatedFaults(
  listing: Listing,
  { market, review, earlier = [], otherTexts = [] }: FindingContext,
): Fault[] {
  if (earlier.length === 0) return [];
  const offerTexts = Object.fromEntries(OFFER_TEXTS.map((name) => [name, review?.[name]]));
  const texts = [
    { path: 'verdict', text: listing.verdict },
    ...listTexts({ review: offerTexts }, /^picture$|^canonical$/),
    ...otherTexts,
  ];
  const byField = Map.groupBy(texts, ({ path }) => path.replaceAll(/\[(\d+)\]/g, '.$1'));
  return [...byField].flatMap(([field, found]) => {
    const outdated = found.flatMap(({ text }) =>
      listOutdatedFigures(text, { current: listing, earlier, market }),
    );
    return faultIf(outdated.length > 0, field, { wording: [...new Set(outdated)].join('”, “') });
  });
}

function faultIf(isFault: boolean, field: string, figures: Fault['figures'] = {}): Fault[] {
  return isFault ? [{ field, figures }] : [];
}

function listCapFaults(terms: OfferTerms, max: number): Fault[] {
  const { count = 0, spinValue = 0 } = terms.freeSpins ?? {};
  const spins = count * spinValue;
  switch (terms.kind) {
    case 'free-spins-only':
      return faultIf(spins > max, 'terms.freeSpins.count', { amount: spins, max });
    case 'cashback':
      return listLimitFaults(terms.cashbackCap, spins, max, 'terms.cashbackCap');
    case 'no-deposit':
      return listLimitFaults(terms.maxBonus ?? 0, spins, max, 'terms.maxBonus');
    case 'match':
      return terms.undisclosed.includes('maxBonus')
        ? []
        : listLimitFaults(terms.maxBonus, spins, max, 'terms.maxBonus');
  }
}

/** An absent amount means no limit. */
function listLimitFaults(amount: number | undefined, spins: number, max: number, field: string): Fault[] {
  if (amount === undefined) return [{ field, figures: { max } }];
  return faultIf(amount + spins > max, field, { amount: amount + spins, max });
}

function listWageringFaults(terms: OfferTerms, max: number): Fault[] {
  const times = terms.wagerTimes ?? 0;
  const combinedTimes = toCombinedTimes(terms, times);
  const base = terms.wagerBase ?? 'bonus';
  return faultIf(combinedTimes > max, 'terms.wagerTimes', { times, base, combinedTimes, max });
}

/**
 * Converts a multiplier of the bonus into a multiplier of bonus and deposit together. Uses the minimum deposit, at
 * which the bonus has its largest share of the two: at higher deposits its cap only reduces that share.
 */
function toCombinedTimes(terms: OfferTerms, times: number): number {
  if (terms.wagerBase === 'bonus-and-deposit') return times;
  const { bonus, deposit } = buildWageringModel(terms, Math.max(terms.minDeposit ?? 0, 1));
  if (bonus === 0) return 0;
  // Round off floating-point error: it could put an offer above a limit that it exactly meets.
  return Math.round(((times * bonus) / (bonus + deposit)) * 1e6) / 1e6;
}

function appliesToWording(
  where: (MarketRule & { check: 'wording' })['where'],
  { terms, licence }: Listing,
  market: Market,
): boolean {
  switch (where) {
    case 'wagered':
      return isWagered(terms);
    case 'foreign-licence':
      return !isLicensedIn(market, licence);
    case undefined:
      return true;
  }
}

/** One sentence can name the percentages of several games: "automater tæller 100 %, bordspil 10 %". */
function listGameContributionFaults(review: CheckedReview | undefined, verbs: readonly string[]): Fault[] {
  return (review?.bonusDetails.bonusTerms ?? []).flatMap((content, index) => {
    const term = formatInlineText(content);
    if (!verbs.some((verb) => containsPhrase(term, verb))) return [];
    const shares = [...normaliseText(term).matchAll(/(\d+(?:[.,]\d+)?) ?%/g)].map(
      ([, digits = '']) => digits,
    );
    const share = shares.find((digits) => digits !== '100');
    return share === undefined
      ? []
      : [{ field: `review.bonusDetails.bonusTerms.${index}`, figures: { wording: `${share} %` } }];
  });
}

function listCreditFaults(
  review: CheckedReview | undefined,
  cards: readonly string[],
  debit: readonly string[],
): Fault[] {
  return (review?.paymentMethods.deposits ?? []).flatMap(({ method }, index) => {
    const mentionsAny = (phrases: readonly string[]) =>
      phrases.some((phrase) => containsPhrase(method, phrase));
    return mentionsAny(cards) && !mentionsAny(debit)
      ? [{ field: `review.paymentMethods.deposits.${index}.method`, figures: { wording: method } }]
      : [];
  });
}

function listWordingFaults({ bonus, verdict, features }: Listing, phrases: readonly string[]): Fault[] {
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
  const toWords = (sentence: string) =>
    ` ${
      normaliseText(sentence)
        .match(/[\p{L}\d]+/gu)
        ?.join(' ') ?? ''
    } `;
  return toWords(text).includes(toWords(phrase));
}

/** Without domains the licence covers an unknown set of hosts. */
function listHostFaults({ affiliateLink = '', licence: { domains = [] } }: Listing): Fault[] {
  const host = URL.parse(affiliateLink)?.hostname;
  if (!host || domains.length === 0) return [];
  // The parser encodes international host names, as in the link.
  const hosts = domains.map((domain) => URL.parse(`https://${domain}`)?.hostname ?? domain);
  const isCovered = hosts.some((domain) => host === domain || host.endsWith(`.${domain}`));
  return faultIf(!isCovered, 'affiliateLink', { host });
}

function isValidLink(link: string): boolean {
  const url = URL.parse(link);
  return url?.protocol === 'https:' && url.hostname.includes('.');
}

/** Whether the bonus or its spins require wagering, or may do so. */
function isWagered(terms: OfferTerms | undefined): boolean {
  return terms !== undefined && wageringMultiplier(terms) !== 0;
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
