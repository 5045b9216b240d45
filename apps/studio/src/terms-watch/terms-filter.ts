import { isMarket, type Market } from '@nettobonus/domain/markets/market';
import { TERMS_STATES, type TermsState } from '@nettobonus/domain/terms-watch/terms-check';

/** What the list of terms shows. */
export interface TermsFilter {
  /** Null for all of the user's markets. */
  market: Market | null;
  state: TermsState;
  /** From 1. */
  page: number;
}

export const ROWS_PER_PAGE = 100;

/** Never throws: unknown values become the default. */
export function parseTermsFilter(params: URLSearchParams): TermsFilter {
  const market = params.get('market') ?? '';
  const page = Number(params.get('page'));
  return {
    market: isMarket(market) ? market : null,
    state: TERMS_STATES.find((state) => state === params.get('state')) ?? 'changed',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** `/admin/terms?market=se&state=failed` */
export function formatTermsHref({ market, state, page }: Partial<TermsFilter>): string {
  const params = new URLSearchParams();
  if (market) params.set('market', market);
  if (state && state !== 'changed') params.set('state', state);
  if (page && page > 1) params.set('page', String(page));
  return `/admin/terms${params.size === 0 ? '' : `?${params}`}`;
}

/** The page with the difference for one listing. */
export const formatListingTermsHref = (listing: number): string => `/admin/terms/${listing}`;
