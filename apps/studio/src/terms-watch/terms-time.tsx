import { MARKET_FACTS, type Market } from '@nettobonus/domain/markets/market';
import { formatMarketDateTime } from '../schedule/format-market-date-time.ts';

/** When something happened, in the time zone of the listing's market. */
export function TermsTime({ at, market }: { at: string; market: Market }) {
  return <time dateTime={at}>{formatMarketDateTime(new Date(at), MARKET_FACTS[market].timeZone)}</time>;
}
