import { REFERENCE_INDEX } from '@nettobonus/domain/catalogue/deposit-choice';
import type { Market } from '@nettobonus/domain/markets/market';
import { DEPOSITS } from '@nettobonus/domain/net-value/net-value';
import { createContext, type ReactNode, useContext } from 'react';

/** Index of the only deposit to render. If it is null, all are rendered and CSS selects one. */
export const RenderedDeposit = createContext<number | null>(null);

interface DepositVariantsProps {
  market: Market;
  children: (deposit: number) => ReactNode;
}

/**
 * Renders its children once per deposit, so that the visitor can switch deposits before hydration and without scripts:
 * CSS shows the variant for the selected deposit. A list that the browser has rendered anew has only that variant.
 */
export function DepositVariants({ market, children }: DepositVariantsProps) {
  const rendered = useContext(RenderedDeposit);
  const deposits = DEPOSITS[market];
  if (rendered !== null) {
    const deposit = deposits[rendered] as number;
    // Always use the key of the reference deposit, so that React keeps the elements and changes only their texts.
    return [
      <div className="deposit-only" key={deposits[REFERENCE_INDEX]}>
        {children(deposit)}
      </div>,
    ];
  }
  return deposits.map((deposit, index) => (
    <div className={`deposit-${index}`} key={deposit}>
      {children(deposit)}
    </div>
  ));
}
