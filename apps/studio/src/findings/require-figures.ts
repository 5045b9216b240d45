import type { Listing } from '@nettobonus/domain/catalogue/casino';
import type { Market } from '@nettobonus/domain/markets/market';
import { listFigures, listTokenProblems } from '@nettobonus/domain/reviews/fill-figures';
import type { Review } from '@nettobonus/domain/reviews/review';
import type { Payload, PayloadRequest } from 'payload';
import { fieldError, unpublishableError } from '../publishing/field-error.ts';
import { fieldLabel } from '../publishing/field-label.ts';
import { mapListing } from '../publishing/map-listing.ts';
import type { PublicationRules } from '../publishing/prepare-change.ts';
import type { StudioDocument } from '../publishing/studio-document.ts';
import { withTextPath } from '../texts/text-paths.ts';

/** Prevents the publication of a review that names a figure which its listing does not have. */
export const REVIEW_RULES: PublicationRules<'review'> = {
  async beforePublish({ req, id, data, document }) {
    const market = document.market as Market;
    const listing = await findListing(req, { market, casino: data.casino });
    const problems = listing ? listTokenProblems(document.body, listFigures(listing, market), market) : [];
    if (problems.length > 0) {
      throw await unpublishableError(req, {
        collection: 'reviews',
        id,
        data,
        problems: problems.map(withTextPath),
      });
    }
    return { reason: null, changes: {} };
  },
};

interface ListingContext {
  payload: Payload;
  id: number | undefined;
  market: Market;
  review: Review | undefined;
}

/** Refuses a listing without a figure that its published review names: the review would have a gap. */
export function requireFiguresOfReview(
  listing: Listing,
  { payload, id, market, review }: ListingContext,
): void {
  const message = review ? getFigureProblem(listing, { payload, market, review }) : null;
  if (message) throw fieldError({ collection: 'listings', id, path: 'terms', message });
}

/** Which figure that the review names the listing would lack, or null. */
export function getFigureProblem(
  listing: Listing,
  { payload, market, review }: { payload: Payload; market: Market; review: Review },
): string | null {
  const [problem] = listTokenProblems(review, listFigures(listing, market), market);
  if (!problem) return null;
  const label = fieldLabel(payload, 'reviews', problem.path);
  return `The published review uses a figure that the listing would no longer have. ${problem.message} Change “${label}” in the review first.`;
}

/** The casino's published listing in the market, or null. */
export async function findListing(
  req: PayloadRequest,
  { market, casino }: { market: Market; casino: StudioDocument<'review'>['casino'] | null | undefined },
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
  return docs[0] ? mapListing(docs[0]) : null;
}
