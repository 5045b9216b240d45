import { parseDeposit, toDepositParam } from '@nettobonus/domain/catalogue/deposit-choice';
import { formatComparisonQuery, parseDifferences } from '@nettobonus/domain/comparison/comparison';
import type { Market } from '@nettobonus/domain/markets/market';
import { createStore } from '../../client/store.ts';
import { useDeposit } from '../../client/use-deposit.ts';
import { useStore } from '../../client/use-store.ts';

/** The comparison page, as its islands need it to build URLs. */
export interface ComparePage {
  market: Market;
  /** Without the query string. */
  path: string;
  /** The deposit in the requested URL, in minor units. */
  deposit: number;
  /** Whether the requested URL shows only the rows in which the casinos differ. */
  onlyDifferences: boolean;
}

/** Whether the page shows only the rows in which the casinos differ. */
export const onlyDifferences = createStore(false);

/** The id of the form that adds a casino. */
export const ADD_CASINO_ID = 'add-casino';

/** The URL that compares these casinos with this deposit. */
export function toCompareHref(page: ComparePage, casinos: readonly string[]): string {
  const depositParam = toDepositParam(page.deposit, page.market);
  return page.path + formatComparisonQuery(casinos, depositParam, page.onlyDifferences);
}

/** The page with the visitor's current choices. */
export function useCurrentPage(page: ComparePage): ComparePage {
  return {
    ...page,
    deposit: useDeposit(page.deposit),
    onlyDifferences: useStore(onlyDifferences, page.onlyDifferences),
  };
}

/**
 * Puts the visitor's choices into the URL, without a new history entry. Takes the other choices from the URL: the visitor
 * may have changed them before this island was hydrated.
 */
export function replaceCompareUrl(
  page: ComparePage,
  casinos: readonly string[],
  choices: Partial<Pick<ComparePage, 'onlyDifferences'>> = {},
): void {
  const params = new URLSearchParams(location.search);
  const deposit = parseDeposit(params, page.market);
  const current = { ...page, deposit, onlyDifferences: parseDifferences(params), ...choices };
  history.replaceState(null, '', toCompareHref(current, casinos) + location.hash);
}
