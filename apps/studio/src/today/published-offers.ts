import type { Listing } from '@nettobonus/domain/catalogue/casino';
import {
  type CheckedReview,
  type Finding,
  getListingFindings,
} from '@nettobonus/domain/market-rules/listing-findings';
import { getLocalDate, MARKETS, type Market } from '@nettobonus/domain/markets/market';
import type { MarketSettings } from '@nettobonus/domain/markets/market-settings';
import { getNetValue, type NetValue, referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import type { Payload } from 'payload';
import { loadReferences } from '../publishing/load-references.ts';
import { relationId, type StoredDocument } from '../publishing/stored-document.ts';
import { toDocument } from '../publishing/to-document.ts';

/** A published listing with today's findings and net value. */
export interface PublishedOffer {
  /** The listing's id in the studio. */
  id: number;
  casino: string;
  market: Market;
  listing: Listing;
  findings: Finding[];
  net: NetValue;
}

export interface PublishedMarket {
  market: Market;
  settings: MarketSettings;
  offers: PublishedOffer[];
  /** The published reviews, by casino. */
  reviews: ReadonlyMap<string, CheckedReview>;
}

/** Reads the published offers of each market. Skips markets without settings: the site does not show them. */
export async function readPublishedMarkets(payload: Payload, now: Date): Promise<PublishedMarket[]> {
  const references = await loadReferences({ payload });
  const [casinos, listings, settings, storedReviews] = await Promise.all([
    payload.find({
      collection: 'casinos',
      depth: 0,
      pagination: false,
      draft: true,
      select: { name: true },
    }),
    findPublished(payload, 'listings'),
    findPublished(payload, 'market-settings'),
    findPublished(payload, 'reviews'),
  ]);
  const names = new Map<unknown, string>(casinos.docs.map(({ id, name }) => [id, name ?? '']));
  return MARKETS.flatMap((market) => {
    const marketSettings = settings.find((stored) => stored.market === market);
    const mappedSettings = marketSettings && toDocument('market-settings', marketSettings, references);
    if (!mappedSettings?.ok) return [];
    const body = mappedSettings.document.body as MarketSettings;
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
        return [
          {
            id: stored.id as number,
            casino: names.get(relationId(stored.casino)) ?? '',
            market,
            listing,
            findings: getListingFindings(listing, {
              market,
              today,
              settings: body,
              review: reviews.get(listing.casino),
            }),
            net: getNetValue(listing.terms, referenceDeposit(market)),
          },
        ];
      });
    return [{ market, settings: body, offers, reviews }];
  });
}

async function findPublished(
  payload: Payload,
  collection: 'listings' | 'market-settings' | 'reviews',
): Promise<StoredDocument[]> {
  const { docs } = await payload.find({
    collection,
    where: { _status: { equals: 'published' } },
    depth: 0,
    pagination: false,
  });
  return docs as unknown as StoredDocument[];
}
