import type { Listing } from '@nettobonus/domain/catalogue/casino';
import type { Market } from '@nettobonus/domain/markets/market';
import { listFigures, listTokenProblems } from '@nettobonus/domain/reviews/fill-figures';
import type { Review } from '@nettobonus/domain/reviews/review';
import type { PayloadRequest } from 'payload';
import { fieldError, unpublishableError } from '../publishing/field-error.ts';
import type { PublicationRules } from '../publishing/prepare-change.ts';
import type { StudioDocument } from '../publishing/studio-document.ts';
import { type References, toDocument } from '../publishing/to-document.ts';

/** Prevents the publication of a review that names a figure which its listing does not have. */
export const REVIEW_RULES: PublicationRules<'review'> = {
  async beforePublish({ req, id, data, document }) {
    const market = document.market as Market;
    const listing = await findListing(req, { market, casino: data.casino });
    const problems = listing ? listTokenProblems(document.body, listFigures(listing, market), market) : [];
    if (problems.length > 0) {
      throw await unpublishableError(req, { collection: 'reviews', id, data, problems });
    }
    return { reason: null, changes: {} };
  },
};

/** Refuses a listing without a figure that its published review names: the review would have a gap. */
export function requireFiguresOfReview(
  listing: Listing,
  { id, market, review }: { id: number | undefined; market: Market; review: Review | undefined },
): void {
  const [problem] = review ? listTokenProblems(review, listFigures(listing, market), market) : [];
  if (!problem) return;
  throw fieldError({
    collection: 'listings',
    id,
    path: 'terms',
    message: `The published review uses a figure (${problem.path}), but ${problem.message}. Change the review first.`,
  });
}

/** The casino's published listing in the market, or null. */
async function findListing(
  req: PayloadRequest,
  { market, casino }: { market: Market; casino: StudioDocument<'review'>['casino'] | undefined },
): Promise<Listing | null> {
  if (casino === undefined || casino === null) return null;
  const { docs } = await req.payload.find({
    collection: 'listings',
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
  // Slug and licence do not matter here; empty ones would not be valid.
  const references: References = { getCasinoSlug: () => 'casino', getLicence: () => ({ type: 'mga' }) };
  const mapped = docs[0] && toDocument('listing', docs[0], references);
  return mapped?.ok ? mapped.document.body : null;
}
