import type { Market } from '@nettobonus/domain/markets/market';
import { QueryClient } from '@tanstack/query-core';
import { readPage } from '../client/page.ts';
import type { Offer } from './offer.ts';

const MINUTE_MS = 60_000;

/** Cache times from the specification: fresh for 5 minutes, cached for 10, no refetch on focus. */
const client = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 5 * MINUTE_MS, gcTime: 10 * MINUTE_MS, refetchOnWindowFocus: false, retry: 1 },
  },
});

export function offersPath(market: Market): string {
  return `/${market}/casinos.json`;
}

/** Fetches all offers of a market, to filter beyond the server-rendered rows. */
export function fetchOffers(market: Market): Promise<Offer[]> {
  return client.query({
    queryKey: ['offers', market],
    queryFn: async ({ signal }): Promise<Offer[]> => {
      const response = await fetch(readPage().previewBase + offersPath(market), { signal });
      if (!response.ok) throw new Error(`Request for casinos.json failed with status ${response.status}`);
      return response.json();
    },
  });
}
