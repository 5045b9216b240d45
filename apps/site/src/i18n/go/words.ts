import type { Market } from '@nettobonus/domain/markets/market';
import { defineMessages, type MessagesLike } from '../message.ts';
import { dk } from './dk.ts';
import { fi } from './fi.ts';
import { no } from './no.ts';
import { se } from './se.ts';

export type GoWords = MessagesLike<typeof fi>;

const WORDS = defineMessages({ fi, se, no, dk });

export function goWordsOf(market: Market): GoWords {
  return WORDS[market];
}
