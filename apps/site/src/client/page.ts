import type { Market } from '@nettobonus/domain/markets/market';

/** What the server says about the page. */
export interface Page {
  market: Market;
  /** The path before every URL of a preview, empty otherwise. */
  base: string;
  /** The public key of the assistant's API. */
  chatKey: string;
  /** Sent with each click beacon of this page. */
  clickToken: string;
  /** Whether the market has a casino of the month. */
  hasMonthCasino: boolean;
}

/** Reads the attributes of the body, which are the same for all islands of the page. */
export function readPage(): Page {
  const { market, base = '', chatKey = '', clickToken = '', month } = document.body.dataset;
  return { market: market as Market, base, chatKey, clickToken, hasMonthCasino: month !== undefined };
}
