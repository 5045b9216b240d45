import type { Market } from '@nettobonus/domain/markets/market';

/** What editors call the markets. */
export const MARKET_NAMES: Record<Market, string> = {
  fi: 'Finland',
  se: 'Sweden',
  no: 'Norway',
  dk: 'Denmark',
};
