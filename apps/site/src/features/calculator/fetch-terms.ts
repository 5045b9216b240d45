import type { Market } from '@nettobonus/domain/market';
import type { OfferTerms } from '@nettobonus/domain/offer-terms';

export interface CasinoStart {
  casino: string;
  terms?: OfferTerms;
}

let offers: Promise<CasinoStart[]> | undefined;

/** The market's offers, asked for once; a failure is forgotten, so that it can be tried again. */
export function fetchStarts(market: Market): Promise<CasinoStart[]> {
  offers ??= fetch(`${document.body.dataset.base ?? ''}/${market}/casinos.json`).then((response) => {
    if (!response.ok) throw new Error(`The list answered ${response.status}`);
    return response.json();
  });
  offers.catch(() => {
    offers = undefined;
  });
  return offers;
}
