import type { Market } from '@nettobonus/domain/markets/market';
import { formatPlural } from './message.ts';
import type { OfferMessages } from './offers.ts';

/** How many of ten players complete the wagering, and what happens to the others. */
export function formatFinishSentence(
  finishOfTen: number,
  market: Market,
  messages: Pick<OfferMessages, 'finishSentence' | 'finishNone' | 'finishAll'>,
): string {
  if (finishOfTen === 0) return messages.finishNone;
  return finishOfTen === 10 ? messages.finishAll : formatPlural(messages.finishSentence, finishOfTen, market);
}
