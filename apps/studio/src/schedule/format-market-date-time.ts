import { MARKET_FACTS, MARKETS } from '@nettobonus/domain/markets/market';

/** `16 Nov, 14:00 (Suomi)`: the local time of the market whose time zone the schedule uses. */
export function formatMarketDateTime(at: Date, timeZone: string | undefined): string {
  const market = MARKETS.find((candidate) => MARKET_FACTS[candidate].timeZone === timeZone) ?? 'fi';
  const { name, timeZone: marketTimeZone } = MARKET_FACTS[market];
  const time = at.toLocaleString('en-GB', {
    timeZone: marketTimeZone,
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  return `${time} (${name})`;
}
