import { MARKETS, type Market } from './market.ts';

/** The languages that a market's page is offered for. Readers of `nb` do not always find what is marked `no`. */
const HREFLANGS: Record<Market, readonly string[]> = { fi: ['fi'], se: ['sv'], no: ['no', 'nb'], dk: ['da'] };

/** What a shared page says it is written in; sharing services know Norwegian only as Bokmål. */
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
 * The language versions of a page that these markets have, itself among them; none where it has no counterpart.
 * For everybody else stands the first of them, which is the default market wherever that one has the page.
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
