import { MARKET_FACTS, MARKETS } from '@nettobonus/domain/market';

/** `16 Nov, 14:00 (Suomi)`: by the clock that it was scheduled by, and whose that is. */
export function formatTime(at: Date, timeZone: string | undefined): string {
  const market = MARKETS.find((one) => MARKET_FACTS[one].timeZone === timeZone) ?? 'fi';
  const { name, timeZone: known } = MARKET_FACTS[market];
  const time = at.toLocaleString('en-GB', {
    timeZone: known,
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  return `${time} (${name})`;
}
