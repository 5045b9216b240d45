import { contentReady, getMarketSettings, listBrands, listCasinos, perPublication } from '../content.ts';
import { env } from '../env.ts';
import { log } from '../log.ts';
import { chatAnswers } from '../metrics.ts';
import { visitorAddress } from '../visitor-address.ts';
import { buildCatalogue } from './catalogue.ts';
import { createChat } from './chat.ts';
import { ChatLimits } from './limits.ts';
import { createModelProvider } from './model-provider.ts';

const limits = new ChatLimits();
const { ASSISTANT_BASE_URL: baseURL, ASSISTANT_API_KEY: apiKey, ASSISTANT_MODEL: model } = env;

const catalogueOf = perPublication((_, market) =>
  buildCatalogue(
    market,
    listCasinos(market),
    listBrands(market),
    getMarketSettings(market)?.helpOrganisations ?? [],
  ),
);

const answerChat = createChat({
  publicKey: env.CHAT_PUBLIC_KEY,
  limits,
  catalogueOf: async (market) => {
    await contentReady;
    return catalogueOf(market);
  },
  provider:
    baseURL && model
      ? createModelProvider({ baseURL, apiKey, model, spendTokens: (count) => limits.spendTokens(count) })
      : null,
  onAnswer: (by) => chatAnswers.inc({ by }),
  log,
});

/** The chat of the running site. */
export function answerSiteChat(request: Request, socketAddress: string): Promise<Response> {
  return answerChat(request, visitorAddress(request.headers, socketAddress, env.TRUSTED_PROXY_HOPS));
}
