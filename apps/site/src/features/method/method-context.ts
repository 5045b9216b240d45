import type { Market } from '@nettobonus/domain/markets/market';
import type { Messages } from '../../i18n/messages.ts';
import type { MethodWords } from '../../i18n/method/words.ts';
import type { OfferWords } from '../../i18n/offers/words.ts';
import type { ReviewWords } from '../../i18n/review/words.ts';

export interface MethodContext {
  market: Market;
  messages: Messages;
  words: MethodWords;
  offerWords: OfferWords;
  reviewWords: ReviewWords;
}
