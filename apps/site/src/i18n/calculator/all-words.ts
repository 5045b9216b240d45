import type { Market } from '@nettobonus/domain/market';
import { type MessagesLike, translationsOf } from '../message.ts';
import { dk } from './dk.ts';
import { fi } from './fi.ts';
import { no } from './no.ts';
import { se } from './se.ts';

const translated = translationsOf(fi);
export const ALL_WORDS: Record<Market, MessagesLike<typeof fi>> = {
  fi: translated(fi),
  se: translated(se),
  no: translated(no),
  dk: translated(dk),
};
