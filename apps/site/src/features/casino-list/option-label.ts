import type { FilterName } from '@nettobonus/domain/catalogue/casino-filter';
import { getPaymentName, type PaymentMethod } from '@nettobonus/domain/catalogue/payment-method';
import type { Market } from '@nettobonus/domain/markets/market';
import { formatMoney } from '../../i18n/format.ts';
import { formatMessage } from '../../i18n/message.ts';
import type { OfferMessages } from '../../i18n/offers.ts';

const MESSAGE_PREFIX = {
  bonusPercent: 'minPercent',
  bonusType: 'type',
  features: 'feature',
  license: 'license',
  sort: 'sort',
};

export function formatOption(
  name: FilterName,
  option: string,
  messages: OfferMessages,
  market: Market,
): string {
  if (option === 'all') return messages.all;
  switch (name) {
    case 'payment':
      return getPaymentName(option as PaymentMethod, messages);
    case 'minDeposit':
      return formatMessage(messages.depositAtMost, { amount: formatMoney(Number(option) * 100, market) });
    case 'finish':
      return formatMessage(messages.finishAtLeast, { count: option });
    default:
      return messages[`${MESSAGE_PREFIX[name]}_${option}` as 'sort_net'];
  }
}
