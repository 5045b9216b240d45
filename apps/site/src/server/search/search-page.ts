import { listActiveFilters, parseFilter } from '@nettobonus/domain/catalogue/casino-filter';
import { toDepositParam } from '@nettobonus/domain/catalogue/deposit-choice';
import { hasSameHeadline } from '@nettobonus/domain/catalogue/similar-offers';
import { formatComparisonQuery } from '@nettobonus/domain/comparison/comparison';
import type { Market } from '@nettobonus/domain/markets/market';
import { pathFor } from '@nettobonus/domain/routes/routes';
import {
  KIND_PARAM,
  parseSearchKind,
  SEARCH_KINDS,
  type SearchKind,
} from '@nettobonus/domain/search/search-kind';
import { LIST_ID } from '../../features/casino-list/casino-list.tsx';
import type { QuickLink, SearchPageProps } from '../../features/search/search-page.tsx';
import type { SearchResult } from '../../features/search/search-result.ts';
import { formatMessage } from '../../i18n/message.ts';
import { getSearchMessages } from '../../i18n/pages.ts';
import { getShellMessages } from '../../i18n/shell.ts';
import type { Offer } from '../../offer-ui/offer.ts';
import { getCasino } from '../content.ts';
import { buildList } from '../list-page.ts';
import { listOffers } from '../offers.ts';
import { buildReviewPage } from '../review-page.ts';
import { findPassage, markMatches } from './mark-matches.ts';
import type { SearchMatch } from './search-index.ts';
import { getSearchIndex } from './site-search.ts';
import { isQuestion, listWords } from './words.ts';

/** How many results of a kind are shown among all kinds, and on their own. */
const GROUP_SIZE = 5;
const KIND_SIZE = 50;
const NEAREST_COUNT = 3;

/** The results of a search: the specification's list of casinos by name, then everything else that the index finds. */
export async function buildSearchPage(locals: App.Locals) {
  const { market, url } = locals;
  const query = parseFilter(url.searchParams).search;
  const shownKind = parseSearchKind(url.searchParams);
  const offers = listOffers(market);
  const { rows, list } = buildList(locals, null, offers);
  const index = await getSearchIndex(market);
  const ranked = index.search(query);
  const matches = Map.groupBy(ranked, ({ document }) => document.kind);
  const countResults = (kind: SearchKind) =>
    kind === 'casino' ? list.initial.total : (matches.get(kind)?.length ?? 0);
  const hrefFor = (kind: SearchKind | null) => {
    const params = new URLSearchParams({ search: query, ...(kind && { [KIND_PARAM]: kind }) });
    return `${list.path}?${params}`;
  };
  const total = SEARCH_KINDS.reduce((sum, kind) => sum + countResults(kind), 0);
  const homeHref = pathFor('home', market);
  const hasCasinos = list.initial.total > 0;
  const hasFilters = listActiveFilters(list.initial.filter).length > 0;
  const answered = hasCasinos || shownKind !== null ? null : toAnsweredQuestion(ranked[0]);
  const [row] = rows;

  const page: SearchPageProps = {
    market,
    query,
    action: list.path,
    shownKind,
    total,
    tabs: [
      { kind: null, count: total, href: hrefFor(null) },
      ...SEARCH_KINDS.map((kind) => ({ kind, count: countResults(kind), href: hrefFor(kind) })),
    ].filter(({ kind, count }) => count > 0 || kind === shownKind || kind === null),
    answer: answered && toAnswer(answered, market),
    groups: SEARCH_KINDS.flatMap((kind) => {
      const found = (kind === 'casino' ? [] : (matches.get(kind) ?? [])).filter(
        (match) => match !== answered,
      );
      if (found.length === 0 || (shownKind !== null && kind !== shownKind)) return [];
      const shown = found.slice(0, shownKind === kind ? KIND_SIZE : GROUP_SIZE);
      return [
        {
          kind,
          count: found.length,
          results: shown.map((match) => toResult(match, market)),
          allHref: shown.length < found.length && shownKind === null ? hrefFor(kind) : null,
        },
      ];
    }),
    // Words of a question resemble names by chance.
    nearest:
      hasCasinos || isQuestion(listWords(query), market)
        ? []
        : index
            .findNearest(query, 'casino')
            .slice(0, NEAREST_COUNT)
            .map(({ title, href }) => ({ name: title, href })),
    hasUsefulFilters: hasCasinos || hasFilters,
    quickLinks: row && list.initial.total === 1 ? listQuickLinks(locals, row) : [],
    offersChat: total > 0 && !hasCasinos,
    ways:
      total > 0
        ? null
        : {
            casinoCount: offers.length,
            listHref: `${homeHref}#${LIST_ID}`,
            reviewsHref: pathFor('reviews', market),
            calculatorHref: pathFor('calculator', market),
          },
    messages: getSearchMessages(market),
    shellMessages: getShellMessages(market),
  };
  return { page, rows, list };
}

const toAnsweredQuestion = (best: SearchMatch | undefined) =>
  best?.document.kind === 'question' ? best : null;

/** A question with the whole text of its answer. */
function toAnswer(match: SearchMatch, market: Market): SearchResult {
  const { document, terms } = match;
  return { ...toResult(match, market), passage: markMatches(document.text, terms, market) };
}

const isSameHeadline = (offer: Offer, other: Offer) =>
  other.casino !== offer.casino &&
  !other.hideFromListing &&
  !other.isUnlicensed &&
  hasSameHeadline(offer, other);

/** What visitors look up about the one casino that they have found. */
function listQuickLinks({ market, deposit }: App.Locals, offer: Offer): QuickLink[] {
  const { casino, name, reviewHref } = offer;
  const messages = getSearchMessages(market);
  const { review, history, similar, calculatorHref } = buildReviewPage(market, casino, deposit);
  const other = listOffers(market).find((candidate) => isSameHeadline(offer, candidate)) ?? similar[0];
  const compare = other && {
    icon: 'scale' as const,
    label: formatMessage(messages.quickCompare, { name, other: other.name }),
    href:
      pathFor('compare', market) +
      formatComparisonQuery([casino, other.casino], toDepositParam(deposit, market)),
  };
  return [
    {
      icon: 'shield',
      label: messages.quickLicence,
      href: `${reviewHref}#${review ? 'licence' : 'facts'}`,
    },
    { icon: 'calculator', label: messages.quickCalculator, href: calculatorHref },
    ...(compare ? [compare] : []),
    ...(history.length > 0
      ? [{ icon: 'repeat' as const, label: messages.quickHistory, href: `${reviewHref}#history` }]
      : []),
  ];
}

function toResult({ document, terms }: SearchMatch, market: Market): SearchResult {
  const { kind, title, text, about, href, casino } = document;
  const image = kind === 'review' && casino ? getCasino(market, casino)?.image : undefined;
  return {
    kind,
    title: markMatches(title, terms, market),
    passage: markMatches(findPassage(text, terms, market), terms, market),
    href,
    about: kind === 'question' || kind === 'game' ? about : '',
    ...(image && { image }),
  };
}
