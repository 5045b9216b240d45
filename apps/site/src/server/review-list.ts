import { LICENCE_TYPES, type ListedCasino } from '@nettobonus/domain/catalogue/casino';
import { MARKET_FACTS, type Market } from '@nettobonus/domain/markets/market';
import type { Review } from '@nettobonus/domain/reviews/review';
import { parseReviewFilter, type ReviewFilter } from '@nettobonus/domain/reviews/review-filter';
import { orderReviews, pickTeasers } from '@nettobonus/domain/reviews/review-list';
import { reviewPathFor } from '@nettobonus/domain/routes/review-path';
import { LIST_PAGE_SIZE, MORE_PARAM, parseMoreClicks } from '@nettobonus/domain/shared/paging';
import { formatPlainText } from '@nettobonus/domain/texts/plain-text';
import { toColumns } from '../features/reviews/columns.ts';
import type { Row } from '../features/reviews/review-row.tsx';
import {
  LIST_MESSAGES,
  LIST_OFFER_MESSAGES,
  type ReviewsContext,
} from '../features/reviews/reviews-context.ts';
import type { ReviewFilterOptions } from '../features/reviews/use-review-filter.ts';
import { getReviewsMessages } from '../i18n/pages.ts';
import { type FormattedNet, formatOfferNet, isFormatted, type NoNet } from '../offer-ui/net-figures.ts';
import { toOffer } from '../offer-ui/offer.ts';
import { cachePerDeposit, getPlaces, getReview, listCasinos, requireCasino } from './content.ts';
import { getOfferContext } from './offers.ts';

export function getReviewsContext(market: Market, deposit: number): ReviewsContext {
  const { messages: offerMessages, methodHref, currentYear } = getOfferContext(market);
  const messages = getReviewsMessages(market);
  return {
    market,
    currentYear,
    messages: pick(messages, LIST_MESSAGES),
    offerMessages: pick(offerMessages, LIST_OFFER_MESSAGES),
    methodHref,
    deposit,
    licenceNames: {
      mga: offerMessages.license_mga,
      estonian: offerMessages.license_estonian,
      curacao: offerMessages.license_curacao,
      swedish: messages.licence_swedish,
      danish: messages.licence_danish,
    },
  };
}

function pick<Source, Key extends keyof Source>(source: Source, keys: readonly Key[]): Pick<Source, Key> {
  return Object.fromEntries(keys.map((key) => [key, source[key]])) as Pick<Source, Key>;
}

/** About four lines next to the picture, and seven on a phone. */
const TEASER_LENGTH = 240;

/** The first sentence, and further ones as long as the text is not longer than `maxLength`. */
function takeSentences(text: string, market: Market, maxLength: number): string {
  const segmenter = new Intl.Segmenter(MARKET_FACTS[market].locale, { granularity: 'sentence' });
  const [first = '', ...others] = Array.from(segmenter.segment(text), ({ segment }) => segment);
  const end = others.findIndex(
    (_, index) => (first + others.slice(0, index + 1).join('')).length > maxLength,
  );
  return (first + (end < 0 ? others : others.slice(0, end)).join('')).trim();
}

/** The first paragraph of a review. */
function getTeaserText(market: Market, casino: string): string | undefined {
  const paragraph = getReview(market, casino)?.overview.find(({ type }) => type === 'paragraph');
  return paragraph && formatPlainText([paragraph]);
}

/** The data of the reviews page that does not depend on the filter; computed once per publication and deposit. */
const getReviews = cachePerDeposit((market, deposit) => {
  const casinos = listCasinos(market);
  const rows = casinos.flatMap((casino) => {
    const review = getReview(market, casino.casino);
    return review ? [toRow(casino, review, market, deposit)] : [];
  });
  // A teaser recommends its casino.
  const promoted = rows.filter(({ casino }) => {
    const { isUnlicensed, endedOffer } = requireCasino(market, casino);
    return !isUnlicensed && !endedOffer;
  });
  const { lead, others } = pickTeasers(promoted, getPlaces(market).featuredCasino);
  return {
    rows,
    reviews: toColumns(rows),
    teasers: lead && {
      lead,
      offer: toOffer(requireCasino(market, lead.casino), market, true),
      headline: takeSentences(lead.verdict, market, 0).replace(/\.$/, ''),
      text: takeSentences(getTeaserText(market, lead.casino) ?? lead.verdict, market, TEASER_LENGTH),
      others,
    },
    licences: LICENCE_TYPES.filter((type) => rows.some(({ licence }) => licence === type)),
    unreviewed: casinos
      .filter(({ casino }) => !getReview(market, casino))
      .map(({ casino, name }) => ({ name, href: reviewPathFor(casino, market) })),
  };
});

interface ReviewsPage extends Omit<ReturnType<typeof getReviews>, 'rows'> {
  filter: ReviewFilter;
  paging: ReviewFilterOptions['paging'];
  /** The reviews in the requested order, for search engines. */
  itemList: Row[];
}

/** The reviews page for the requested URL. */
export function buildReviewsPage({ market, url, deposit }: App.Locals): ReviewsPage {
  const { rows, ...reviews } = getReviews(market, deposit);
  const filter = parseReviewFilter(url.searchParams, reviews.licences);
  const paging = { param: MORE_PARAM, size: LIST_PAGE_SIZE, clicks: parseMoreClicks(url.searchParams) };
  return { ...reviews, filter, paging, itemList: orderReviews(rows, filter.sort) };
}

function toRow(casino: ListedCasino, review: Review, market: Market, deposit: number): Row {
  const { name, image, imageSet, rating, verdict, verifiedOn } = casino;
  const context = getOfferContext(market);
  return {
    casino: casino.casino,
    name,
    image,
    ...(imageSet && { imageSet }),
    rating,
    verdict,
    licence: casino.licence.type,
    updatedOn: review.updatedOn,
    verifiedOn,
    ...toRowNet(formatOfferNet(casino.terms, deposit, context)),
  };
}

type RowNet = Pick<Row, 'net' | 'noNet' | 'note' | 'state' | 'gross' | 'sum' | 'finishOfTen'>;

function toRowNet(net: FormattedNet | NoNet): RowNet {
  if (!isFormatted(net)) {
    const { figure, note } = net;
    return { net: null, noNet: figure, note, state: 'zero', gross: 0, sum: 0, finishOfTen: 0 };
  }
  const { state, gross, sum, finishOfTen } = net.value;
  return { net: net.value.net, noNet: '', note: '', state, gross, sum, finishOfTen };
}
