import type { APIRoute } from 'astro';
import { listOffers } from '../../../../server/offers.ts';
import { findRequestedOffer } from '../../../../server/requested-offer.ts';

/** The offer of the casino that the random casino picker has picked. */
export const GET: APIRoute = ({ locals: { market, url } }) => {
  const offer = findRequestedOffer(listOffers(market), url);
  return offer ? Response.json(offer) : new Response(null, { status: 404 });
};
