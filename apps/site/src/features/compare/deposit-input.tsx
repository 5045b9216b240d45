import { toDepositParam } from '@nettobonus/domain/catalogue/deposit-choice';
import { DEPOSIT_PARAM } from '@nettobonus/domain/catalogue/deposit-param';
import { useDeposit } from '../../client/use-deposit.ts';
import type { ComparePage } from './compare-href.ts';

/** Sends the selected deposit with the form that contains this input. The URL omits the reference deposit. */
export function DepositInput({ page: { market, deposit } }: { page: ComparePage }) {
  const amount = toDepositParam(useDeposit(deposit), market);
  return <>{amount !== null && <input name={DEPOSIT_PARAM} type="hidden" value={amount} />}</>;
}
