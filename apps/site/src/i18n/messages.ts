import type { Market } from '@nettobonus/domain/market';
import { dk } from './dk.ts';
import { fi } from './fi.ts';
import type { MessagesLike, TranslationOf } from './message.ts';
import { no } from './no.ts';
import { se } from './se.ts';

export type Messages = MessagesLike<typeof fi>;

/** Compiles only if the language says everything that Finnish says, with the same arguments, and nothing more. */
function translated<const Target extends Record<keyof typeof fi, string>>(
  messages: Target & TranslationOf<typeof fi, Target>,
): Messages {
  return messages as Messages;
}

const MESSAGES: Record<Market, Messages> = {
  fi: translated(fi),
  se: translated(se),
  no: translated(no),
  dk: translated(dk),
};

export function messagesOf(market: Market): Messages {
  return MESSAGES[market];
}
