import type { Market } from '@nettobonus/domain/market';
import type { MessagesLike, TranslationOf } from '../message.ts';
import { dk } from './dk.ts';
import { fi } from './fi.ts';
import { no } from './no.ts';
import { se } from './se.ts';

type OfferWords = MessagesLike<typeof fi>;

/** Compiles only if a language says everything that Finnish says, with the same arguments, and nothing more. */
function translated<const Target extends Record<keyof typeof fi, string>>(
  words: Target & TranslationOf<typeof fi, Target>,
): OfferWords {
  return words as OfferWords;
}

export const ALL_WORDS: Record<Market, OfferWords> = {
  fi: translated(fi),
  se: translated(se),
  no: translated(no),
  dk: translated(dk),
};
