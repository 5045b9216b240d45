import type { ListedCasino } from '@nettobonus/domain/catalogue/casino';
import { parseComparison, parseDifferences } from '@nettobonus/domain/comparison/comparison';
import { MARKET_FACTS } from '@nettobonus/domain/markets/market';
import { findSameHeadlinePair } from '@nettobonus/domain/offers/same-headline';
import type { Column } from '../features/compare/column.ts';
import { type ComparePage, toCompareHref } from '../features/compare/compare-href.ts';
import { countSameRows } from '../features/compare/rows.tsx';
import { getCompareMessages, getReviewMessages } from '../i18n/pages.ts';
import { NetCell } from '../offer-ui/net-cell.tsx';
import { type OfferContext, toOffer } from '../offer-ui/offer.ts';
import { AdLabel, ClaimLink, Tile } from '../offer-ui/offer-elements.tsx';
import { Rating } from '../offer-ui/rating.tsx';
import { getCasino, getReview, requireCasino } from './content.ts';
import { getCurrentPath } from './locals.ts';
import { listOffers } from './offers.ts';

/** The casinos that the URL compares, those that can be added, and an example comparison. */
export function buildComparison(locals: App.Locals, context: OfferContext) {
  const { market, url, deposit } = locals;
  const isListed = (slug: string) => getCasino(market, slug) !== null;
  const compared = parseComparison(url.searchParams, isListed);
  const page: ComparePage = {
    market,
    path: getCurrentPath(locals),
    deposit,
    onlyDifferences: parseDifferences(url.searchParams),
  };
  const offers = listOffers(market);
  const pair = findSameHeadlinePair(offers);
  const columns = compared.map((slug) => buildColumn(requireCasino(market, slug), context));
  const compareContext = {
    market,
    deposit,
    messages: getCompareMessages(market),
    offerMessages: context.messages,
    reviewMessages: getReviewMessages(market),
  };
  return {
    context: compareContext,
    page,
    compared,
    /** Whether the URL names a casino that this market does not list. */
    hasUnlistedCasino: parseComparison(url.searchParams, (slug) => !isListed(slug)).length > 0,
    columns,
    sameRowCount: countSameRows(columns, compareContext),
    choices: offers
      .filter(({ casino, hideFromListing }) => !hideFromListing && !compared.includes(casino))
      .toSorted((a, b) => a.name.localeCompare(b.name, MARKET_FACTS[market].locale)),
    example: pair && {
      first: pair[0].name,
      second: pair[1].name,
      bonus: pair[0].bonus,
      href: toCompareHref(
        page,
        pair.map(({ casino }) => casino),
      ),
    },
  };
}

/** A compared casino with the offer components of its column. */
function buildColumn(casino: ListedCasino, context: OfferContext): Column {
  const { market } = context;
  const review = getReview(market, casino.casino);
  const offer = toOffer(casino, market, review !== null);
  const offerProps = { offer, context };
  return {
    casino,
    review,
    reviewHref: offer.reviewHref,
    tile: <Tile offer={offer} size={44} />,
    rating: <Rating {...offerProps} />,
    claim: (offer.affiliateLink || offer.isUnlicensed || context.noLinksHref) && (
      <>
        <ClaimLink {...offerProps} className="button-primary" />
        <AdLabel {...offerProps}>, 18+</AdLabel>
      </>
    ),
    renderNet: (label) => <NetCell {...offerProps}>{label}</NetCell>,
  };
}
