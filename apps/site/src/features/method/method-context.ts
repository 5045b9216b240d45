import type { Market } from '@nettobonus/domain/markets/market';
import type { OfferMessages } from '../../i18n/offers.ts';
import type { MethodMessages, ReviewMessages } from '../../i18n/pages.ts';
import type { ShellMessages } from '../../i18n/shell.ts';

export interface MethodContext {
  market: Market;
  shellMessages: ShellMessages;
  messages: MethodMessages;
  offerMessages: OfferMessages;
  reviewMessages: ReviewMessages;
}
