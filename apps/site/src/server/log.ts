export type Level = 'info' | 'warn' | 'error';

/** Every event of the site and of the store under it; docs/operating.md says what each means and what to do. */
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

/** One line of JSON an event, for whatever collects the process's output. Nothing of a visitor belongs in it. */
export function log(
  event: string,
  details: Record<string, unknown> = {},
  level: Level = LEVEL_OF_EVENT[event] ?? 'warn',
): void {
  console.error(JSON.stringify({ at: new Date().toISOString(), level, event, ...details }));
}
