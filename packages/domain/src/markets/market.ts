/** The first segment of every URL. A market has one language, so one code identifies both. */
export const MARKETS = ['fi', 'se', 'no', 'dk'] as const;
export type Market = (typeof MARKETS)[number];
export const DEFAULT_MARKET: Market = 'fi';

export const CURRENCIES = ['EUR', 'SEK', 'NOK', 'DKK'] as const;
export type Currency = (typeof CURRENCIES)[number];

interface MarketFacts {
  /** The label in the language switcher. */
  name: string;
  htmlLang: 'fi' | 'sv' | 'no' | 'da';
  /** For structured data and Intl formats. */
  locale: 'fi-FI' | 'sv-SE' | 'no-NO' | 'da-DK';
  currency: Currency;
  /** Defines when a day starts in the market. */
  timeZone: 'Europe/Helsinki' | 'Europe/Stockholm' | 'Europe/Oslo' | 'Europe/Copenhagen';
}

export const MARKET_FACTS: Record<Market, MarketFacts> = {
  fi: { name: 'Suomi', htmlLang: 'fi', locale: 'fi-FI', currency: 'EUR', timeZone: 'Europe/Helsinki' },
  se: { name: 'Sverige', htmlLang: 'sv', locale: 'sv-SE', currency: 'SEK', timeZone: 'Europe/Stockholm' },
  no: { name: 'Norge', htmlLang: 'no', locale: 'no-NO', currency: 'NOK', timeZone: 'Europe/Oslo' },
  dk: { name: 'Danmark', htmlLang: 'da', locale: 'da-DK', currency: 'DKK', timeZone: 'Europe/Copenhagen' },
};

/** Language codes that differ from the code of their market. */
const MARKET_BY_LANGUAGE_CODE = new Map<string, Market>([
  ['sv', 'se'],
  ['da', 'dk'],
  ['nb', 'no'],
  ['nn', 'no'],
]);

/** Every code that `getMarket` knows. */
export const LANGUAGE_CODES: readonly string[] = [...MARKETS, ...MARKET_BY_LANGUAGE_CODE.keys()];

export function isMarket(code: string): code is Market {
  return (MARKETS as readonly string[]).includes(code);
}

/** The market for a URL segment or language code, or null. */
export function getMarket(code: string): Market | null {
  const lower = code.toLowerCase();
  return isMarket(lower) ? lower : (MARKET_BY_LANGUAGE_CODE.get(lower) ?? null);
}

/** The current date in a market, `2026-11-15`. */
export function getLocalDate(market: Market, now: Date): string {
  // The Swedish date format is ISO 8601.
  return now.toLocaleDateString('sv-SE', { timeZone: MARKET_FACTS[market].timeZone });
}

/** The current year in a market. */
export function getLocalYear(market: Market, now: Date): number {
  return Number(getLocalDate(market, now).slice(0, 4));
}
