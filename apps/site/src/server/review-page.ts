import type { ListedCasino } from '@nettobonus/domain/catalogue/casino';
import { toDepositParam } from '@nettobonus/domain/catalogue/deposit-choice';
import { DEPOSIT_PARAM } from '@nettobonus/domain/catalogue/deposit-param';
import { findSimilarOffers, hasSameHeadline } from '@nettobonus/domain/catalogue/similar-offers';
import { formatComparisonQuery } from '@nettobonus/domain/comparison/comparison';
import { MARKET_FACTS, MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { mainMultiplier } from '@nettobonus/domain/net-value/break-even';
import { getNetValue, netOrNull } from '@nettobonus/domain/net-value/net-value';
import { buildOfferHistory } from '@nettobonus/domain/offer-history/offer-history';
import { formatDefaultSearchEntry } from '@nettobonus/domain/reviews/default-search-entry';
import { reviewPathFor } from '@nettobonus/domain/routes/review-path';
import { pathFor } from '@nettobonus/domain/routes/routes';
import { overrideSearchEntry } from '@nettobonus/domain/seo/search-entry';
import { LIST_ID } from '../features/casino-list/casino-list.tsx';
import { formatMessage } from '../i18n/message.ts';
import { getOfferMessages } from '../i18n/offers.ts';
import { getReviewMessages } from '../i18n/pages.ts';
import { getInformationOnlyMessages, getLicensedOnlyMessages } from '../i18n/shell.ts';
import type { NoLinkProps } from '../offer-ui/no-link.tsx';
import { toOffer } from '../offer-ui/offer.ts';
import {
  getMarketMode,
  getMarketSettings,
  getReview,
  isInformationOnly,
  listOfferChanges,
  requireCasino,
  requirePageText,
} from './content.ts';
import { getOfferContext, listOffersFor } from './offers.ts';

/** The page of a casino: its review or facts, its offer, and similar offers with a higher net value. */
export function buildReviewPage(market: Market, slug: string, deposit: number) {
  const casino = requireCasino(market, slug);
  const review = getReview(market, slug);
  const messages = getReviewMessages(market);
  const context = getOfferContext(market, deposit);
  const figure = getNetValue(casino.terms, deposit);
  const offer = { ...toOffer(casino, market, review !== null), net: netOrNull(figure) };
  const similar = findSimilarOffers(offer, listOffersFor(market, deposit));
  const amount = toDepositParam(deposit, market);
  const [first] = similar;
  const isSameHeadline = first !== undefined && hasSameHeadline(offer, first);
  const homeHref = pathFor('home', market);
  const compareHref =
    pathFor('compare', market) +
    formatComparisonQuery([slug, ...similar.map(({ casino: other }) => other)], amount);
  return {
    casino,
    review,
    offer,
    context,
    messages,
    offerMessages: context.messages,
    similar,
    figure,
    search: overrideSearchEntry(
      formatDefaultSearchEntry({ ...casino, figure, isReviewed: review !== null }, market),
      review?.search,
    ),
    history: buildOfferHistory({ ...casino, ...casino.endedOffer }, listOfferChanges(market, slug), deposit),
    /** An offer with the same headline and a higher net value. */
    sameHeadline:
      isSameHeadline && first.terms
        ? { name: first.name, href: first.reviewHref, multiplier: mainMultiplier(first.terms) }
        : null,
    /** Heading and introduction of the similar offers. */
    better: {
      heading:
        offer.net === null
          ? messages.netKnownHeading
          : isSameHeadline
            ? messages.betterSameHeading
            : messages.betterSimilarHeading,
      text: !first
        ? getMarketMode(market) === 'licensed-only'
          ? getLicensedOnlyMessages(market).betterNone
          : messages.betterNone
        : !review
          ? ''
          : isSameHeadline
            ? messages.betterSame
            : messages.betterSimilar,
    },
    intro: {
      otherLanguage: review ? null : findOtherLanguage(slug),
      homeHref,
      parent: review
        ? { label: requirePageText(market, 'reviews').heading, href: pathFor('reviews', market) }
        : { label: context.messages.allHeading, href: `${homeHref}#${LIST_ID}` },
    },
    calculatorHref: `${pathFor('calculator', market)}?${new URLSearchParams({
      kasino: slug,
      ...(amount && { [DEPOSIT_PARAM]: amount }),
    })}`,
    compare: { label: messages.compareSideBySide, href: compareHref },
    noLink:
      casino.isUnlicensed || casino.endedOffer || isInformationOnly(market)
        ? buildNoLink(market, casino, { licenceHref: review ? '#licence' : '#facts', compareHref })
        : null,
  };
}

/** The review in another language. `MARKETS` is in fallback order: Finnish first. */
function findOtherLanguage(slug: string) {
  const other = MARKETS.find((candidate) => getReview(candidate, slug));
  if (!other) return null;
  return { href: reviewPathFor(slug, other), market: other, htmlLang: MARKET_FACTS[other].htmlLang };
}

/** Replaces the affiliate link of an ended offer, or of a casino that the market's mode does not promote. */
function buildNoLink(
  market: Market,
  { isUnlicensed, endedOffer }: ListedCasino,
  hrefs: { licenceHref: string; compareHref: string },
): NoLinkProps {
  const informationOnly = getInformationOnlyMessages(market);
  const licensedOnly = isUnlicensed ? getLicensedOnlyMessages(market) : {};
  const { offerEnded, offerEndedText } = getOfferMessages(market);
  const ended = endedOffer ? { noLink: offerEnded, noLinkText: offerEndedText } : {};
  const messages = { ...informationOnly, ...licensedOnly, ...ended };
  const help = getMarketSettings(market)?.helpOrganisations[0];
  return {
    heading: messages.noLink,
    text: messages.noLinkText,
    alternatives: [
      { icon: 'shield', label: messages.checkLicence, href: hrefs.licenceHref },
      { icon: 'scale', label: messages.compareOthers, href: hrefs.compareHref },
      ...(help
        ? [{ icon: 'phone' as const, label: formatMessage(messages.help, help), href: help.url }]
        : []),
    ],
  };
}
