import type { Market } from '../markets/market.ts';
import { type Keyword, mentionsNormalised, normaliseText } from '../shared/keywords.ts';
import type { ListedCasino } from './casino.ts';
import { listAllCasinosSection, orderCasinos } from './casino-order.ts';
import { issuesLicences, OWN_LICENCE_STRENGTH } from './licence.ts';
import { PAYMENT_METHODS } from './payment-method.ts';

/** The smallest deposits that the filter offers in a market, in whole units of its currency. */
const MIN_DEPOSITS: Record<Market, readonly string[]> = {
  fi: ['10', '20'],
  se: ['100', '200'],
  no: ['100', '200'],
  dk: ['50', '100'],
};

/** The options of each dropdown. The first is the default, except that category pages sort by net value. */
export const FILTER_OPTIONS = {
  bonusPercent: ['all', '100', '200', '300'],
  bonusType: ['all', 'noregistration', 'nodeposit', 'nonsticky', 'cashflow', 'halfsticky'],
  /** `taxfree`: a licence from the EEA. Only in Finland does it make winnings tax-free; other markets' texts say EEA. */
  features: ['all', 'exclusive', 'freespinsfeature', 'wagerfreefeature', 'quick', 'taxfree'],
  /** `own`: the licence of the market, in markets that have one. */
  license: ['all', 'own', 'mga', 'estonian', 'curacao'],
  sort: ['newest', 'rating', 'bonus', 'net'],
  payment: ['all', ...PAYMENT_METHODS],
  /** The offer requires at most this deposit. */
  minDeposit: ['all', '10', '20', '50', '100', '200'],
  /** At least this many of ten players complete the wagering. */
  finish: ['all', '3', '5', '7', '9'],
} as const;
export type FilterName = keyof typeof FILTER_OPTIONS;
export const FILTER_NAMES = Object.keys(FILTER_OPTIONS) as FilterName[];

/** The five dropdowns of the specification. */
export const SPECIFIED_FILTERS = [
  'bonusPercent',
  'bonusType',
  'features',
  'license',
  'sort',
] as const satisfies FilterName[];
/** The dropdowns beyond the specification. */
export const ADDED_FILTERS = ['payment', 'minDeposit', 'finish'] as const satisfies FilterName[];
/** The dropdowns that change which casinos are listed. */
export const CRITERIA = FILTER_NAMES.filter((name) => name !== 'sort');
export type Criterion = Exclude<FilterName, 'sort'>;

/** The options of a dropdown in a market: its own licence only if it issues licences, and its own amounts. */
export function listFilterOptions(name: FilterName, market: Market): readonly string[] {
  if (name === 'minDeposit') return ['all', ...MIN_DEPOSITS[market]];
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
  payment: 'all',
  minDeposit: 'all',
  finish: 'all',
  search: '',
};

/** The default of category pages. They are lists of one kind of bonus, so the best one comes first. */
export const CATEGORY_FILTER: CasinoFilter = { ...NO_FILTER, sort: 'net' };

/** Limits the length of URLs. No casino has a longer name. */
export const SEARCH_MAX_LENGTH = 80;

/** Parses the filter from URL parameters. Never throws: unknown values become the default. */
export function parseFilter(params: URLSearchParams, defaults = NO_FILTER): CasinoFilter {
  const filter: Record<string, string> = {
    // Truncation may leave a lone surrogate or a trailing space, which would not survive the round trip through a URL.
    search: (params.get('search') ?? '').trim().slice(0, SEARCH_MAX_LENGTH).toWellFormed().trimEnd(),
  };
  for (const name of FILTER_NAMES) {
    const options: readonly string[] = FILTER_OPTIONS[name];
    const option = params.get(name);
    filter[name] = option !== null && options.includes(option) ? option : defaults[name];
  }
  return filter as CasinoFilter;
}

/** The filter as URL parameters, without defaults. */
export function toFilterParams(filter: CasinoFilter, defaults = NO_FILTER): URLSearchParams {
  const params = new URLSearchParams();
  if (filter.search) params.set('search', filter.search);
  for (const name of FILTER_NAMES) {
    if (filter[name] !== defaults[name]) params.set(name, filter[name]);
  }
  return params;
}

/** The active filters; sort order and search are not among them. */
export function listActiveFilters(filter: CasinoFilter): Criterion[] {
  return CRITERIA.filter((name) => filter[name] !== NO_FILTER[name]);
}

/**
 * The fields that filters use. `net` and `finish` are null if terms are missing. `licenceStrength` is for the filter
 * `own`.
 */
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
  | 'places'
> &
  Partial<Pick<ListedCasino, 'terms' | 'depositMethods'>> & {
    net: number | null;
    finish?: number | null;
    licenceStrength?: number;
  };

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

