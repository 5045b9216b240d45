import { parseFilter } from '@nettobonus/domain/catalogue/casino-filter';
import type { Market } from '@nettobonus/domain/markets/market';
import { normaliseText } from '@nettobonus/domain/shared/keywords';
import type {
  SuggestedCasino,
  SuggestedPage,
  SuggestionsData,
} from '../../features/search/suggestions-data.ts';
import { formatMoney, formatNet, getSign } from '../../i18n/format.ts';
import { getReviewMessages } from '../../i18n/pages.ts';
import { getSuggestionMessages } from '../../i18n/shell.ts';
import type { Offer } from '../../offer-ui/offer.ts';
import { getCasino } from '../content.ts';
import { listOffersFor } from '../offers.ts';
import { markMatches } from './mark-matches.ts';
import type { SearchMatch } from './search-index.ts';
import { getSearchIndex } from './site-search.ts';

const CASINO_COUNT = 3;
const PAGE_COUNT = 2;

/** The suggestions for the text in a URL, which the visitor has not finished typing. */
export async function buildSuggestions(market: Market, deposit: number, url: URL): Promise<SuggestionsData> {
  const query = parseFilter(url.searchParams).search;
  const index = await getSearchIndex(market);
  const matches = index.search(query, { isTyping: true });
  const terms = new Map(matches.map(({ document, terms }) => [document.id, terms]));
  const offers = listOffersFor(market, deposit);
  const byId = new Map(offers.map((offer) => [`casino:${offer.casino}`, offer]));
  // The index finds beginnings of words. The list of results also has names that contain the text within a word.
  const containing = query
    ? offers.filter(({ name }) => normaliseText(name).includes(normaliseText(query)))
    : [];
  const casinos = new Set([...matches.flatMap(({ document }) => byId.get(document.id) ?? []), ...containing]);
  const pages = matches.filter(({ document: { kind } }) => kind !== 'casino' && kind !== 'review');
  return {
    casinos: [...casinos]
      .slice(0, CASINO_COUNT)
      .map((offer) => toCasino(offer, terms.get(`casino:${offer.casino}`) ?? [], market)),
    pages: pages.slice(0, PAGE_COUNT).map((match) => toPage(match, market)),
    deposit: formatMoney(deposit, market),
    messages: getSuggestionMessages(market),
  };
}

function toPage({ document, terms }: SearchMatch, market: Market): SuggestedPage {
  const { kind, title, href, about } = document;
  return { kind, title: markMatches(title, terms, market), href, about: kind === 'page' ? '' : about };
}

function toCasino(offer: Offer, terms: readonly string[], market: Market): SuggestedCasino {
  const { casino, name, image, reviewHref, net } = offer;
  const licence = getCasino(market, casino)?.licence.type;
  return {
    name: markMatches(name, terms, market),
    href: reviewHref,
    image,
    licence: licence ? getReviewMessages(market)[`licence_${licence}`] : '',
    net: net === null ? null : { text: formatNet(net, market), sign: getSign(net) },
  };
}
