import { DEPOSITS } from '@nettobonus/domain/net-value/net-value';
import { formatMoney } from '../i18n/format.ts';
import type { OfferContext } from './offer.ts';

const LABEL_ID = 'deposit-label';

export const depositId = (index: number) => `deposit-${index}`;

interface DepositFieldProps {
  context: OfferContext;
  /** Index of the deposit that the server rendered as selected. */
  initial: number;
  onChange?: (index: number) => void;
}

/** Switches every figure of the page to another deposit. CSS does the switching, so it also works without scripts. */
export function DepositField({ context, initial, onChange }: DepositFieldProps) {
  const { market, messages } = context;
  return (
    // No fieldset: not every browser engine treats a legend as a flex item.
    <div aria-labelledby={LABEL_ID} className="deposits" role="radiogroup">
      <span id={LABEL_ID}>{messages.depositSwitch}</span>
      <span className="segments">
        {DEPOSITS[market].map((deposit, index) => (
          <label key={deposit}>
            <input
              defaultChecked={index === initial}
              id={depositId(index)}
              name="deposit"
              onChange={onChange && (() => onChange(index))}
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
