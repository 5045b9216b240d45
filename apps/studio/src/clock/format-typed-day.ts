import { formatCalendarDay, isCalendarDay, parseCalendarDay } from '@nettobonus/domain/shared/calendar-day';

/** `2026-11-16` as an editor writes it: `16.11.2026`. Anything else stays as it was typed. */
export function formatTypedDay(value: string): string {
  return isCalendarDay(value) ? formatCalendarDay(value) : value;
}

/** What a typed day is stored as: `2026-11-16` for `16.11.2026`. What is no day stays as it was typed. */
export const parseTypedDay = (text: string): string => parseCalendarDay(text.trim()) ?? text;
