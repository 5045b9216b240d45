import type { APIRoute } from 'astro';
import type { ChatData } from '../../../chat.tsx';
import { getAssistantMessages, getChatMessages, getContactMessages } from '../../../i18n/assistant.ts';
import { formatContactProblems } from '../../../i18n/contact-problem.ts';
import { greetingFor } from '../../../i18n/greeting.ts';
import { getShellMessages } from '../../../i18n/shell.ts';
import { getMarketSettings, isInformationOnly } from '../../../server/content.ts';
import { env } from '../../../server/env.ts';
import { getOfferContext } from '../../../server/offers.ts';

export const GET: APIRoute = ({ locals: { market, url } }) => {
  const help = getMarketSettings(market)?.helpOrganisations[0];
  const context = getOfferContext(market);
  const data: ChatData = {
    panel: {
      messages: getChatMessages(market),
      context,
      greeting: greetingFor(url.searchParams.get('lang') ?? market),
      failed: getAssistantMessages(market).failed,
      hasModel: env.ASSISTANT_BASE_URL !== undefined,
      isInformationOnly: isInformationOnly(market),
      help: help ? { label: getShellMessages(market).footerHelp, name: help.name, url: help.url } : null,
    },
    contact: {
      market,
      messages: getContactMessages(market),
      problemTexts: formatContactProblems(market),
    },
  };
  return Response.json(data);
};
