import type { APIRoute } from 'astro';
import type { MonthPopupData } from '../../../features/month-popup/month-popup.tsx';
import { formatMonth } from '../../../i18n/format.ts';
import { getMonthPopupMessages } from '../../../i18n/shell.ts';
import { getOfferOfTheMonth } from '../../../server/month-offer.ts';
import { getOfferContext } from '../../../server/offers.ts';

export const GET: APIRoute = ({ locals: { market } }) => {
  const offer = getOfferOfTheMonth(market);
  if (!offer) return new Response(null, { status: 404 });
  return Response.json({
    offer,
    context: getOfferContext(market),
    messages: getMonthPopupMessages(market),
    month: formatMonth(new Date(), market),
  } satisfies MonthPopupData);
};
