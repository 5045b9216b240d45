import { expect, test } from 'vitest';
import { afterFailedTry, type FailedTry, waitAfterTry } from './inbox-mail.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const failed = (more: Partial<FailedTry> = {}): FailedTry => ({
  tries: 1,
  since: NOW,
  isEndSent: false,
  code: null,
  isAboutMail: true,
  ...more,
});

test('waits grow from ten seconds to an hour', () => {
  expect([0, 1, 2, 3, 9, 10, 1_000].map(waitAfterTry)).toEqual([
    10_000, 10_000, 20_000, 40_000, 2_560_000, 3_600_000, 3_600_000,
  ]);
});

test('a connection that is lost before the end of the mail leads to another try', () => {
  expect(afterFailedTry(failed({ tries: 2 }), NOW)).toEqual({
    state: 'waiting',
    nextAt: new Date('2026-11-15T12:00:20Z'),
  });
});

test('one that is lost after the end does not: the server may have taken the mail', () => {
  expect(afterFailedTry(failed({ isEndSent: true }), NOW)).toEqual({ state: 'handed-over' });
});

test.each([false, true])('"not now" is a definite no, whether the end was sent (%s)', (isEndSent) => {
  expect(afterFailedTry(failed({ isEndSent, code: 451 }), NOW)).toMatchObject({ state: 'waiting' });
});

test.each([false, true])('"never" ends it, whether the end was sent (%s)', (isEndSent) => {
  expect(afterFailedTry(failed({ isEndSent, code: 550 }), NOW)).toEqual({ state: 'refused' });
});

test('a refused login says nothing about the mail: it is mended and tried again', () => {
  expect(afterFailedTry(failed({ code: 535, isAboutMail: false }), NOW)).toMatchObject({ state: 'waiting' });
});

test('after three days it is given up', () => {
  const since = (ms: number) => new Date(NOW.getTime() - 3 * 86_400_000 + ms);
  expect(afterFailedTry(failed({ since: since(10_000) }), NOW)).toMatchObject({ state: 'waiting' });
  expect(afterFailedTry(failed({ since: since(9_999) }), NOW)).toEqual({ state: 'given-up' });
});
