import type { Market } from '@nettobonus/domain/market';
import { type MessagesLike, translationsOf } from '../message.ts';
import { dk } from './dk.ts';
import { fi } from './fi.ts';
import { no } from './no.ts';
import { se } from './se.ts';

export type ReviewsWords = MessagesLike<typeof fi>;

const translated = translationsOf(fi);
const WORDS: Record<Market, ReviewsWords> = {
  fi: translated(fi),
  se: translated(se),
  no: translated(no),
  dk: translated(dk),
};

export function reviewsWordsOf(market: Market): ReviewsWords {
  return WORDS[market];
}
