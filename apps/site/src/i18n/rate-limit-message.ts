import { formatMessage, type Message } from './message.ts';

export interface RateLimitMessages {
  tooManySeconds: Message<'count'>;
  tooManyMinutes: Message<'count'>;
  tooManyHours: Message<'count'>;
}

/** Formats the rate limit message, with the time until the next attempt. */
export function formatRateLimit(retryAfterSeconds: number, words: RateLimitMessages): string {
  if (retryAfterSeconds <= 90) return formatMessage(words.tooManySeconds, { count: retryAfterSeconds });
  const minutes = Math.ceil(retryAfterSeconds / 60);
  if (minutes <= 90) return formatMessage(words.tooManyMinutes, { count: minutes });
  return formatMessage(words.tooManyHours, { count: Math.ceil(minutes / 60) });
}
