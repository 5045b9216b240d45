import type { Market } from '@nettobonus/domain/markets/market';
import type { TextContext } from '../offer-ui/rich-text/rich-text.tsx';
import { findArticlePath } from './articles.ts';
import { getCasino, getMarketSettings } from './content.ts';
import { findTextOffer } from './find-text-offer.ts';
import { getOfferContext, listOffersFor } from './offers.ts';

/** What the texts of a page show besides themselves: offers, links and help organisations of the market. */
export function getTextContext(market: Market, deposit?: number): TextContext {
  const offerContext = getOfferContext(market, deposit);
  return {
    market,
    hasCasino: (slug) => getCasino(market, slug) !== null,
    findArticlePath: (slug) => findArticlePath(market, slug),
    findOffer: (block) => findTextOffer(block, listOffersFor(market, offerContext.deposit)),
    offerContext,
    helpOrganisations: getMarketSettings(market)?.helpOrganisations ?? [],
  };
}
