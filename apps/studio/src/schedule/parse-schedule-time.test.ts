import { expect, test } from 'vitest';
import { parseScheduleTime } from './parse-schedule-time.ts';

const now = new Date('2026-11-16T12:00:00Z');
const parse = (date: string, time: string, timeZone = 'Europe/Helsinki') =>
  parseScheduleTime({ date, time }, { timeZone, now });

test.each([
  ['16.11.2026', '15:59', 'Europe/Helsinki', '2026-11-16T13:59:00.000Z'],
  ['16.11.2026', '15:59', 'Europe/Stockholm', '2026-11-16T14:59:00.000Z'],
  ['16.11.2026 15:59', '', 'Europe/Helsinki', '2026-11-16T13:59:00.000Z'],
  ['1.7.2027', '9.05', 'Europe/Helsinki', '2027-07-01T06:05:00.000Z'],
  ['2026-11-17', '00:00', 'Europe/Copenhagen', '2026-11-16T23:00:00.000Z'],
  // The clocks go back in this night: the first of the two times is meant.
  ['31.10.2027', '03:30', 'Europe/Helsinki', '2027-10-31T00:30:00.000Z'],
])('%s %s in %s is %s', (date, time, timeZone, at) => {
  expect(parse(date, time, timeZone)).toEqual({ ok: true, at: new Date(at) });
});

test.each([
  ['', '15:00', 'date', /^Enter a date/],
  ['30.2.2027', '15:00', 'date', /^30\.2\.2027 is not a date\./],
  ['tomorrow', '15:00', 'date', /^Enter day, month and year/],
  ['17.11.2026', '', 'time', /^Enter a time, for example/],
  ['17.11.2026', '25:00', 'time', /between 00:00 and 23:59/],
  ['17.11.2026', '3 pm', 'time', /between 00:00 and 23:59/],
  ['16.11.2026', '13:59', 'time', /^This time is in the past: now it is 16\.11\.2026 14:00\./],
  ['28.3.2027', '03:30', 'time', /^This time does not exist on that day/],
])('%s %s is refused with a sentence about the %s', (date, time, field, message) => {
  expect(parse(date, time)).toEqual({ ok: false, field, message: expect.stringMatching(message) });
});
