import { mainTimes } from '@nettobonus/domain/break-even';
import { writeCompared } from '@nettobonus/domain/comparison';
import { MARKET_FACTS, MARKETS, type Market } from '@nettobonus/domain/market';
import { getNetValue, referenceDeposit } from '@nettobonus/domain/net-value';
import { buildOfferHistory } from '@nettobonus/domain/offer-history';
import { pathFor, reviewPathFor } from '@nettobonus/domain/routes';
import { findSimilarOffers, hasSameHeadline } from '@nettobonus/domain/similar-offers';
import { LIST_ID } from '../features/offers/casino-list.tsx';
import type { NoLinkProps } from '../features/offers/no-link.tsx';
import { toOffer, toOfferContext } from '../features/offers/offer.ts';
import { informationOnlyWordsOf } from '../i18n/information-only/words.ts';
import { formatMessage } from '../i18n/message.ts';
import { reviewWordsOf } from '../i18n/review/words.ts';
import {
  getMarketSettings,
  getReview,
  isInformationOnly,
  listOfferChanges,
  requireCasino,
  requirePageText,
} from './content.ts';
import { listOffers, marketContextOf } from './offers.ts';

/** What the page of a casino shows: its review or what is known of it, its offer, and offers that leave more. */
export function buildReviewPage(market: Market, slug: string) {
  const casino = requireCasino(market, slug);
  const review = getReview(market, slug);
  const words = reviewWordsOf(market);
  const context = toOfferContext(marketContextOf(market));
  const offer = toOffer(casino, market);
  const similar = findSimilarOffers(offer, listOffers(market));
  const [first] = similar;
  const isTwin = first !== undefined && hasSameHeadline(offer, first);
  const homeHref = pathFor('home', market);
  const compareHref =
    pathFor('vertailu', market) + writeCompared([slug, ...similar.map(({ casino: other }) => other)]);
  return {
    casino,
    review,
    offer,
    context,
    words,
    offerWords: context.words,
    similar,
    figure: getNetValue(casino.terms, referenceDeposit(market)),
    history: buildOfferHistory(casino, listOfferChanges(market, slug), referenceDeposit(market)),
    /** An offer of the same headline that leaves more. */
    twin:
      isTwin && first.terms
        ? { name: first.name, href: first.reviewHref, times: mainTimes(first.terms) }
        : null,
    /** What the offers that leave more are called, and what is said before them. */
    better: {
      heading:
        offer.net === null
          ? words.netKnownHeading
          : isTwin
            ? words.betterSameHeading
            : words.betterNearHeading,
      text: !first ? words.betterNone : !review ? '' : isTwin ? words.betterSame : words.betterNear,
    },
    intro: {
      elsewhere: review ? null : findElsewhere(slug),
      homeHref,
      parent: review
        ? { label: requirePageText(market, 'arvostelut').heading, href: pathFor('arvostelut', market) }
        : { label: context.words.allHeading, href: `${homeHref}#${LIST_ID}` },
    },
    calculatorHref: `${pathFor('nettolaskuri', market)}?kasino=${encodeURIComponent(slug)}`,
    compare: { label: words.compareSideBySide, href: compareHref },
    noLink: isInformationOnly(market)
      ? buildNoLink(market, { licenceHref: review ? '#licence' : '#facts', compareHref })
      : null,
  };
}

/** The review in another language. The markets stand in the order in which they stand in for one another: Finnish first. */
function findElsewhere(slug: string) {
  const other = MARKETS.find((candidate) => getReview(candidate, slug));
  if (!other) return null;
  const { name, htmlLang } = MARKET_FACTS[other];
  return { href: reviewPathFor(slug, other), language: name, htmlLang };
}

/** What a market that is information only offers in the place of a link. */
function buildNoLink(market: Market, hrefs: { licenceHref: string; compareHref: string }): NoLinkProps {
  const words = informationOnlyWordsOf(market);
  const help = getMarketSettings(market)?.helpOrganisations[0];
  return {
    heading: words.noLink,
    text: words.noLinkText,
    ways: [
      { icon: 'shield', label: words.checkLicence, href: hrefs.licenceHref },
      { icon: 'scale', label: words.compareOthers, href: hrefs.compareHref },
      ...(help ? [{ icon: 'phone' as const, label: formatMessage(words.help, help), href: help.url }] : []),
    ],
  };
}
