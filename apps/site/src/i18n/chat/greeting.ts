import { DEFAULT_MARKET, getMarket, MARKET_FACTS, type Market } from '@nettobonus/domain/markets/market';

export interface Greeting {
  /** As `lang` attributes name it. */
  lang: string;
  text: string;
}

const GREETINGS: Record<Market, string> = {
  fi: 'Hei! Autan löytämään kasinon ja kerron, mitä sen bonuksesta jää käteen. Mitä etsit?',
  se: 'Hej! Jag hjälper dig att hitta ett casino och berättar vad som blir kvar av bonusen. Vad letar du efter?',
  no: 'Hei! Jeg hjelper deg med å finne et casino og forteller hva du sitter igjen med av bonusen. Hva ser du etter?',
  dk: 'Hej! Jeg hjælper dig med at finde et casino og fortæller, hvad der bliver tilbage af bonussen. Hvad leder du efter?',
};
const ENGLISH: Greeting = {
  lang: 'en',
  text: 'Hi! I help you find a casino and tell you what is left of its bonus. What are you looking for?',
};

/** What the assistant begins with, by a language's or a country's code. */
export function greetingFor(code: string): Greeting {
  if (/^(en|uk)$/i.test(code)) return ENGLISH;
  const market = getMarket(code) ?? DEFAULT_MARKET;
  return { lang: MARKET_FACTS[market].htmlLang, text: GREETINGS[market] };
}
