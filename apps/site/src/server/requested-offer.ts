import { getReviewSlug } from '@nettobonus/domain/routes/review-path';
import type { Offer } from '../offer-ui/offer.ts';

/**
 * The offer of the casino that the last path segment names: by its slug, or by the last segment of its review's path.
 * Do not use an endpoint's `params` for this: in a preview Astro passes the params of the preview's own URL.
 */
export function findRequestedOffer(offers: readonly Offer[], { pathname }: URL): Offer | undefined {
  const slug = getReviewSlug(pathname.slice(pathname.lastIndexOf('/') + 1));
  return offers.find(({ casino }) => encodeURIComponent(casino) === slug);
}
