import type { APIRoute } from 'astro';
import { formatReason } from '../../../../features/quiz/format-fact.ts';
import type { QuizOffer } from '../../../../features/quiz/quiz-result.tsx';
import { listQuizOffers, listQuizReasons } from '../../../../server/quiz.ts';
import { findRequestedOffer } from '../../../../server/requested-offer.ts';

/** The offer that the quiz recommends, with a reason for every possible answer. */
export const GET: APIRoute = ({ locals: { market, deposit, url } }) => {
  const offer = findRequestedOffer(listQuizOffers(market), url);
  if (!offer) return new Response(null, { status: 404 });
  const reasons = listQuizReasons(market, offer.casino, deposit).map((reason) =>
    formatReason(reason, market, deposit),
  );
  return Response.json({ offer, reasons } satisfies QuizOffer);
};
