import type { Listing } from '@nettobonus/domain/catalogue/casino';
import {
  type Finding,
  type FindingContext,
  getListingFindings,
} from '@nettobonus/domain/market-rules/listing-findings';
import { getLocalDate, type Market } from '@nettobonus/domain/markets/market';
import type { FieldProblem } from '@nettobonus/domain/publishing/published-document';
import type { Review } from '@nettobonus/domain/reviews/review';
import type { Payload, PayloadRequest } from 'payload';
import { loadCasinoSlugs } from '../publishing/load-casino-slugs.ts';
import { loadReferences } from '../publishing/load-references.ts';
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
  const mapped = toDocument('listing', stored, await loadReferences({ payload }));
  if (!mapped.ok) return { ok: false, problems: mapped.problems };
  const market = mapped.document.market as Market;
  const { body: listing } = mapped.document;
  const context = await readFindingContext({ payload }, { market, listing, now });
  return { ok: true, market, listing, findings: getListingFindings(listing, context) };
}

/** The published version of a listing, or null. */
export async function readPublishedListing(payload: Payload, id: number): Promise<Listing | null> {
  const stored = await payload.findByID({ collection: 'listings', id, depth: 0, disableErrors: true });
  if (!stored || !isPublished(stored)) return null;
  const mapped = toDocument('listing', stored, await loadReferences({ payload }));
  return mapped.ok ? mapped.document.body : null;
}

/** Reads what the rules need to know about a listing's market and review. */
export async function readFindingContext(
  { payload, req }: { payload: Payload; req?: PayloadRequest },
  { market, listing, now }: { market: Market; listing: Listing; now: Date },
): Promise<FindingContext & { review: Review | undefined }> {
  const options = { depth: 0, limit: 1, overrideAccess: true, ...(req ? { req } : {}) } as const;
  const getCasinoSlug = await loadCasinoSlugs({ payload, ...(req ? { req } : {}) });
  const { docs } = await payload.find({
    collection: 'market-settings',
    where: { market: { equals: market } },
    ...options,
  });
  const [settings] = docs;
  return {
    market,
    today: getLocalDate(market, now),
    settings: {
      // Defaults to commercial, as on the site.
      mode: settings?.mode ?? 'commercial',
      monthPopup: settings?.monthPopup ?? false,
      ...(settings?.monthCasino ? { monthCasino: getCasinoSlug(settings.monthCasino) } : {}),
    },
    review: await readReview(),
  };

  async function readReview(): Promise<Review | undefined> {
    const { docs: reviews } = await payload.find({
      collection: 'reviews',
      where: {
        and: [
          { market: { equals: market } },
          { 'casino.slug': { equals: listing.casino } },
          { _status: { equals: 'published' } },
        ],
      },
      ...options,
    });
    // A review does not refer to a licence.
    const references = { getCasinoSlug, getLicence: () => undefined };
    const mapped = reviews[0] && toDocument('review', reviews[0], references);
    return mapped?.ok ? mapped.document.body : undefined;
  }
}
