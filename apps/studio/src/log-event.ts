import type { Payload } from 'payload';

/** Documented in docs/operating.md. Payload itself logs sentences, not events. */
export const LEVEL_OF_EVENT = {
  'login-failed': 'warn',
  'mail-not-sent': 'warn',
} as const;

export function logEvent(
  logger: Payload['logger'],
  event: keyof typeof LEVEL_OF_EVENT,
  details: Record<string, unknown>,
): void {
  logger[LEVEL_OF_EVENT[event]]({ event, ...details });
}
