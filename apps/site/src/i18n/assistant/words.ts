import type { Market } from '@nettobonus/domain/market';
import { type MessagesLike, translationsOf } from '../message.ts';
import { dk } from './dk.ts';
import { fi } from './fi.ts';
import { no } from './no.ts';
import { se } from './se.ts';

export type AssistantWords = MessagesLike<typeof fi>;

const translated = translationsOf(fi);
const WORDS: Record<Market, AssistantWords> = {
  fi: translated(fi),
  se: translated(se),
  no: translated(no),
  dk: translated(dk),
};

export function assistantWordsOf(market: Market): AssistantWords {
  return WORDS[market];
}
