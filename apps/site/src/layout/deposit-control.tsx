import { depositStep, maxDeposit } from '@nettobonus/domain/catalogue/deposit-choice';
import { DEPOSIT_PARAM } from '@nettobonus/domain/catalogue/deposit-param';
import type { Market } from '@nettobonus/domain/markets/market';
import { DEPOSITS } from '@nettobonus/domain/net-value/net-value';
import { formatMoney } from '../i18n/format.ts';
import { formatMessage } from '../i18n/message.ts';
import type { ShellMessages } from '../i18n/shell.ts';
import { DEPOSIT_PANEL_ID } from '../offer-ui/deposit-button.tsx';
import { Icon } from '../ui/icon.tsx';

export interface DepositControlProps {
  market: Market;
  messages: Pick<ShellMessages, 'deposit' | 'depositText' | 'ownDeposit' | 'ownDepositRange' | 'useDeposit'>;
  /** The visitor's deposit, in minor units. */
  deposit: number;
  /** The page's path. */
  action: string;
  /** The other parameters of the page's URL, which a form must repeat. */
  params: readonly (readonly [name: string, value: string])[];
}

/**
 * The visitor's deposit, for which all figures on the site are calculated. The forms open the page with another amount.
 * A script shows the amount without loading the page again.
 */
export function DepositControl({ market, messages, deposit, action, params }: DepositControlProps) {
  const hiddenFields = params.map(([name, value]) => (
    <input key={`${name}=${value}`} name={name} type="hidden" value={value} />
  ));
  const step = depositStep(market);
  const largest = maxDeposit(market);
  return (
    <div className="deposit-control" id="deposit-control">
      <button className="deposit-button" popoverTarget={DEPOSIT_PANEL_ID} type="button">
        <span>{messages.deposit}</span> <b className="num">{formatMoney(deposit, market)}</b>
        <Icon name="chevron" size={16} />
      </button>
      <div className="panel deposit-panel" id={DEPOSIT_PANEL_ID} popover="auto">
        <p id="deposit-text">{messages.depositText}</p>
        <form action={action} aria-labelledby="deposit-text" className="deposit-amounts">
          {hiddenFields}
          {DEPOSITS[market].map((amount) => (
            <button
              aria-pressed={amount === deposit}
              className="num"
              key={amount}
              name={DEPOSIT_PARAM}
              type="submit"
              value={amount / 100}
            >
              {formatMoney(amount, market)}
            </button>
          ))}
        </form>
        <form action={action} className="deposit-own">
          {hiddenFields}
          <label htmlFor="own-deposit">{messages.ownDeposit}</label>
          <input
            aria-describedby="own-deposit-range"
            className="num"
            defaultValue={deposit / 100}
            id="own-deposit"
            inputMode="numeric"
            max={largest / 100}
            min={step / 100}
            name={DEPOSIT_PARAM}
            required
            step={step / 100}
            type="number"
          />
          <button className="button button-primary" type="submit">
            {messages.useDeposit}
          </button>
          <small id="own-deposit-range">
            {formatMessage(messages.ownDepositRange, {
              step: formatMoney(step, market),
              to: formatMoney(largest, market),
            })}
          </small>
        </form>
      </div>
    </div>
  );
}
