export type Level = 'info' | 'warn' | 'error';

/** Every log event of the site and the store; docs/operating.md explains each and what to do. */
export const LEVEL_OF_EVENT: Record<string, Level> = {
  'site-started': 'info',
  'site-draining': 'info',
  'site-stopped': 'info',
  'site-crashed': 'error',
  'request-failed': 'error',
  'astro-said': 'warn',
  'go-failed': 'error',

  'database-away': 'error',
  'snapshot-failed': 'error',
  'snapshot-not-written': 'error',
  'no-snapshot-on-disk': 'warn',
  'document-left-out': 'error',

  'clicks-go-to-the-spool': 'error',
  'clicks-go-to-the-database': 'info',
  'click-spool-not-read': 'error',
  'clicks-set-aside': 'error',
  'clicks-not-totalled': 'warn',
  'CLICK NOT RECORDED': 'error',
  'CLICKS LOST': 'error',
  'CLICKS ARE NOT COUNTED': 'warn',

  'contact-not-stored': 'error',
  'assistant-failed': 'error',
  'assistant-provider-failed': 'warn',
  'assistant-held-back': 'info',
  'preview-not-read': 'warn',
  'social-image-failed': 'warn',
  'logo-not-read': 'warn',
  'medium-not-read': 'warn',
  'medium-not-kept': 'warn',
};

/** Writes one line of JSON per event to stderr. Never log personal data of visitors. */
export function log(
  event: string,
  details: Record<string, unknown> = {},
  level: Level = LEVEL_OF_EVENT[event] ?? 'warn',
): void {
  console.error(JSON.stringify({ at: new Date().toISOString(), level, event, ...details }));
}
