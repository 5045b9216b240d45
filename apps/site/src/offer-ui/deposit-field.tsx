import { DEPOSITS } from '@nettobonus/domain/net-value/net-value';
import { useRef } from 'react';
import { deposit as selectedDeposit } from '../client/deposit.ts';
import { useOnHydration } from '../client/use-on-hydration.ts';
import { useStore } from '../client/use-store.ts';
import { formatMoney } from '../i18n/format.ts';
import type { OfferContext } from './offer.ts';

const LABEL_ID = 'deposit-label';

interface DepositFieldProps {
  context: OfferContext;
  /** Index of the deposit that the server rendered as selected. */
  initial: number;
  onChange?: (index: number) => void;
}

/** Switches every figure on the page to another deposit. CSS does the switching, so it works without scripts too. */
export function DepositField({ context, initial, onChange }: DepositFieldProps) {
  const { market, messages } = context;
  const radios = useRef<(HTMLInputElement | null)[]>([]);

  // Must come before `useStore`, which would reset the visitor's choice.
  useOnHydration(() => {
    const checked = radios.current.findIndex((radio) => radio?.checked);
    const index = checked === -1 ? initial : checked;
    selectedDeposit.set(index);
    if (index !== initial) onChange?.(index);
  });
  const selected = useStore(selectedDeposit, initial);

  return (
    // No fieldset: not every browser engine treats a legend as a flex item.
    <div aria-labelledby={LABEL_ID} className="deposits" role="radiogroup">
      <span id={LABEL_ID}>{messages.depositSwitch}</span>
      <span className="segments">
        {DEPOSITS[market].map((deposit, index) => (
          <label key={deposit}>
            <input
              checked={index === selected}
              id={`deposit-${index}`}
              name="deposit"
              onChange={() => {
                selectedDeposit.set(index);
                onChange?.(index);
              }}
              ref={(radio) => {
                radios.current[index] = radio;
              }}
              type="radio"
              value={index}
            />
            <span>{formatMoney(deposit, market)}</span>
          </label>
        ))}
      </span>
    </div>
  );
}
