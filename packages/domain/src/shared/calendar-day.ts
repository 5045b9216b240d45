import { z } from 'zod';

const isoDay = z.iso.date();

/** Whether the text is a day that exists, as year-month-day: not 2026-02-30. */
export const isCalendarDay = (text: string): boolean => isoDay.safeParse(text).success;

/** `2026-11-16` as an editor writes it: `16.11.2026`. */
export function formatCalendarDay(day: string): string {
  const [year, month, date] = day.split('-');
  return `${Number(date)}.${Number(month)}.${year}`;
}

const YEAR_FIRST = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/;
/** As spreadsheets write dates in Finland and Norway (16.11.2026) and in Denmark (16-11-2026). */
const DAY_FIRST = /^(?<day>\d{1,2})(?<separator>[.-])(?<month>\d{1,2})\k<separator>(?<year>\d{4})$/;

/** Reads a date in a Nordic format. Returns it as year-month-day; null if it has another format or does not exist. */
export function parseCalendarDay(text: string): string | null {
  const { year = '', month = '', day = '' } = (YEAR_FIRST.exec(text) ?? DAY_FIRST.exec(text))?.groups ?? {};
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDay(iso) ? iso : null;
}
