import type { Market } from '@nettobonus/domain/markets/market';

/** Data about the page, which the server writes to attributes of the body. */
export interface Page {
  market: Market;
  /** The path prefix of every URL in a preview; otherwise empty. */
  previewBase: string;
  /** The public key of the assistant's API. */
  chatKey: string;
  /** Sent with each click beacon from this page. */
  clickToken: string;
  /** Whether the market has a casino of the month. */
  hasMonthCasino: boolean;
}

/** Reads the attributes of the body, which all islands on the page share. */
export function readPage(): Page {
  const { market, previewBase = '', chatKey = '', clickToken = '', hasMonthCasino } = document.body.dataset;
  return {
    market: market as Market,
    previewBase,
    chatKey,
    clickToken,
    hasMonthCasino: hasMonthCasino !== undefined,
  };
}
