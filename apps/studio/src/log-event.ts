import type { Payload } from 'payload';

/** Documented in docs/operating.md. Payload itself logs sentences, not events. */
export const EVENT_LEVELS = {
  'change-refused': 'info',
  'job-failed': 'warn',
  'leaked-passwords-unavailable': 'warn',
  'login-failed': 'warn',
  'mail-not-sent': 'warn',
  'request-refused': 'warn',
} as const;

export function logEvent(
  logger: Payload['logger'],
  event: keyof typeof EVENT_LEVELS,
  details: Record<string, unknown>,
): void {
  logger[EVENT_LEVELS[event]]({ event, ...details });
}
