import type { Listing } from '@nettobonus/domain/casino';
import { type Finding, findListingFaults } from '@nettobonus/domain/listing-findings';
import { dayIn, type Market } from '@nettobonus/domain/market';
import type { MarketSettings } from '@nettobonus/domain/market-settings';
import type { Payload, PayloadRequest } from 'payload';
import { slugsOf } from '../publishing/slugs.ts';
import type { Stored } from '../publishing/stored.ts';
import { toDocument } from '../publishing/to-document.ts';

export type Looked =
  | { ok: true; market: Market; listing: Listing; findings: Finding[] }
  | { ok: false; problem: string };

/** What today's rules of its market find at fault with a listing, as its form has it. */
export async function lookAtListing(
  asker: { payload: Payload; req?: PayloadRequest },
  listing: Stored,
  now: Date,
): Promise<Looked> {
  const market = listing.market as Market | undefined;
  if (!market || !listing.casino) return { ok: false, problem: 'Choose a market and a casino first.' };
  const mapped = toDocument('listing', listing, await slugsOf(asker));
  if (!mapped.ok || mapped.document.kind !== 'listing') {
    return { ok: false, problem: mapped.ok ? 'This is no listing.' : mapped.problem };
  }
  const settings = { mode: await modeOf(asker, market) };
  return {
    ok: true,
    market,
    listing: mapped.document.body,
    findings: findListingFaults(mapped.document.body, { market, today: dayIn(market, now), settings }),
  };
}

/** The listing as visitors see it, or null. */
export async function readPublishedListing(payload: Payload, id: number): Promise<Listing | null> {
  const stored = await payload.findByID({ collection: 'listings', id, depth: 0, disableErrors: true });
  if (stored?._status !== 'published') return null;
  const mapped = toDocument('listing', stored as unknown as Stored, await slugsOf({ payload }));
  return mapped.ok && mapped.document.kind === 'listing' ? mapped.document.body : null;
}

/** Commercial where nobody has said otherwise, as the site has it. */
async function modeOf(
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
