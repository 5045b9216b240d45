import { formatMessage, type Message } from './message.ts';

export interface TooManyWords {
  tooManySeconds: Message<'count'>;
  tooManyMinutes: Message<'count'>;
  tooManyHours: Message<'count'>;
}

/** That there were too many for now, and when to come back. */
export function writeTooMany(retryAfterSeconds: number, words: TooManyWords): string {
  if (retryAfterSeconds <= 90) return formatMessage(words.tooManySeconds, { count: retryAfterSeconds });
  const minutes = Math.ceil(retryAfterSeconds / 60);
  if (minutes <= 90) return formatMessage(words.tooManyMinutes, { count: minutes });
  return formatMessage(words.tooManyHours, { count: Math.ceil(minutes / 60) });
}
