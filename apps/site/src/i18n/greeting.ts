import { DEFAULT_MARKET, getMarket, MARKET_FACTS } from '@nettobonus/domain/markets/market';
import { chatMessagesOf } from './assistant.ts';

export interface Greeting {
  /** As `lang` attributes name it. */
  lang: string;
  text: string;
}

const ENGLISH: Greeting = {
  lang: 'en',
  text: 'Hi! I help you find a casino and tell you what is left of its bonus. What are you looking for?',
};

/** The assistant's first message, by a language or country code. */
export function greetingFor(code: string): Greeting {
  if (/^(en|uk)$/i.test(code)) return ENGLISH;
  const market = getMarket(code) ?? DEFAULT_MARKET;
  return { lang: MARKET_FACTS[market].htmlLang, text: chatMessagesOf(market).greeting };
}
