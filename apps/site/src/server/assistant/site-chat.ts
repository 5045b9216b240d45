import { visitorAddress } from '@nettobonus/domain/shared/visitor-address';
import {
  cachePerPublication,
  getMarketSettings,
  listBrands,
  listCasinos,
  waitForContent,
} from '../content.ts';
import { env } from '../env.ts';
import { log } from '../log.ts';
import { chatAnswers } from '../metrics.ts';
import { buildCatalogue } from './catalogue.ts';
import { createChatHandler } from './chat.ts';
import { ChatLimits } from './limits.ts';
import { createModelProvider } from './model-provider.ts';

const limits = new ChatLimits();
const { ASSISTANT_BASE_URL: baseURL, ASSISTANT_API_KEY: apiKey, ASSISTANT_MODEL: model } = env;

const getCatalogue = cachePerPublication((_, market) =>
  buildCatalogue(
    market,
    listCasinos(market),
    listBrands(market),
    getMarketSettings(market)?.helpOrganisations ?? [],
  ),
);

const handleChat = createChatHandler({
  publicKey: env.CHAT_PUBLIC_KEY,
  limits,
  getCatalogue: async (market) => ((await waitForContent()) ? getCatalogue(market) : null),
  provider: baseURL && model ? createModelProvider({ baseURL, apiKey, model }) : null,
  onAnswer: (by) => chatAnswers.inc({ by }),
  log,
});

/** Handles chat requests with the site's content, limits and model. */
export function handleSiteChat(request: Request, socketAddress: string): Promise<Response> {
  return handleChat(request, visitorAddress(request.headers, socketAddress, env.TRUSTED_PROXY_HOPS));
}
