import type { Offer } from '../offer-ui/offer.ts';

/**
 * The offer whose casino is the last segment of the path. Do not use an endpoint's `params` for this: in a preview Astro
 * passes the params of the preview's own URL.
 */
export function findRequestedOffer(offers: readonly Offer[], { pathname }: URL): Offer | undefined {
  return offers.find(({ casino }) => pathname.endsWith(`/${encodeURIComponent(casino)}`));
}
