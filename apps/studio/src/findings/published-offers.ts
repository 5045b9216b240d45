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
import { listEarlierOffers } from '@nettobonus/store/earlier-offers';
import type { Payload } from 'payload';
import { type DescribedProblem, describePlaceProblems } from '../places/describe-problems.ts';
import { loadReferences } from '../publishing/load-references.ts';
import { relationId, type StoredDocument } from '../publishing/stored-document.ts';
import { toDocument } from '../publishing/to-document.ts';
import { siteDatabase } from '../site-database.ts';
import { listCasinoTexts, readMarketTexts, type TextIds, toTextIds } from './casino-texts.ts';

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

/** Reads the published offers of each market. Skips markets without settings: the site does not show them. */
export async function readPublishedMarkets(payload: Payload, now: Date): Promise<PublishedMarket[]> {
  const references = await loadReferences({ payload });
  const earlierOffers = await listEarlierOffers(siteDatabase());
  const [casinos, listings, settings, storedPlaces, storedReviews] = await Promise.all([
    payload.find({
      collection: 'casinos',
      depth: 0,
      pagination: false,
      draft: true,
      select: { name: true, slug: true },
    }),
    findPublished(payload, 'listings'),
    findPublished(payload, 'market-settings'),
    findPublished(payload, 'places'),
    findPublished(payload, 'reviews'),
  ]);
  const names = new Map<unknown, string>(casinos.docs.map(({ id, name }) => [id, name ?? '']));
  const namesBySlug = new Map(casinos.docs.map(({ slug, name }) => [slug, name]));
  const texts = new Map(
    await Promise.all(
      MARKETS.map(async (market) => [market, await readMarketTexts(payload, market)] as const),
    ),
  );
  return MARKETS.flatMap((market) => {
    const marketTexts = texts.get(market) ?? [];
    const marketSettings = settings.find((stored) => stored.market === market);
    const mappedSettings = marketSettings && toDocument('market-settings', marketSettings, references);
    if (!mappedSettings?.ok) return [];
    const marketPlaces = storedPlaces.find((stored) => stored.market === market);
    const mappedPlaces = marketPlaces && toDocument('places', marketPlaces, references);
    const places = mappedPlaces?.ok ? (mappedPlaces.document.body as Places) : NO_PLACES;
    const body = {
      ...(mappedSettings.document.body as MarketSettings),
      ...(places.monthCasino && { monthCasino: places.monthCasino }),
    };
    const today = getLocalDate(market, now);
    const reviews = new Map(
      storedReviews
        .filter((stored) => stored.market === market)
        .flatMap((stored): [string, CheckedReview][] => {
          const mapped = toDocument('review', stored, references);
          if (!mapped.ok || mapped.document.kind !== 'review') return [];
          return [[mapped.document.body.casino, mapped.document.body]];
        }),
    );
    const offers = listings
      .filter((stored) => stored.market === market)
      .flatMap((stored): PublishedOffer[] => {
        const mapped = toDocument('listing', stored, references);
        if (!mapped.ok || mapped.document.kind !== 'listing') return [];
        const listing = mapped.document.body;
        const name = names.get(relationId(stored.casino)) ?? '';
        const earlier = earlierOffers.get(`${market}/${listing.casino}`);
        const review = storedReviews.find(
          (candidate) =>
            candidate.market === market && relationId(candidate.casino) === relationId(stored.casino),
        );
        return [
          {
            id: stored.id as number,
            casino: name,
            textIds: toTextIds(marketTexts, review?.id as number | undefined),
            market,
            listing,
            findings: getListingFindings(listing, {
              market,
              today,
              settings: body,
              review: reviews.get(listing.casino),
              earlier,
              otherTexts: earlier && listCasinoTexts(marketTexts, { casino: listing.casino, name }),
            }),
            net: getNetValue(listing.terms, referenceDeposit(market)),
          },
        ];
      });
    const problems = describePlaceProblems(places, {
      market,
      mode: body.mode,
      listings: offers.map(({ listing }) => listing),
      getCasinoName: (casino) => namesBySlug.get(casino) ?? casino,
    });
    const placeProblems = marketPlaces ? { id: marketPlaces.id as number, problems } : null;
    return [{ market, settings: body, placeProblems, offers, reviews }];
  });
}

async function findPublished(
  payload: Payload,
  collection: 'listings' | 'market-settings' | 'places' | 'reviews',
): Promise<StoredDocument[]> {
  const { docs } = await payload.find({
    collection,
    where: { _status: { equals: 'published' } },
    depth: 0,
    pagination: false,
  });
  return docs as unknown as StoredDocument[];
}
