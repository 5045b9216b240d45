import type { APIRoute } from 'astro';
import type { ChatData } from '../../../chat.tsx';
import { getAssistantMessages, getChatMessages, getContactMessages } from '../../../i18n/assistant.ts';
import { formatContactProblems } from '../../../i18n/contact-problem.ts';
import { greetingFor } from '../../../i18n/greeting.ts';
import { getShellMessages } from '../../../i18n/shell.ts';
import { getMarketMode, getMarketSettings, isInformationOnly } from '../../../server/content.ts';
import { env } from '../../../server/env.ts';
import { getOfferContext } from '../../../server/offers.ts';

export const GET: APIRoute = ({ locals: { market, url } }) => {
  const help = getMarketSettings(market)?.helpOrganisations[0];
  const context = getOfferContext(market);
  // The links lead to reviews. Where not every casino may be linked to, they must not promise to lead to the casino.
  const linkText = getMarketMode(market) !== 'commercial' && { toCasino: context.messages.readReview };
  const data: ChatData = {
    panel: {
      messages: { ...getChatMessages(market), ...linkText },
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
