import type { Market } from '@nettobonus/domain/markets/market';
import { DEPOSITS } from '@nettobonus/domain/net-value/net-value';
import type { ReactNode } from 'react';

interface DepositVariantsProps {
  market: Market;
  children: (deposit: number) => ReactNode;
}

/**
 * Renders its children once per deposit. CSS shows the variant of the selected deposit, so that all figures of a page
 * switch at once without a re-render.
 */
export function DepositVariants({ market, children }: DepositVariantsProps) {
  return DEPOSITS[market].map((deposit, index) => (
    <div className={`deposit-${index}`} key={deposit}>
      {children(deposit)}
    </div>
  ));
}
