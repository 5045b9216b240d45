import { formatTypedDay } from '../clock/format-typed-day.ts';

const MINUS = '−';

/** `18,472` */
export function formatCount(count: number): string {
  return Math.round(count).toLocaleString('en-GB');
}

/** `+8`, `−2`, `±0`: rounded, always with a sign. */
export function formatSigned(value: number): string {
  const rounded = Math.round(value);
  const sign = rounded > 0 ? '+' : rounded < 0 ? MINUS : '±';
  return `${sign}${formatCount(Math.abs(rounded))}`;
}

const WEEKDAY = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'long' });

/** `15.11.`, `15.11.2026`, `Sunday 15.11.` */
export function formatDay(day: string, format: 'short' | 'year' | 'weekday'): string {
  const full = formatTypedDay(day.slice(0, 10));
  if (format === 'year') return full;
  const short = full.slice(0, -4);
  return format === 'short' ? short : `${WEEKDAY.format(new Date(day))} ${short}`;
}
