import { parseFilter } from '@nettobonus/domain/catalogue/listing-filter';
import type { Market } from '@nettobonus/domain/markets/market';
import { referenceDeposit } from '@nettobonus/domain/net-value/net-value';
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
import { listOffers } from '../offers.ts';
import { markMatches } from './mark-matches.ts';
import { getSearchIndex } from './site-search.ts';

const CASINO_COUNT = 3;
const PAGE_COUNT = 2;

/** The suggestions for the text in a URL, which the visitor has not finished typing. */
export async function buildSuggestions(market: Market, url: URL): Promise<SuggestionsData> {
  const query = parseFilter(url.searchParams).search;
  const index = await getSearchIndex(market);
  const matches = index.search(query, { isTyping: true });
  const terms = new Map(
    matches.flatMap((match) =>
      match.document.kind === 'casino' ? [[match.document.casino, match.terms]] : [],
    ),
  );
  const offers = new Map(listOffers(market).map((offer) => [offer.casino, offer]));
  // The index finds beginnings of words. The list of results also has names that contain the text within a word.
  const found = [...terms.keys()].flatMap((casino) => (casino && offers.get(casino)) || []);
  const containing = query
    ? [...offers.values()].filter(({ name }) => normaliseText(name).includes(normaliseText(query)))
    : [];
  const casinos = [...new Set([...found, ...containing])].slice(0, CASINO_COUNT);
  return {
    casinos: casinos.map((offer) => toCasino(offer, terms.get(offer.casino) ?? new Set(), market)),
    pages: matches
      .flatMap(({ document, terms }): SuggestedPage[] => {
        const { kind, title, href, about } = document;
        if (kind === 'casino' || kind === 'review') return [];
        return [
          { kind, title: markMatches(title, terms, market), href, about: kind === 'page' ? '' : about },
        ];
      })
      .slice(0, PAGE_COUNT),
    deposit: formatMoney(referenceDeposit(market), market),
    messages: getSuggestionMessages(market),
  };
}

function toCasino(offer: Offer, terms: ReadonlySet<string>, market: Market): SuggestedCasino {
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
