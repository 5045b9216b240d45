import { DEFAULT_MARKET, getMarket, type Market } from '@nettobonus/domain/markets/market';
import type { MessagesLike } from '../message.ts';
import type { fi } from './fi.ts';

export type CalculatorWords = MessagesLike<typeof fi>;

const LOADERS: Record<Market, () => Promise<Record<string, unknown>>> = {
  fi: () => import('./fi.ts'),
  se: () => import('./se.ts'),
  no: () => import('./no.ts'),
  dk: () => import('./dk.ts'),
};

/** The server knows all four languages; a browser fetches the one of its page. */
const WORDS: Partial<Record<Market, CalculatorWords>> = import.meta.env.SSR
  ? (await import('./all-words.ts')).ALL_WORDS
  : await loadOwn();

async function loadOwn(): Promise<Partial<Record<Market, CalculatorWords>>> {
  const market = getMarket(document.documentElement.lang) ?? DEFAULT_MARKET;
  return { [market]: (await LOADERS[market]())[market] as CalculatorWords };
}

export function calculatorWordsOf(market: Market): CalculatorWords {
  const words = WORDS[market];
  if (!words) throw new Error(`The words of ${market} are not in this page`);
  return words;
}
