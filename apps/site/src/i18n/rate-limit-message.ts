import type { Market } from '@nettobonus/domain/markets/market';
import { formatPlural, type PluralMessage } from './message.ts';

export interface RateLimitMessages {
  retryInSeconds: PluralMessage;
  retryInMinutes: PluralMessage;
  retryInHours: PluralMessage;
}

/** Formats the rate limit message, with the time until the next attempt. */
export function formatRateLimit(
  retryAfterSeconds: number,
  messages: RateLimitMessages,
  market: Market,
): string {
  if (retryAfterSeconds <= 90) return formatPlural(messages.retryInSeconds, retryAfterSeconds, market);
  const minutes = Math.ceil(retryAfterSeconds / 60);
  if (minutes <= 90) return formatPlural(messages.retryInMinutes, minutes, market);
  return formatPlural(messages.retryInHours, Math.ceil(minutes / 60), market);
}
