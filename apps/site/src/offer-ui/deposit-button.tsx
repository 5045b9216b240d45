import type { Market } from '@nettobonus/domain/markets/market';
import { formatMoney } from '../i18n/format.ts';
import type { OfferMessages } from '../i18n/offers.ts';
import { Icon } from '../ui/icon.tsx';

/** The id of the panel in the header in which the visitor chooses the deposit. */
export const DEPOSIT_PANEL_ID = 'my-deposit';

interface DepositButtonProps {
  market: Market;
  /** In minor units. */
  deposit: number;
  messages: Pick<OfferMessages, 'depositSwitch'>;
}

/** States the deposit of the figures next to it, and opens the deposit control. */
export function DepositButton({ market, deposit, messages }: DepositButtonProps) {
  return (
    <p className="deposit-line">
      {messages.depositSwitch}{' '}
      <button className="deposit-button num" popoverTarget={DEPOSIT_PANEL_ID} type="button">
        {formatMoney(deposit, market)}
        <Icon name="chevron" size={16} />
      </button>
    </p>
  );
}
