import { parseFilter } from '@nettobonus/domain/catalogue/casino-filter';
import type { Market } from '@nettobonus/domain/markets/market';
import { pathFor } from '@nettobonus/domain/routes/routes';
import {
  KIND_PARAM,
  parseSearchKind,
  SEARCH_KINDS,
  type SearchKind,
} from '@nettobonus/domain/search/search-kind';
import { LIST_ID } from '../../features/casino-list/casino-list.tsx';
import type { SearchPageProps } from '../../features/search/search-page.tsx';
import type { SearchResult } from '../../features/search/search-result.ts';
import { getSearchMessages } from '../../i18n/pages.ts';
import { getShellMessages } from '../../i18n/shell.ts';
import { getCasino } from '../content.ts';
import { buildList } from '../list-page.ts';
import { listOffers } from '../offers.ts';
import { findPassage, markMatches } from './mark-matches.ts';
import type { SearchMatch } from './search-index.ts';
import { getSearchIndex } from './site-search.ts';

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
    answer: list.initial.total === 0 && shownKind === null ? toAnswer(ranked[0], market) : null,
    groups: SEARCH_KINDS.flatMap((kind) => {
      const found = kind === 'casino' ? [] : (matches.get(kind) ?? []);
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
    nearest:
      list.initial.total > 0
        ? []
        : index
            .findNearest(query, 'casino')
            .slice(0, NEAREST_COUNT)
            .map(({ title, href }) => ({ name: title, href })),
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

/** The best match with its whole text, if it is a question. */
function toAnswer(best: SearchMatch | undefined, market: Market): SearchResult | null {
  if (best?.document.kind !== 'question') return null;
  const { document, terms } = best;
  return { ...toResult(best, market), passage: markMatches(document.text, terms, market) };
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
