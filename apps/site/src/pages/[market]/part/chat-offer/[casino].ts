import { toOfferFacts } from '@nettobonus/domain/assistant/reply';
import type { APIRoute } from 'astro';
import type { ChatOfferData } from '../../../../features/chat/chat-offer.tsx';
import { formatSummary } from '../../../../server/assistant/format-reply.ts';
import { requireCasino } from '../../../../server/content.ts';
import { listOffers } from '../../../../server/offers.ts';
import { findRequestedOffer } from '../../../../server/requested-offer.ts';

/** An offer that the assistant mentions. The URL contains the last segment of its review's path. */
export const GET: APIRoute = ({ locals: { market, deposit, url } }) => {
  const offer = findRequestedOffer(listOffers(market), url);
  if (!offer) return new Response(null, { status: 404 });
  const facts = toOfferFacts(requireCasino(market, offer.casino), market, deposit);
  const data: ChatOfferData = { offer, summary: formatSummary(facts, market) };
  return Response.json(data);
};
