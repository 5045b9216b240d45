import { toDepositParam } from '@nettobonus/domain/catalogue/deposit-choice';
import { formatComparisonQuery } from '@nettobonus/domain/comparison/comparison';
import type { Market } from '@nettobonus/domain/markets/market';

/** The comparison page, as its islands need it to build URLs. */
export interface ComparePage {
  market: Market;
  /** Without the query string. */
  path: string;
  /** The deposit in the requested URL, in minor units. */
  deposit: number;
}

/** The URL that compares these casinos with this deposit. */
export function toCompareHref({ market, path, deposit }: ComparePage, casinos: readonly string[]): string {
  return path + formatComparisonQuery(casinos, toDepositParam(deposit, market));
}
