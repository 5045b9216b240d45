import { parseCalendarDay } from '@nettobonus/domain/shared/calendar-day';
import { formatDateTime } from './format-market-date-time.ts';

export type ParsedScheduleTime =
  | { ok: true; at: Date }
  | { ok: false; field: 'date' | 'time'; message: string };

const MINUTE_MS = 60_000;

/** Reads a date and a time of day as a Nordic editor types them, `16.11.2026` and `15:59`, in a time zone. */
export function parseScheduleTime(
  { date, time }: { date: string; time: string },
  { timeZone, now }: { timeZone: string; now: Date },
): ParsedScheduleTime {
  const [dateText = '', timeInDate = ''] = date.trim().split(/\s+/);
  const day = parseCalendarDay(dateText);
  if (day === null) {
    return fail(
      'date',
      dateText === '' ? 'Enter a date, for example 16.11.2026.' : describeInvalidDate(dateText),
    );
  }
  const timeText = time.trim() || timeInDate;
  if (timeText === '') return fail('time', 'Enter a time, for example 15:00.');
  const clock = /^([01]?\d|2[0-3])[.:]([0-5]\d)$/.exec(timeText);
  if (!clock) return fail('time', 'Enter a time between 00:00 and 23:59, for example 15:00.');
  const at = toInstant(`${day}T${(clock[1] ?? '').padStart(2, '0')}:${clock[2]}:00Z`, timeZone);
  if (!at)
    return fail(
      'time',
      'This time does not exist on that day, because the clocks go forward. Enter a later one.',
    );
  if (at <= now) {
    return fail(
      'time',
      `This time is in the past: now it is ${formatDateTime(now, timeZone)}. Enter a later one.`,
    );
  }
  return { ok: true, at };
}

const fail = (field: 'date' | 'time', message: string): ParsedScheduleTime => ({ ok: false, field, message });

const describeInvalidDate = (text: string) =>
  /^\d/.test(text)
    ? `${text} is not a date. Enter day, month and year, for example 16.11.2026.`
    : 'Enter day, month and year, for example 16.11.2026.';

/** The instant at which clocks in the time zone show the time; null if they skip it. */
function toInstant(asUtc: string, timeZone: string): Date | null {
  const wanted = new Date(asUtc);
  const shown = formatDateTime(wanted, 'UTC');
  // The offset before and after a change of the clocks.
  const candidates = [-1, 1].map(
    (days) =>
      new Date(wanted.getTime() - getOffset(new Date(wanted.getTime() + days * 1440 * MINUTE_MS), timeZone)),
  );
  return candidates.find((candidate) => formatDateTime(candidate, timeZone) === shown) ?? null;
}

/** How far the time zone is ahead of UTC at an instant. */
function getOffset(at: Date, timeZone: string): number {
  const local = at.toLocaleString('sv-SE', { timeZone }).replace(' ', 'T');
  return new Date(`${local}Z`).getTime() - Math.floor(at.getTime() / 1000) * 1000;
}
