import type { Market } from '@nettobonus/domain/market';
import { QueryClient } from '@tanstack/query-core';
import type { Offer } from './offer.ts';

const MINUTE_MS = 60_000;

/** As long as the specification keeps a list: fresh for 5 minutes, kept for 10, not asked again on focus. */
const client = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 5 * MINUTE_MS, gcTime: 10 * MINUTE_MS, refetchOnWindowFocus: false, retry: 1 },
  },
});

export function offersPath(market: Market): string {
  return `/${market}/casinos.json`;
}

/** All offers of a market, for filtering beyond what the page brought along. */
export function fetchOffers(market: Market): Promise<Offer[]> {
  return client.query({
    queryKey: ['offers', market],
    queryFn: async ({ signal }): Promise<Offer[]> => {
      const response = await fetch((document.body.dataset.base ?? '') + offersPath(market), { signal });
      if (!response.ok) throw new Error(`The list answered ${response.status}`);
      return response.json();
    },
  });
}
