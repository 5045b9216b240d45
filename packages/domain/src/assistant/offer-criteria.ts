import type { ListedCasino } from '../catalogue/casino.ts';
import {
  applyFilter,
  type CasinoFilter,
  FILTER_OPTIONS,
  type Filterable,
  matchesFilter,
  NO_FILTER,
} from '../catalogue/casino-filter.ts';
import { orderCasinos } from '../catalogue/casino-order.ts';
import { finishOrNull, getNetValue, netOrNull } from '../net-value/net-value.ts';
import { acceptsPayment, type PaymentWish } from './payment-words.ts';

/** The criteria that a visitor can name. */
export const TOPICS = [
  'noregistration',
  'nodeposit',
  'nonsticky',
  'cashflow',
  'halfsticky',
  'exclusive',
  'freespinsfeature',
  'wagerfreefeature',
  'quick',
  // A licence from the EEA, as in the filter.
  'taxfree',
  'mga',
  'estonian',
  'curacao',
  'swedish',
  'danish',
  'cashback',
  'new',
] as const;
export type Topic = (typeof TOPICS)[number];

/** The criteria of a visitor who asks for offers. */
export interface OfferCriteria {
  wanted: readonly Topic[];
  unwanted: readonly Topic[];
  /** Minimum bonus in percent of the deposit. */
  minPercent?: number;
  /** Maximum wagering multiplier. */
  maxWagering?: number;
  /** Each of these payment methods, or a card. */
  payments?: readonly PaymentWish[];
  /** At least this many of ten players complete the wagering. */
  minFinish?: number;
  /** Wishes that no filter can fulfil. The reply names them, so that they are not ignored without a word. */
  unused?: { payments: readonly PaymentWish[]; unknownPayments: readonly string[] };
  /** The visitor's deposit in minor units; offers with a higher minimum deposit are excluded. */
  deposit?: number;
  sort: CasinoFilter['sort'];
}

const isOption = <Options extends readonly string[]>(
  options: Options,
  topic: string,
): topic is Options[number] => options.includes(topic);

/** The listing filter for a topic, or null if there is none. */
function toFilter(topic: Topic): CasinoFilter | null {
  const { bonusType, features, license } = FILTER_OPTIONS;
  if (isOption(bonusType, topic)) return { ...NO_FILTER, bonusType: topic };
  if (isOption(features, topic)) return { ...NO_FILTER, features: topic };
  return isOption(license, topic) ? { ...NO_FILTER, license: topic } : null;
}

type Candidate = ListedCasino & Filterable;

/** The market's casinos that match the criteria, in the requested order. */
export function selectByCriteria(
  casinos: readonly ListedCasino[],
  criteria: OfferCriteria,
  chosenDeposit: number,
): ListedCasino[] {
  const deposit = criteria.deposit ?? chosenDeposit;
  const candidates = orderCasinos(casinos)
    .filter(({ hideFromListing, isUnlicensed }) => !hideFromListing && !isUnlicensed)
    .map((casino): Candidate => {
      const value = getNetValue(casino.terms, deposit);
      return { ...casino, net: netOrNull(value), finish: finishOrNull(value) };
    })
    .filter(
      (casino) =>
        criteria.wanted.every((topic) => matchesTopic(casino, topic)) &&
        !criteria.unwanted.some((topic) => matchesTopic(casino, topic)) &&
        isWithinLimits(casino, criteria),
    );
  return applyFilter(candidates, { ...NO_FILTER, sort: criteria.sort });
}

export function matchesTopic(casino: ListedCasino, topic: Topic): boolean {
  const filter = toFilter(topic);
  if (filter) return matchesFilter(casino, filter);
  switch (topic) {
    case 'cashback':
      return casino.terms?.kind === 'cashback' || casino.terms?.cashbackPercent !== undefined;
    case 'new':
      return casino.isNew;
    default:
      return casino.licence.type === topic;
  }
}

function isWithinLimits(
  { terms, depositMethods, finish }: Candidate,
  { minPercent, maxWagering, deposit, payments = [], minFinish = 0 }: OfferCriteria,
): boolean {
  if (!payments.every((wish) => acceptsPayment(depositMethods, wish))) return false;
  if (minFinish > 0 && (finish ?? 0) < minFinish) return false;
  if (minPercent !== undefined && (terms?.matchPercent ?? 0) < minPercent) return false;
  if (maxWagering !== undefined) {
    if (!terms || terms.undisclosed.includes('wagerTimes')) return false;
    if (Math.max(terms.wagerTimes ?? 0, terms.freeSpins?.wagerTimes ?? 0) > maxWagering) return false;
  }
  return deposit === undefined || (terms?.minDeposit ?? 0) <= deposit;
}
