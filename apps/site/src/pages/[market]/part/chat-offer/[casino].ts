import { isDeposit } from '@nettobonus/domain/assistant/mentioned-deposit';
import { referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import type { APIRoute } from 'astro';
import type { ChatOfferData } from '../../../../features/chat/chat-offer.tsx';
import { listOffers } from '../../../../server/offers.ts';
import { findRequestedOffer } from '../../../../server/requested-offer.ts';

/** An offer that the assistant mentions. The URL contains the last segment of its review's path. */
export const GET: APIRoute = ({ locals: { market, url } }) => {
  const offer = findRequestedOffer(listOffers(market), url);
  if (!offer) return new Response(null, { status: 404 });
  const deposit = Number(url.searchParams.get('deposit'));
  const data: ChatOfferData = { offer, deposit: isDeposit(deposit) ? deposit : referenceDeposit(market) };
  return Response.json(data);
};
