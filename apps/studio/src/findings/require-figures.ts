import type { Listing } from '@nettobonus/domain/catalogue/casino';
import type { Market } from '@nettobonus/domain/markets/market';
import { listFigures, listTokenProblems } from '@nettobonus/domain/reviews/fill-figures';
import type { PayloadRequest } from 'payload';
import { COLLECTION_BY_KIND } from '../publishing/collections-by-kind.ts';
import { fieldError, unpublishableError } from '../publishing/field-error.ts';
import type { PublicationRules } from '../publishing/prepare-change.ts';
import type { Draft, StudioDocument } from '../publishing/studio-document.ts';
import { type References, toDocument } from '../publishing/to-document.ts';

/** Prevents the publication of a review that names a figure which its listing does not have. */
export const REVIEW_RULES: PublicationRules<'review'> = {
  async beforePublish({ req, id, data, document }) {
    const market = document.market as Market;
    const listing = await findPublished(req, 'listing', { market, casino: data.casino });
    const problems = listing ? listTokenProblems(document.body, listFigures(listing, market), market) : [];
    if (problems.length > 0) {
      throw await unpublishableError(req, { collection: 'reviews', id, data, problems });
    }
    return { reason: null, changes: {} };
  },
};

interface ListingChange {
  req: PayloadRequest;
  id: number | undefined;
  market: Market;
  casino: StudioDocument<'listing'>['casino'] | undefined;
  listing: Listing;
}

/** Refuses a listing without a figure that its published review names: the review would have a gap. */
export async function requireFiguresOfReview({
  req,
  id,
  market,
  casino,
  listing,
}: ListingChange): Promise<void> {
  const review = await findPublished(req, 'review', { market, casino });
  const [problem] = review ? listTokenProblems(review, listFigures(listing, market), market) : [];
  if (!problem) return;
  throw fieldError({
    collection: 'listings',
    id,
    path: 'terms',
    message: `The review cannot be filled in any more (${problem.path}), because ${problem.message}. Change the review first.`,
  });
}

/** The published document of a casino in a market, or null. */
async function findPublished<K extends 'listing' | 'review'>(
  req: PayloadRequest,
  kind: K,
  { market, casino }: { market: Market; casino: StudioDocument<K>['casino'] | undefined },
) {
  if (casino === undefined || casino === null) return null;
  const { docs } = await req.payload.find({
    collection: COLLECTION_BY_KIND[kind],
    where: {
      market: { equals: market },
      casino: { equals: typeof casino === 'number' ? casino : casino.id },
      _status: { equals: 'published' },
    },
    depth: 0,
    limit: 1,
    overrideAccess: true,
    req,
  });
  const [found] = docs;
  // Slug and licence do not matter here; empty ones would not be valid.
  const references: References = { getCasinoSlug: () => 'casino', getLicence: () => ({ type: 'mga' }) };
  const mapped = found && toDocument(kind, found as Draft<StudioDocument<K>>, references);
  return mapped?.ok ? (mapped.document.body as Extract<typeof mapped.document, { kind: K }>['body']) : null;
}
