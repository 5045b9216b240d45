export type Level = 'info' | 'warn' | 'error';

/** Every log event of the site and the store. docs/operating.md explains each event and how to react to it. */
export const EVENT_LEVELS: Record<string, Level> = {
  'site-started': 'info',
  'site-draining': 'info',
  'site-stopped': 'info',
  'site-crashed': 'error',
  'request-failed': 'error',
  'astro-message': 'warn',
  // The redirect page, `/go`.
  'go-failed': 'error',

  'database-unavailable': 'error',
  'snapshot-failed': 'error',
  'snapshot-write-failed': 'error',
  'snapshot-missing': 'warn',
  'document-skipped': 'error',

  'clicks-spooling': 'error',
  'clicks-spool-drained': 'info',
  'click-spool-read-failed': 'error',
  'clicks-rejected': 'error',
  'click-totals-failed': 'error',
  // In capitals, to stand out among other lines: the operator is paid for clicks.
  'CLICK NOT RECORDED': 'error',
  'CLICKS LOST': 'error',
  'CLICKS ARE NOT COUNTED': 'warn',
  'CLICKS ARE NOT LIMITED': 'warn',

  'contact-not-stored': 'error',
  'contact-throttled': 'error',
  'assistant-failed': 'error',
  'assistant-provider-failed': 'warn',
  'assistant-reply-filtered': 'info',
  'preview-read-failed': 'warn',
  'social-image-failed': 'warn',
  'logo-read-failed': 'warn',
  'media-read-failed': 'warn',
  'media-cache-write-failed': 'warn',
};

/** Writes one line of JSON per event to stderr. Never log personal data of visitors. */
export function log(
  event: string,
  details: Record<string, unknown> = {},
  level: Level = EVENT_LEVELS[event] ?? 'warn',
): void {
  console.error(JSON.stringify({ at: new Date().toISOString(), level, event, ...details }));
}
