import { LICENCE_TYPES, type ListedCasino } from '@nettobonus/domain/catalogue/casino';
import type { Market } from '@nettobonus/domain/markets/market';
import { referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import type { Review } from '@nettobonus/domain/reviews/review';
import { parseReviewFilter, REVIEW_SORTS, type ReviewFilter } from '@nettobonus/domain/reviews/review-filter';
import { orderReviews, pickLeads } from '@nettobonus/domain/reviews/review-list';
import { reviewPathFor } from '@nettobonus/domain/routes/review-path';
import type { Row, RowNet } from '../features/reviews/review-row.tsx';
import type { ReviewsContext } from '../features/reviews/reviews-context.ts';
import { formatMoney } from '../i18n/format.ts';
import { getReviewsMessages } from '../i18n/pages.ts';
import { formatOfferNet, formatShortDay, isFormatted } from '../offer-ui/net-figures.ts';
import { toOffer, toOfferContext } from '../offer-ui/offer.ts';
import { cachePerPublication, getMarketSettings, getReview, listCasinos } from './content.ts';
import { getMarketContext } from './offers.ts';

export function getReviewsContext(market: Market): ReviewsContext {
  const { messages: offerMessages, methodHref } = toOfferContext(getMarketContext(market));
  const messages = getReviewsMessages(market);
  return {
    market,
    messages,
    offerMessages,
    methodHref,
    deposit: formatMoney(referenceDeposit(market), market),
    licenceNames: {
      mga: offerMessages.license_mga,
      estonian: offerMessages.license_estonian,
      curacao: offerMessages.license_curacao,
      swedish: messages.licence_swedish,
      danish: messages.licence_danish,
    },
  };
}

/** The part of the reviews page that does not depend on the filter; computed once per publication. */
const getReviews = cachePerPublication((_, market) => {
  const casinos = listCasinos(market);
  const reviewed = casinos.flatMap((casino) => {
    const review = getReview(market, casino.casino);
    return review ? [{ ...toRow(casino, review, market), review, offer: toOffer(casino, market) }] : [];
  });
  const ranksBySort = REVIEW_SORTS.map(
    (sort) => new Map(orderReviews(reviewed, sort).map((row, rank) => [row, rank])),
  );
  const { lead, others } = pickLeads(reviewed, getMarketSettings(market)?.featuredCasino);
  const withRanks = (row: (typeof reviewed)[number]): Row => ({
    ...row,
    ranks: ranksBySort.map((ranks) => ranks.get(row) ?? 0),
  });
  return {
    rows: reviewed.map(withRanks),
    leads: lead && {
      lead: withRanks(lead),
      offer: lead.offer,
      text: lead.review.overview[0] ?? lead.verdict,
      others: others.map(withRanks),
    },
    licences: LICENCE_TYPES.filter((type) => reviewed.some(({ licence }) => licence === type)),
    factsOnly: casinos
      .filter(({ casino }) => !getReview(market, casino))
      .map(({ casino, name }) => ({ name, href: reviewPathFor(casino, market) })),
  };
});

interface ReviewsPage extends ReturnType<typeof getReviews> {
  filter: ReviewFilter;
}

/** The reviews page for the requested URL. */
export function buildReviewsPage({ market, url }: App.Locals): ReviewsPage {
  const reviews = getReviews(market);
  const filter = parseReviewFilter(url.searchParams, reviews.licences);
  return { ...reviews, rows: orderReviews(reviews.rows, filter.sort), filter };
}

function toRow(casino: ListedCasino, review: Review, market: Market): Omit<Row, 'ranks'> {
  const { name, image, rating, verdict, verifiedOn } = casino;
  const net = formatOfferNet(
    casino.terms,
    referenceDeposit(market),
    toOfferContext(getMarketContext(market)),
  );
  return {
    casino: casino.casino,
    name,
    image,
    rating,
    verdict,
    licence: casino.licence.type,
    net: isFormatted(net) ? net.value.net : null,
    updatedOn: review.updatedOn,
    href: reviewPathFor(casino.casino, market),
    checkedOn: formatShortDay(verifiedOn, market),
    formattedNet: toRowNet(net),
  };
}

function toRowNet(net: ReturnType<typeof formatOfferNet>): RowNet {
  if (!isFormatted(net)) return { missing: net.missing };
  const { value, sign, bar } = net;
  return {
    text: net.net,
    sign,
    bar,
    isFloor: value.state === 'floor',
    finishOfTen: value.finishOfTen,
  };
}