const LICENCE_KEYWORD: Record<Exclude<CasinoFilter['license'], 'all' | 'own'>, Keyword> = {
  mga: 'mga',
  estonian: 'estonian',
  curacao: 'curacao',
};

/** The casinos that the home page filters: those of the "all casinos" section, or the whole market when searching. */
export function listFilterPool<T extends Filterable>(
  casinos: readonly T[],
  { search }: Pick<CasinoFilter, 'search'>,
): T[] {
  // A search must cover the recommended casinos too: otherwise it would not find a casino that is on the page.
  return search ? orderCasinos(casinos) : listAllCasinosSection(casinos);
}

/** Filters and sorts a list. */
export function applyFilter<T extends Filterable>(casinos: readonly T[], filter: CasinoFilter): T[] {
  return sortCasinos(
    casinos.filter((casino) => matchesFilter(casino, filter)),
    filter.sort,
  );
}

/** Whether the casino matches every filter; the net value does not matter. */
export function matchesFilter(casino: Omit<Filterable, 'net'>, filter: CasinoFilter): boolean {
  return matchesSearch(casino, filter) && CRITERIA.every((name) => matchesOption(casino, name, filter[name]));
}

function matchesSearch({ name }: Pick<Filterable, 'name'>, { search }: CasinoFilter): boolean {
  return !search || normaliseText(name).includes(normaliseText(search));
}

function matchesOption(casino: Omit<Filterable, 'net'>, name: Criterion, option: string): boolean {
  if (option === 'all') return true;
  switch (name) {
    case 'payment':
      return casino.depositMethods?.some((method) => method === option) ?? false;
    case 'minDeposit':
      return getMinDeposit(casino.terms) <= Number(option) * 100;
    case 'finish':
      return (casino.finish ?? -1) >= Number(option);
    default:
      return listTextOptions(casino).has(option);
  }
}

/** Counting the options of all filters reads the texts of each casino many times. */
const textOptions = new WeakMap<object, ReadonlySet<string>>();

/** The options of the specified filters that a casino matches by its texts and flags. No two filters share an option. */
function listTextOptions(casino: Omit<Filterable, 'net'>): ReadonlySet<string> {
  const known = textOptions.get(casino);
  if (known) return known;
  const [name = '', bonus = ''] = [casino.name, casino.bonus].map(normaliseText);
  const features = casino.features.map(normaliseText);
  const category = casino.category.map(normaliseText);
  const percentages = parsePercentages(bonus);
  const selectKeys = <Option extends string>(keywords: Record<Option, Keyword>, texts: string[]) =>
    Object.entries<Keyword>(keywords).flatMap(([option, keyword]) =>
      mentionsNormalised(texts, keyword) ? [option] : [],
    );
  const options = new Set([
    ...FILTER_OPTIONS.bonusPercent.filter((option) =>
      percentages.some((percent) => percent >= Number(option)),
    ),
    ...selectKeys(BONUS_TYPE_KEYWORD, [bonus, ...features]),
    ...selectKeys(FEATURE_KEYWORD, [name, ...features, ...category]),
    ...(casino.exclusiveOffer ? ['exclusive'] : []),
    ...selectKeys(LICENCE_KEYWORD, [...features, ...category]),
    ...(casino.licenceStrength === OWN_LICENCE_STRENGTH ? ['own'] : []),
  ]);
  textOptions.set(casino, options);
  return options;
}

/** In minor units. An offer that does not state its minimum may require any deposit. */
function getMinDeposit(terms: Filterable['terms']): number {
  if (terms?.kind === 'no-deposit') return 0;
  return terms?.minDeposit ?? Number.POSITIVE_INFINITY;
}

/** How many casinos each option of each dropdown would list, with the other filters as they are. */
export type OptionCounts = Record<Criterion, Record<string, number>>;

export function countOptions(
  casinos: readonly Filterable[],
  market: Market,
  filter: CasinoFilter,
): OptionCounts {
  const counts = Object.fromEntries(
    CRITERIA.map((name) => [
      name,
      Object.fromEntries(listFilterOptions(name, market).map((option) => [option, 0])),
    ]),
  ) as OptionCounts;
  for (const casino of casinos) {
    if (!matchesSearch(casino, filter)) continue;
    const failed = CRITERIA.filter((name) => !matchesOption(casino, name, filter[name]));
    // Another option can only list a casino that matches all other filters.
    if (failed.length > 1) continue;
    for (const name of failed.length === 1 ? failed : CRITERIA) {
      for (const option of Object.keys(counts[name])) {
        if (matchesOption(casino, name, option)) counts[name][option] = (counts[name][option] ?? 0) + 1;
      }
    }
  }
  return counts;
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
