import type { Market } from '@nettobonus/domain/market';
import type { MessagesLike, TranslationOf } from '../message.ts';
import { dk } from './dk.ts';
import { fi } from './fi.ts';
import { no } from './no.ts';
import { se } from './se.ts';

/** Kept apart from the other messages: interactive lists take them along to the browser. */
export type OfferWords = MessagesLike<typeof fi>;

function translated<const Target extends Record<keyof typeof fi, string>>(
  words: Target & TranslationOf<typeof fi, Target>,
): OfferWords {
  return words as OfferWords;
}

const WORDS: Record<Market, OfferWords> = {
  fi: translated(fi),
  se: translated(se),
  no: translated(no),
  dk: translated(dk),
};

export function offerWordsOf(market: Market): OfferWords {
  return WORDS[market];
}
