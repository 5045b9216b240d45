import type { Listing } from '@nettobonus/domain/catalogue/casino';
import {
  type CheckedReview,
  type Finding,
  getListingFindings,
} from '@nettobonus/domain/market-rules/listing-findings';
import { getLocalDate, MARKETS, type Market } from '@nettobonus/domain/markets/market';
import type { MarketSettings } from '@nettobonus/domain/markets/market-settings';
import { getNetValue, type NetValue, referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import { NO_PLACES, type Places } from '@nettobonus/domain/places/places';
import { SINGLETON_KEY } from '@nettobonus/domain/publishing/published-document';
import type { DocumentSet } from '@nettobonus/store/document-set';
import { listPublishedTextsStatement } from '@nettobonus/store/studio-content';
import type { Payload } from 'payload';
import { type DescribedProblem, describePlaceProblems } from '../places/describe-problems.ts';
import { listPublishedListings } from '../publishing/published-listings.ts';
import { runStatement } from '../publishing/run-statement.ts';
import { publishedContent } from '../site-database.ts';
import { listCasinoTexts, type MarketText, type TextIds, toTextIds } from './casino-texts.ts';
import { listEarlierOffersOf, listPublishedTexts } from './published-texts.ts';

/** A published listing with today's findings and net value. */
export interface PublishedOffer {
  /** The listing's id in the studio. */
  id: number;
  casino: string;
  market: Market;
  listing: Listing;
  findings: Finding[];
  /** The documents with the texts that findings name. */
  textIds: TextIds;
  net: NetValue;
}

/** The problems of a market’s document “Order and places”. */
export interface PlaceProblems {
  /** Its id in the studio. */
  id: number;
  problems: DescribedProblem[];
}

export interface PublishedMarket {
  market: Market;
  settings: MarketSettings & Pick<Places, 'monthCasino'>;
  /** What keeps casinos from being shown in their places. */
  placeProblems: PlaceProblems | null;
  offers: PublishedOffer[];
  /** The published reviews, by casino. */
  reviews: ReadonlyMap<string, CheckedReview>;
}

/** The ids of documents by market and place: `fi/home`. */
type Ids = ReadonlyMap<string, number>;

/** Reads the published offers of each market. Skips markets without settings: the site does not show them. */
export async function readPublishedMarkets(payload: Payload, now: Date): Promise<PublishedMarket[]> {
  const [content, listings, texts] = await Promise.all([
    publishedContent().read(),
    listPublishedListings(payload),
    runStatement({ payload }, listPublishedTextsStatement()),
  ]);
  const ids: Ids = new Map(texts.map(({ market, place, id }) => [`${market}/${place}`, Number(id)]));
  const names = new Map(listings.map(({ casino, name }) => [casino, name]));
  return MARKETS.flatMap((market) => {
    const settings = content.get('market-settings', market, SINGLETON_KEY);
    if (!settings) return [];
    const places = content.get('places', market, SINGLETON_KEY) ?? NO_PLACES;
    const body = { ...settings, ...(places.monthCasino && { monthCasino: places.monthCasino }) };
    const marketTexts = listPublishedTexts(content, market).flatMap((text) => {
      const id = ids.get(`${market}/${text.place}`);
      return id === undefined ? [] : [{ ...text, id }];
    });
    const textIds = toTextIds(marketTexts, undefined);
    const today = getLocalDate(market, now);
    const offers = listings.flatMap(({ id, casino, name, review, ...stored }): PublishedOffer[] => {
      const listing = stored.market === market ? content.get('listing', market, casino) : null;
      if (!listing) return [];
      const checked = checkPublished(listing, {
        content,
        market,
        today,
        settings,
        places,
        marketTexts,
        name,
      });
      return [
        { id, casino: name, textIds: review ? { ...textIds, review } : textIds, market, listing, ...checked },
      ];
    });
    const problems = describePlaceProblems(places, {
      market,
      mode: body.mode,
      listings: offers.map(({ listing }) => listing),
      getCasinoName: (casino) => names.get(casino) ?? content.get('casino', 'all', casino)?.name ?? casino,
    });
    const placesId = ids.get(`${market}/places`);
    const placeProblems = placesId === undefined ? null : { id: placesId, problems };
    const reviews = new Map(content.entries('review', market));
    return [{ market, settings: body, placeProblems, offers, reviews }];
  });
}

interface CheckContext {
  content: DocumentSet;
  market: Market;
  today: string;
  settings: MarketSettings;
  places: Places;
  marketTexts: readonly MarketText[];
  name: string;
}

type Checked = Pick<PublishedOffer, 'findings' | 'net'>;

/** What the rules found in a listing, and everything that they read. A published document is never changed, only replaced. */
const cache = new WeakMap<Listing, { read: readonly unknown[]; checked: Checked }>();

function checkPublished(
  listing: Listing,
  { content, market, today, settings, places, marketTexts, name }: CheckContext,
): Checked {
  const { casino } = listing;
  const review = content.get('review', market, casino) ?? undefined;
  const changes = content.get('offer-changes', market, casino);
  const corrections = content.get('corrections', market, casino);
  // Most offers have never changed, and are not compared with other texts.
  const hasHistory = changes !== null || corrections !== null;
  const otherTexts = hasHistory ? marketTexts : [];
  const read = [
    ...[today, settings, places.monthCasino, review, changes, corrections, name],
    ...otherTexts.map(({ body }) => body),
  ];
  const cached = cache.get(listing);
  if (cached?.read.length === read.length && cached.read.every((value, index) => value === read[index])) {
    return cached.checked;
  }
  const checked: Checked = {
    findings: getListingFindings(listing, {
      market,
      today,
      settings: { ...settings, ...(places.monthCasino && { monthCasino: places.monthCasino }) },
      review,
      earlier: listEarlierOffersOf(content, market, casino),
      otherTexts: listCasinoTexts(otherTexts, { casino, name }),
    }),
    net: getNetValue(listing.terms, referenceDeposit(market)),
  };
  cache.set(listing, { read, checked });
  return checked;
}
