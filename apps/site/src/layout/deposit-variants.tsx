import type { Market } from '@nettobonus/domain/market';
import { DEPOSITS } from '@nettobonus/domain/net-value';
import type { ReactNode } from 'react';

interface DepositVariantsProps {
  market: Market;
  children: (deposit: number) => ReactNode;
}

/**
 * The same for each of the three deposits; the stylesheet shows the one whose switch is on. So every figure of a
 * page changes at once, and nothing is drawn anew.
 */
export function DepositVariants({ market, children }: DepositVariantsProps) {
  return DEPOSITS[market].map((deposit, index) => (
    <div className={`deposit-${index}`} key={deposit}>
      {children(deposit)}
    </div>
  ));
}
