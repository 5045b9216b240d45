import { calculateRating } from '@nettobonus/domain/reviews/review';
import { type CollectionAfterChangeHook, isolateObjectProperty } from 'payload';
import type { Review } from '../payload-types.ts';
import { getPublication } from '../publishing/publication.ts';
import { publishFields } from '../publishing/publish-fields.ts';
import { relationId } from '../publishing/stored-document.ts';

/**
 * Publishes the listing with the rating that the scores of a published review give, in the same transaction. The rules
 * for listings do not judge the rating, so they do not check the listing again.
 */
export const updateRating: CollectionAfterChangeHook<Review> = async ({ doc, req }) => {
  const published = getPublication(req, 'reviews', doc.id)?.published;
  if (published?.kind !== 'review' || req.context.isLoading) return doc;
  const rating = calculateRating(published.body.scores);
  const { docs } = await req.payload.find({
    collection: 'listings',
    where: {
      market: { equals: doc.market },
      casino: { equals: relationId(doc.casino) },
      _status: { equals: 'published' },
    },
    depth: 0,
    limit: 1,
    overrideAccess: true,
    req,
  });
  const [listing] = docs;
  if (!listing || listing.rating === rating) return doc;
  // The context says how the review is saved, and the rest of its operation needs it.
  await publishFields(isolateObjectProperty(req, 'context'), {
    id: listing.id,
    published: listing,
    changes: { rating },
    program: 'scores',
    // Who may publish the review may change its rating.
    overrideAccess: true,
    context: { isRatingUpdate: true },
  });
  return doc;
};
