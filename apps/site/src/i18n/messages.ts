import type { Market } from '@nettobonus/domain/markets/market';
import { dk } from './dk.ts';
import { fi } from './fi.ts';
import { defineMessages, type MessagesLike } from './message.ts';
import { no } from './no.ts';
import { se } from './se.ts';

export type Messages = MessagesLike<typeof fi>;

const MESSAGES = defineMessages({ fi, se, no, dk });

export function messagesOf(market: Market): Messages {
  return MESSAGES[market];
}
