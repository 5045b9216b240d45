import { DEPOSIT_PARAM } from '@nettobonus/domain/catalogue/deposit-param';
import { createStore } from './store.ts';

/** In whole units; undefined on the server, and on pages without figures. */
function readPageDeposits(): DOMStringMap {
  return typeof document === 'undefined' ? {} : document.documentElement.dataset;
}

const { deposit: rendered } = readPageDeposits();

/** The visitor's deposit in minor units: the one that the server rendered the page for, until the visitor changes it. */
export const deposit = createStore<number | null>(rendered ? Number(rendered) * 100 : null);

/** The query string for figures from the server. Empty for the reference deposit. */
export function depositQuery(): string {
  const amount = String((deposit.get() ?? 0) / 100);
  const { referenceDeposit = '0' } = readPageDeposits();
  return amount === '0' || amount === referenceDeposit ? '' : `?${DEPOSIT_PARAM}=${amount}`;
}
