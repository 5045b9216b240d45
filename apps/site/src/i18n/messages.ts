import type { Market } from '@nettobonus/domain/market';
import { dk } from './dk.ts';
import { fi } from './fi.ts';
import { type MessagesLike, translationsOf } from './message.ts';
import { no } from './no.ts';
import { se } from './se.ts';

export type Messages = MessagesLike<typeof fi>;

const translated = translationsOf(fi);
const MESSAGES: Record<Market, Messages> = {
  fi: translated(fi),
  se: translated(se),
  no: translated(no),
  dk: translated(dk),
};

export function messagesOf(market: Market): Messages {
  return MESSAGES[market];
}
