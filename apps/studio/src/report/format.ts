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

const DAY_FORMATS = {
  short: { day: 'numeric', month: 'short' },
  year: { day: 'numeric', month: 'short', year: 'numeric' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

/** `15 Nov`, `15 Nov 2026`, `Sunday 15 November` */
export function formatDay(day: string, format: keyof typeof DAY_FORMATS): string {
  return new Date(day).toLocaleDateString('en-GB', { timeZone: 'UTC', ...DAY_FORMATS[format] });
}
