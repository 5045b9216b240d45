import { getReviewSlug } from '@nettobonus/domain/routes/review-path';
import type { Offer } from '../offer-ui/offer.ts';

/**
 * The offer whose casino is the last segment of the path: its slug, or its name in the path of its review. Do not use an
 * endpoint's `params` for this: in a preview Astro passes the params of the preview's own URL.
 */
export function findRequestedOffer(offers: readonly Offer[], { pathname }: URL): Offer | undefined {
  const slug = getReviewSlug(pathname.slice(pathname.lastIndexOf('/') + 1));
  return offers.find(({ casino }) => encodeURIComponent(casino) === slug);
}
