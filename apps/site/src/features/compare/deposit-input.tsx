import { DEPOSIT_PARAM, toDepositParam } from '@nettobonus/domain/catalogue/deposit-choice';
import { deposit } from '../../client/deposit.ts';
import { useStore } from '../../client/use-store.ts';
import type { ComparePage } from './compare-href.ts';

/** Sends the selected deposit with the form that contains this input. The URL omits the reference deposit. */
export function DepositInput({ page: { market, depositIndex } }: { page: ComparePage }) {
  const amount = toDepositParam(useStore(deposit, depositIndex), market);
  return <>{amount !== null && <input name={DEPOSIT_PARAM} type="hidden" value={amount} />}</>;
}
