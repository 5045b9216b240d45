import type { Market } from '@nettobonus/domain/markets/market';
import type { OfferTerms } from '@nettobonus/domain/offers/offer-terms';

export interface CasinoTerms {
  casino: string;
  terms?: OfferTerms;
}

let offers: Promise<CasinoTerms[]> | undefined;

/** Fetches the market's offers once. A failed request is dropped from the cache, so that the next call retries. */
export function fetchCasinoTerms(market: Market): Promise<CasinoTerms[]> {
  offers ??= fetch(`${document.body.dataset.base ?? ''}/${market}/casinos.json`).then((response) => {
    if (!response.ok) throw new Error(`Request for casinos.json failed with status ${response.status}`);
    return response.json();
  });
  offers.catch(() => {
    offers = undefined;
  });
  return offers;
}
