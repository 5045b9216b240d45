/** The first segment of every address. A market has one language, so one code names both. */
export const MARKETS = ['fi', 'se', 'no', 'dk'] as const;
export type Market = (typeof MARKETS)[number];
export const DEFAULT_MARKET: Market = 'fi';

export const CURRENCIES = ['EUR', 'SEK', 'NOK', 'DKK'] as const;
export type Currency = (typeof CURRENCIES)[number];

interface MarketFacts {
  /** What the language switcher calls it. */
  name: string;
  htmlLang: 'fi' | 'sv' | 'no' | 'da';
  /** Structured data and Intl formats. */
  locale: 'fi-FI' | 'sv-SE' | 'no-NO' | 'da-DK';
  currency: Currency;
}

export const MARKET_FACTS: Record<Market, MarketFacts> = {
  fi: { name: 'Suomi', htmlLang: 'fi', locale: 'fi-FI', currency: 'EUR' },
  se: { name: 'Sverige', htmlLang: 'sv', locale: 'sv-SE', currency: 'SEK' },
  no: { name: 'Norge', htmlLang: 'no', locale: 'no-NO', currency: 'NOK' },
  dk: { name: 'Danmark', htmlLang: 'da', locale: 'da-DK', currency: 'DKK' },
};

/** Language codes that people and browsers use for a market that we file under another code. */
const MARKET_OF_LANGUAGE_CODE: Record<string, Market> = { sv: 'se', da: 'dk', nb: 'no', nn: 'no' };

export function isMarket(code: string): code is Market {
  return (MARKETS as readonly string[]).includes(code);
}

/** The market meant by an address segment or a language code, or null where it means none of ours. */
export function getMarket(code: string): Market | null {
  const lower = code.toLowerCase();
  return isMarket(lower) ? lower : (MARKET_OF_LANGUAGE_CODE[lower] ?? null);
}
