import { expect, test } from 'vitest';
import { answerDueAt, answeredAtOf, formatAge, isOverdue, openingOf, retentionStart } from './inbox.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const before = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);

test('a message is overdue after more than the 24 hours that the contact form promises', () => {
  expect(isOverdue({ status: 'new', receivedAt: before(24) }, NOW)).toBe(false);
  expect(isOverdue({ status: 'new', receivedAt: before(24.01) }, NOW)).toBe(true);
  expect(isOverdue({ status: 'in-work', receivedAt: before(30) }, NOW)).toBe(true);
  expect(answerDueAt(before(24))).toEqual(NOW);
});

test.each(['answered', 'closed'] as const)('a message that is %s is never overdue', (status) => {
  expect(isOverdue({ status, receivedAt: before(1_000) }, NOW)).toBe(false);
});

test.each([
  [0, '0 min'],
  [0.99, '59 min'],
  [1, '1 h'],
  [47.9, '47 h'],
  [48, '2 d'],
  [24 * 40, '40 d'],
  [-1, '0 min'],
])('%s hours are formatted as %s', (hours, formatted) => {
  expect(formatAge(before(hours), NOW)).toBe(formatted);
});

test('the opening of a short message is the whole message on one line', () => {
  expect(openingOf('  Hei!\n\nMinimitalletus on\tmuuttunut. ')).toBe('Hei! Minimitalletus on muuttunut.');
});

test('the opening continues after a greeting, and leaves out the signature', () => {
  expect(openingOf('Hei!\r\n\r\nMiksi non-sticky ei mene miinukselle?\r\n \r\nTerveisin Aino')).toBe(
    'Hei! Miksi non-sticky ei mene miinukselle?',
  );
});

test('a long opening is cut between words', () => {
  const opening = openingOf(
    'Kierrätys koskee myös talletusta, teillä luki vain bonus, ja siksi laskin, väärin.',
  );
  expect(opening).toBe('Kierrätys koskee myös talletusta, teillä luki vain bonus, ja siksi…');
});

test('a very long word is cut, but never within a character', () => {
  expect(openingOf('👍'.repeat(100))).toBe(`${'👍'.repeat(70)}…`);
});

test('marking a message as answered sets the time, and closing it keeps the time', () => {
  expect(answeredAtOf('answered', null, NOW)).toEqual(NOW);
  expect(answeredAtOf('answered', before(5), NOW)).toEqual(before(5));
  expect(answeredAtOf('closed', before(5), NOW)).toEqual(before(5));
});

test('a message that is closed without an answer, or reopened, has no time of answer', () => {
  expect(answeredAtOf('closed', null, NOW)).toBeNull();
  expect(answeredAtOf('in-work', before(5), NOW)).toBeNull();
});

test('messages are stored for twelve months', () => {
  expect(retentionStart(NOW).toISOString()).toBe('2025-11-15T12:00:00.000Z');
});
