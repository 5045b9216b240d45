import { expect, test } from 'vitest';
import {
  answerDueAt,
  deletedAt,
  formatAge,
  formatExcerpt,
  isOverdue,
  resolveAnsweredAt,
  retentionStart,
  spamRetentionStart,
} from './inbox.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);

test('a message is overdue after the 24 hours that the contact form promises', () => {
  expect(isOverdue({ status: 'new', receivedAt: hoursAgo(24) }, NOW)).toBe(false);
  expect(isOverdue({ status: 'new', receivedAt: hoursAgo(24.01) }, NOW)).toBe(true);
  expect(isOverdue({ status: 'in-work', receivedAt: hoursAgo(30) }, NOW)).toBe(true);
  expect(answerDueAt(hoursAgo(24))).toEqual(NOW);
});

test.each(['answered', 'closed'] as const)('a message that is %s is never overdue', (status) => {
  expect(isOverdue({ status, receivedAt: hoursAgo(1_000) }, NOW)).toBe(false);
});

test.each([
  [0, '0 min'],
  [0.99, '59 min'],
  [1, '1 h'],
  [47.9, '47 h'],
  [48, '2 d'],
  [24 * 40, '40 d'],
  [-1, '0 min'],
])('formats %s hours as %s', (hours, formatted) => {
  expect(formatAge(hoursAgo(hours), NOW)).toBe(formatted);
});

test('the excerpt of a short message is the whole message on one line', () => {
  expect(formatExcerpt('  Hei!\n\nMinimitalletus on\tmuuttunut. ')).toBe('Hei! Minimitalletus on muuttunut.');
});

test('the excerpt continues after a greeting and omits the signature', () => {
  expect(formatExcerpt('Hei!\r\n\r\nMiksi non-sticky ei mene miinukselle?\r\n \r\nTerveisin Aino')).toBe(
    'Hei! Miksi non-sticky ei mene miinukselle?',
  );
});

test('truncates a long excerpt between words', () => {
  const excerpt = formatExcerpt(
    'Kierrätys koskee myös talletusta, teillä luki vain bonus, ja siksi laskin, väärin.',
  );
  expect(excerpt).toBe('Kierrätys koskee myös talletusta, teillä luki vain bonus, ja siksi…');
});

test('truncates a very long word, but never within a character', () => {
  expect(formatExcerpt('👍'.repeat(100))).toBe(`${'👍'.repeat(70)}…`);
});

test('marking a message as answered sets the time, and closing it keeps the time', () => {
  expect(resolveAnsweredAt('answered', null, NOW)).toEqual(NOW);
  expect(resolveAnsweredAt('answered', hoursAgo(5), NOW)).toEqual(hoursAgo(5));
  expect(resolveAnsweredAt('closed', hoursAgo(5), NOW)).toEqual(hoursAgo(5));
});

test('a message that is reopened, or closed without an answer, has no answer time', () => {
  expect(resolveAnsweredAt('closed', null, NOW)).toBeNull();
  expect(resolveAnsweredAt('in-work', hoursAgo(5), NOW)).toBeNull();
});

test('spam is stored for 30 days, and not longer than other messages', () => {
  const spamAt = new Date('2026-11-01T12:00:00Z');
  expect(deletedAt({ receivedAt: hoursAgo(1), spamAt: null }).toISOString()).toBe('2027-11-15T11:00:00.000Z');
  expect(deletedAt({ receivedAt: hoursAgo(1), spamAt }).toISOString()).toBe('2026-12-01T12:00:00.000Z');
  const receivedAt = new Date('2025-11-20T12:00:00Z');
  expect(deletedAt({ receivedAt, spamAt }).toISOString()).toBe('2026-11-20T12:00:00.000Z');
  expect(spamRetentionStart(NOW).toISOString()).toBe('2026-10-16T12:00:00.000Z');
});

test('messages are stored for twelve months', () => {
  expect(retentionStart(NOW).toISOString()).toBe('2025-11-15T12:00:00.000Z');
});
