import type { Listing } from '@nettobonus/domain/catalogue/casino';
import { type Finding, getListingFindings } from '@nettobonus/domain/market-rules/listing-findings';
import { getLocalDate, type Market } from '@nettobonus/domain/markets/market';
import type { MarketSettings } from '@nettobonus/domain/markets/market-settings';
import type { FieldProblem } from '@nettobonus/domain/publishing/published-document';
import type { Payload, PayloadRequest } from 'payload';
import { loadCasinoSlugs } from '../publishing/load-casino-slugs.ts';
import { isPublished } from '../publishing/stored-document.ts';
import type { Draft, StudioDocument } from '../publishing/studio-document.ts';
import { toDocument } from '../publishing/to-document.ts';

export type ListingCheck =
  | { ok: true; market: Market; listing: Listing; findings: Finding[] }
  | { ok: false; problems: FieldProblem[] };

/** Checks a listing, which may be a draft, against the rules of its market on the day of `now`. */
export async function checkListing(
  payload: Payload,
  stored: Draft<StudioDocument<'listing'>>,
  now: Date,
): Promise<ListingCheck> {
  const mapped = toDocument('listing', stored, await loadCasinoSlugs({ payload }));
  if (!mapped.ok) return { ok: false, problems: mapped.problems };
  const market = mapped.document.market as Market;
  const { body: listing } = mapped.document;
  const settings = { mode: await readMarketMode({ payload }, market) };
  return {
    ok: true,
    market,
    listing,
    findings: getListingFindings(listing, { market, today: getLocalDate(market, now), settings }),
  };
}

/** The published version of a listing, or null. */
export async function readPublishedListing(payload: Payload, id: number): Promise<Listing | null> {
  const stored = await payload.findByID({ collection: 'listings', id, depth: 0, disableErrors: true });
  if (!stored || !isPublished(stored)) return null;
  const mapped = toDocument('listing', stored, await loadCasinoSlugs({ payload }));
  return mapped.ok ? mapped.document.body : null;
}

/** Defaults to commercial, as on the site. */
export async function readMarketMode(
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
