import { DEFAULT_MARKET, getMarket, type Market } from '@nettobonus/domain/markets/market';
import { defineMessages, type MessagesLike } from './message.ts';

type LanguageFile = typeof import('./fi/offers.ts');
export type OfferMessages = MessagesLike<LanguageFile['offers']>;
export type TrayMessages = MessagesLike<LanguageFile['tray']>;

/** The server loads all languages. A browser loads only the language of its page. */
const MESSAGES: Partial<Record<Market, { offers: OfferMessages; tray: TrayMessages }>> = import.meta.env.SSR
  ? defineMessages({
      fi: await import('./fi/offers.ts'),
      se: await import('./se/offers.ts'),
      no: await import('./no/offers.ts'),
      dk: await import('./dk/offers.ts'),
    })
  : await loadPageLanguage();

async function loadPageLanguage(): Promise<Record<string, LanguageFile>> {
  const market = getMarket(document.documentElement.lang) ?? DEFAULT_MARKET;
  const load = {
    fi: () => import('./fi/offers.ts'),
    se: () => import('./se/offers.ts'),
    no: () => import('./no/offers.ts'),
    dk: () => import('./dk/offers.ts'),
  }[market];
  return { [market]: (await load()) as unknown as LanguageFile };
}

function getMessages(market: Market) {
  const messages = MESSAGES[market];
  if (!messages) throw new Error(`The messages for ${market} are not loaded on this page`);
  return messages;
}

export const getOfferMessages = (market: Market): OfferMessages => getMessages(market).offers;
export const getTrayMessages = (market: Market): TrayMessages => getMessages(market).tray;
