import { MARKETS, type Market } from '../markets/market.ts';

/** The `hreflang` codes of a market. Norway gets `nb` as well, because not every `nb` reader is matched to `no`. */
const HREFLANGS: Record<Market, readonly string[]> = { fi: ['fi'], se: ['sv'], no: ['no', 'nb'], dk: ['da'] };

/** The `og:locale` of a market. Sharing services know Norwegian only as Bokmål. */
export const SHARING_LOCALES: Record<Market, string> = {
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
 * The language versions of a page that exists in these markets, including the page itself. Empty if only one has it.
 * `x-default` is the first of them, which is the default market if that market has the page.
 */
export function listAlternates(having: readonly Market[]): Alternate[] {
  const markets = MARKETS.filter((market) => having.includes(market));
  const [first] = markets;
  if (!first || markets.length < 2) return [];
  return [
    ...markets.flatMap((market) => HREFLANGS[market].map((hreflang) => ({ hreflang, market }))),
    { hreflang: 'x-default', market: first },
  ];
}
