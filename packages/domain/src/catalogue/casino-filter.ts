import type { Market } from '../markets/market.ts';
import { type Keyword, mentions, normaliseText } from '../shared/keywords.ts';
import type { ListedCasino } from './casino.ts';
import { listAllCasinosSection, orderCasinos } from './casino-order.ts';
import { issuesLicences, OWN_LICENCE_STRENGTH } from './licence.ts';

/** The options of each dropdown; the first is its default. */
export const FILTER_OPTIONS = {
  bonusPercent: ['all', '100', '200', '300'],
  bonusType: ['all', 'noregistration', 'nodeposit', 'nonsticky', 'cashflow', 'halfsticky'],
  /** `taxfree`: a licence from the EEA. Only in Finland does it make winnings tax-free; other markets' texts say EEA. */
  features: ['all', 'exclusive', 'freespinsfeature', 'wagerfreefeature', 'quick', 'taxfree'],
  /** `own`: the licence of the market, in markets that have one. */
  license: ['all', 'own', 'mga', 'estonian', 'curacao'],
  sort: ['newest', 'rating', 'bonus', 'net'],
} as const;
export type FilterName = keyof typeof FILTER_OPTIONS;
export const FILTER_NAMES = Object.keys(FILTER_OPTIONS) as FilterName[];

/** The options of a dropdown in a market; only markets that issue licences offer their own. */
export function listFilterOptions(name: FilterName, market: Market): readonly string[] {
  const options: readonly string[] = FILTER_OPTIONS[name];
  return issuesLicences(market) ? options : options.filter((option) => option !== 'own');
}

export type CasinoFilter = { [Name in FilterName]: (typeof FILTER_OPTIONS)[Name][number] } & {
  search: string;
};

export const NO_FILTER: CasinoFilter = {
  bonusPercent: 'all',
  bonusType: 'all',
  features: 'all',
  license: 'all',
  sort: 'newest',
  search: '',
};

/** Limits the length of URLs. No casino has a longer name. */
export const SEARCH_MAX_LENGTH = 80;

/** Parses the filter from URL parameters. Never throws: unknown values become the default. */
export function parseFilter(params: URLSearchParams): CasinoFilter {
  const filter: Record<string, string> = {
    // Truncation may leave a lone surrogate or a trailing space, which would not survive the round trip through a URL.
    search: (params.get('search') ?? '').trim().slice(0, SEARCH_MAX_LENGTH).toWellFormed().trimEnd(),
  };
  for (const name of FILTER_NAMES) {
    const options: readonly string[] = FILTER_OPTIONS[name];
    const option = params.get(name);
    filter[name] = option !== null && options.includes(option) ? option : NO_FILTER[name];
  }
  return filter as CasinoFilter;
}

/** The filter as URL parameters, without defaults. */
export function toFilterParams(filter: CasinoFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (filter.search) params.set('search', filter.search);
  for (const name of FILTER_NAMES) {
    if (filter[name] !== NO_FILTER[name]) params.set(name, filter[name]);
  }
  return params;
}

/** The number of active filters; sort order and search do not count. */
export function countFilters(filter: CasinoFilter): number {
  return FILTER_NAMES.filter((name) => name !== 'sort' && filter[name] !== NO_FILTER[name]).length;
}

/** The fields that filters use. `net` is null if terms are missing. `licenceStrength` is for the filter `own`. */
export type Filterable = Pick<
  ListedCasino,
  | 'casino'
  | 'name'
  | 'bonus'
  | 'rating'
  | 'features'
  | 'category'
  | 'exclusiveOffer'
  | 'hideFromListing'
  | 'isUnlicensed'
> & { net: number | null; licenceStrength?: number };

const BONUS_TYPE_KEYWORD: Record<Exclude<CasinoFilter['bonusType'], 'all'>, Keyword> = {
  noregistration: 'noRegistration',
  nodeposit: 'noDeposit',
  nonsticky: 'nonSticky',
  cashflow: 'cashflow',
  halfsticky: 'halfSticky',
};

const FEATURE_KEYWORD: Record<Exclude<CasinoFilter['features'], 'all'>, Keyword> = {
  exclusive: 'exclusive',
  freespinsfeature: 'freeSpins',
  wagerfreefeature: 'wagerFree',
  quick: 'quick',
  taxfree: 'taxFree',
};

/** The filtered list: casinos in the "all casinos" section, or in the whole market when searching. */
export function filterCasinos<T extends Filterable>(
  casinos: readonly T[],
  market: Market,
  filter: CasinoFilter,
): T[] {
  // A search must cover the recommended casinos too: otherwise it would not find a casino that is on the page.
  const pool = filter.search ? orderCasinos(casinos, market) : listAllCasinosSection(casinos, market);
  return applyFilter(pool, filter);
}

/** Filters and sorts any list, for pages other than the home page. */
export function applyFilter<T extends Filterable>(casinos: readonly T[], filter: CasinoFilter): T[] {
  return sortCasinos(
    casinos.filter((casino) => matchesFilter(casino, filter)),
    filter.sort,
  );
}

function matchesFilter(casino: Filterable, filter: CasinoFilter): boolean {
  const { name, bonus, features, category, exclusiveOffer, licenceStrength } = casino;
  const { search, bonusPercent, bonusType, features: feature, license } = filter;
  if (search && !normaliseText(name).includes(normaliseText(search))) return false;
  if (bonusPercent !== 'all' && !parsePercentages(bonus).some((percent) => percent >= Number(bonusPercent))) {
    return false;
  }
  if (bonusType !== 'all' && !mentions([bonus, ...features], BONUS_TYPE_KEYWORD[bonusType])) return false;
  if (
    feature !== 'all' &&
    !mentions([name, ...features, ...category], FEATURE_KEYWORD[feature]) &&
    !(feature === 'exclusive' && exclusiveOffer)
  ) {
    return false;
  }
  if (license === 'own') return licenceStrength === OWN_LICENCE_STRENGTH;
  return license === 'all' || mentions([...features, ...category], license);
}

function sortCasinos<T extends Filterable>(casinos: T[], sort: CasinoFilter['sort']): T[] {
  switch (sort) {
    case 'newest':
      return casinos;
    case 'rating':
      return casinos.toSorted((a, b) => b.rating - a.rating);
    case 'bonus':
      return casinos.toSorted((a, b) => parseFirstNumber(b.bonus) - parseFirstNumber(a.bonus));
    case 'net':
      return casinos.toSorted((a, b) => compareNet(b.net, a.net));
  }
}

/** Compares net values; an unknown one counts as the lowest. */
export function compareNet(a: number | null, b: number | null): number {
  if (a === null || b === null) return Number(a !== null) - Number(b !== null);
  return a - b;
}

function parsePercentages(bonus: string): number[] {
  return [...normaliseText(bonus).matchAll(/(\d+) ?%/g)].map(([, digits]) => Number(digits));
}

/** `1 000` is one number; a text without a number counts as 0. */
function parseFirstNumber(bonus: string): number {
  const digits = /\d+(?:[ .]\d{3})*/.exec(normaliseText(bonus))?.[0] ?? '0';
  return Number(digits.replaceAll(/[ .]/g, ''));
}
