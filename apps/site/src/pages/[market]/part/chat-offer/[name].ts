import { isDeposit } from '@nettobonus/domain/assistant/mentioned-deposit';
import { referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import { getReviewSlug } from '@nettobonus/domain/routes/review-path';
import type { APIRoute } from 'astro';
import type { ChatOfferData } from '../../../../features/chat/chat-offer.tsx';
import { listOffers } from '../../../../server/offers.ts';

/** An offer that the assistant mentions, by the name in the path of its review. */
export const GET: APIRoute = ({ locals: { market, url } }) => {
  // Not from `params`: in a preview Astro passes the params of the preview's own URL.
  const name = url.pathname.slice(url.pathname.lastIndexOf('/') + 1);
  const offer = listOffers(market).find(({ casino }) => encodeURIComponent(casino) === getReviewSlug(name));
  if (!offer) return new Response(null, { status: 404 });
  const deposit = Number(url.searchParams.get('deposit'));
  const data: ChatOfferData = { offer, deposit: isDeposit(deposit) ? deposit : referenceDeposit(market) };
  return Response.json(data);
};
