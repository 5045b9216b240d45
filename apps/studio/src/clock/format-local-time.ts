import { formatDateTime } from '../schedule/format-market-date-time.ts';

/** `16.11.2026 14:00`: the time in the country where the editor’s browser is. Only for components in the browser. */
export const formatLocalTime = (iso: string): string =>
  formatDateTime(new Date(iso), Intl.DateTimeFormat().resolvedOptions().timeZone);
