import { expect, test } from 'vitest';
import { isCalendarDay, parseCalendarDay } from './calendar-day.ts';

test.each(['2026-11-16', '2026-1-5', '2028-02-29'])('%s is read as Swedish spreadsheets write it', (text) => {
  const [year, month = '', day = ''] = text.split('-');
  expect(parseCalendarDay(text)).toBe(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
});

test.each([
  ['16.11.2026', '2026-11-16'],
  ['6.1.2026', '2026-01-06'],
  ['06.01.2026', '2026-01-06'],
  ['16-11-2026', '2026-11-16'],
  ['1-2-2026', '2026-02-01'],
])('%s is read as Finnish, Norwegian and Danish spreadsheets write it', (text, day) => {
  expect(parseCalendarDay(text)).toBe(day);
});

test.each([
  '2026-13-45',
  '2026-02-29',
  '31.4.2026',
  '16.11-2026',
  '16.11.26',
  '11/16/2026',
  '46342',
  '2026-11-16T00:00',
  '',
])('%j is not a date', (text) => {
  expect(parseCalendarDay(text)).toBeNull();
});

test('a stored day has the form year-month-day and exists', () => {
  expect(['2026-11-16', '2026-13-45', '2026-02-30', '16.11.2026', '2026-1-5'].filter(isCalendarDay)).toEqual([
    '2026-11-16',
  ]);
});
