import { DEFAULT_MARKET, getMarket, type Market } from '@nettobonus/domain/markets/market';
import { defineMessages, type MessagesLike } from './message.ts';

type Area = typeof import('./fi/offers.ts');
export type OfferMessages = MessagesLike<Area['offers']>;
export type TrayMessages = MessagesLike<Area['tray']>;

/** The server loads all languages. A browser loads that of its page, once for all its lists. */
const MESSAGES: Partial<Record<Market, { offers: OfferMessages; tray: TrayMessages }>> = import.meta.env.SSR
  ? defineMessages({
      fi: await import('./fi/offers.ts'),
      se: await import('./se/offers.ts'),
      no: await import('./no/offers.ts'),
      dk: await import('./dk/offers.ts'),
    })
  : await loadOwn();

async function loadOwn(): Promise<Record<string, Area>> {
  const market = getMarket(document.documentElement.lang) ?? DEFAULT_MARKET;
  const load = {
    fi: () => import('./fi/offers.ts'),
    se: () => import('./se/offers.ts'),
    no: () => import('./no/offers.ts'),
    dk: () => import('./dk/offers.ts'),
  }[market];
  return { [market]: (await load()) as unknown as Area };
}

function messagesOf(market: Market) {
  const messages = MESSAGES[market];
  if (!messages) throw new Error(`The messages of ${market} are not in this page`);
  return messages;
}

export const offerMessagesOf = (market: Market): OfferMessages => messagesOf(market).offers;
export const trayMessagesOf = (market: Market): TrayMessages => messagesOf(market).tray;
