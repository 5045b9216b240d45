import { DEFAULT_MARKET, getMarket, type Market } from '@nettobonus/domain/markets/market';
import { defineMessages, type MessagesLike } from './message.ts';

type LanguageFile = typeof import('./fi/calculator.ts');
export type CalculatorMessages = MessagesLike<LanguageFile['calculator']>;

/** The server loads all languages. A browser loads only the language of its page. */
const MESSAGES: Partial<Record<Market, { calculator: CalculatorMessages }>> = import.meta.env.SSR
  ? defineMessages({
      fi: await import('./fi/calculator.ts'),
      se: await import('./se/calculator.ts'),
      no: await import('./no/calculator.ts'),
      dk: await import('./dk/calculator.ts'),
    })
  : await loadPageLanguage();

async function loadPageLanguage(): Promise<Record<string, LanguageFile>> {
  const market = getMarket(document.documentElement.lang) ?? DEFAULT_MARKET;
  const load = {
    fi: () => import('./fi/calculator.ts'),
    se: () => import('./se/calculator.ts'),
    no: () => import('./no/calculator.ts'),
    dk: () => import('./dk/calculator.ts'),
  }[market];
  return { [market]: (await load()) as unknown as LanguageFile };
}

export function getCalculatorMessages(market: Market): CalculatorMessages {
  const messages = MESSAGES[market];
  if (!messages) throw new Error(`The messages for ${market} are not loaded on this page`);
  return messages.calculator;
}
