import { DEFAULT_MARKET, getMarket, MARKET_FACTS } from '@nettobonus/domain/markets/market';
import { getChatMessages } from './assistant.ts';

export interface Greeting {
  /** For the `lang` attribute. */
  lang: string;
  text: string;
}

const ENGLISH: Greeting = {
  lang: 'en',
  text: 'Hi! I help you find a casino and tell you what is left of its bonus. What are you looking for?',
};

/** The assistant's first message for a language or country code. */
export function greetingFor(code: string): Greeting {
  if (/^(en|uk)$/i.test(code)) return ENGLISH;
  const market = getMarket(code) ?? DEFAULT_MARKET;
  return { lang: MARKET_FACTS[market].htmlLang, text: getChatMessages(market).greeting };
}
