import { MARKETS, type Market } from '../markets/market.ts';

/** The `hreflang` codes of a market. Norway has `nb` as well, because not every consumer matches `nb` to `no`. */
const HREFLANGS: Record<Market, readonly string[]> = { fi: ['fi'], se: ['sv'], no: ['no', 'nb'], dk: ['da'] };

/** The `og:locale` of a market. Sharing services support Norwegian only as Bokmål. */
export const OG_LOCALES: Record<Market, string> = {
  fi: 'fi_FI',
  se: 'sv_SE',
  no: 'nb_NO',
  dk: 'da_DK',
};

export interface Alternate {
  hreflang: string;
  market: Market;
}

/**
 * The language versions of a page that is available in these markets, including the page itself. Empty if only one
 * market has the page. `x-default` is the first of the markets: the default market if it has the page.
 */
export function listAlternates(available: readonly Market[]): Alternate[] {
  const markets = MARKETS.filter((market) => available.includes(market));
  const [first] = markets;
  if (!first || markets.length < 2) return [];
  return [
    ...markets.flatMap((market) => HREFLANGS[market].map((hreflang) => ({ hreflang, market }))),
    { hreflang: 'x-default', market: first },
  ];
}
