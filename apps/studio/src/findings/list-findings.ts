import type { Listing } from '@nettobonus/domain/catalogue/casino';
import { type Finding, findListingFaults } from '@nettobonus/domain/market-rules/listing-findings';
import { getLocalDate, type Market } from '@nettobonus/domain/markets/market';
import type { MarketSettings } from '@nettobonus/domain/markets/market-settings';
import type { Payload, PayloadRequest } from 'payload';
import { loadCasinoSlugs } from '../publishing/load-casino-slugs.ts';
import type { StoredDocument } from '../publishing/stored-document.ts';
import { toDocument } from '../publishing/to-document.ts';

export type ListingCheck =
  | { ok: true; market: Market; listing: Listing; findings: Finding[] }
  | { ok: false; problem: string };

/** Checks a listing, as Payload stores it, against the rules of its market on the day of `now`. */
export async function checkListing(
  source: { payload: Payload; req?: PayloadRequest },
  listing: StoredDocument,
  now: Date,
): Promise<ListingCheck> {
  const market = listing.market as Market | undefined;
  if (!market || !listing.casino) return { ok: false, problem: 'Choose a market and a casino first.' };
  const mapped = toDocument('listing', listing, await loadCasinoSlugs(source));
  if (!mapped.ok || mapped.document.kind !== 'listing') {
    return { ok: false, problem: mapped.ok ? 'This is not a listing.' : mapped.problem };
  }
  const settings = { mode: await readMarketMode(source, market) };
  return {
    ok: true,
    market,
    listing: mapped.document.body,
    findings: findListingFaults(mapped.document.body, { market, today: getLocalDate(market, now), settings }),
  };
}

/** The published version of a listing, or null. */
export async function readPublishedListing(payload: Payload, id: number): Promise<Listing | null> {
  const stored = await payload.findByID({ collection: 'listings', id, depth: 0, disableErrors: true });
  if (stored?._status !== 'published') return null;
  const mapped = toDocument(
    'listing',
    stored as unknown as StoredDocument,
    await loadCasinoSlugs({ payload }),
  );
  return mapped.ok && mapped.document.kind === 'listing' ? mapped.document.body : null;
}

/** Defaults to commercial, as on the site. */
async function readMarketMode(
  { payload, req }: { payload: Payload; req?: PayloadRequest },
  market: Market,
): Promise<MarketSettings['mode']> {
  const { docs } = await payload.find({
    collection: 'market-settings',
    where: { market: { equals: market } },
    depth: 0,
    limit: 1,
    overrideAccess: true,
    ...(req ? { req } : {}),
  });
  return docs[0]?.mode ?? 'commercial';
}
