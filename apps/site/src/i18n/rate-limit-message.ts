import type { Market } from '@nettobonus/domain/markets/market';
import { formatPlural, type PluralMessage } from './message.ts';

export interface RateLimitMessages {
  tooManySeconds: PluralMessage;
  tooManyMinutes: PluralMessage;
  tooManyHours: PluralMessage;
}

/** Formats the rate limit message, with the time until the next attempt. */
export function formatRateLimit(
  retryAfterSeconds: number,
  messages: RateLimitMessages,
  market: Market,
): string {
  if (retryAfterSeconds <= 90) return formatPlural(messages.tooManySeconds, retryAfterSeconds, market);
  const minutes = Math.ceil(retryAfterSeconds / 60);
  if (minutes <= 90) return formatPlural(messages.tooManyMinutes, minutes, market);
  return formatPlural(messages.tooManyHours, Math.ceil(minutes / 60), market);
}
