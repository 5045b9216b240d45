import { expect, test } from 'vitest';
import { backoffAfter, type FailedAttempt, nextStateAfterFailure } from './inbox-mail.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const failed = (overrides: Partial<FailedAttempt> = {}): FailedAttempt => ({
  tries: 1,
  since: NOW,
  isEndSent: false,
  code: null,
  isAboutMail: true,
  ...overrides,
});

test('the backoff grows from ten seconds to an hour', () => {
  expect([0, 1, 2, 3, 9, 10, 1_000].map(backoffAfter)).toEqual([
    10_000, 10_000, 20_000, 40_000, 2_560_000, 3_600_000, 3_600_000,
  ]);
});

test('retries if the connection is lost before the end of the mail', () => {
  expect(nextStateAfterFailure(failed({ tries: 2 }), NOW)).toEqual({
    state: 'waiting',
    nextAt: new Date('2026-11-15T12:00:20Z'),
  });
});

test('does not retry if the connection is lost after the end: the server may have accepted the mail', () => {
  expect(nextStateAfterFailure(failed({ isEndSent: true }), NOW)).toEqual({ state: 'handed-over' });
});

test.each([false, true])(
  'retries after a temporary error, whether or not the end was sent (%s)',
  (isEndSent) => {
    expect(nextStateAfterFailure(failed({ isEndSent, code: 451 }), NOW)).toMatchObject({ state: 'waiting' });
  },
);

test.each([false, true])(
  'does not retry after a permanent error, whether or not the end was sent (%s)',
  (isEndSent) => {
    expect(nextStateAfterFailure(failed({ isEndSent, code: 550 }), NOW)).toEqual({ state: 'refused' });
  },
);

test('retries after a rejected login: the error does not concern the mail', () => {
  expect(nextStateAfterFailure(failed({ code: 535, isAboutMail: false }), NOW)).toMatchObject({
    state: 'waiting',
  });
});

test('gives up after three days', () => {
  const since = (ms: number) => new Date(NOW.getTime() - 3 * 86_400_000 + ms);
  expect(nextStateAfterFailure(failed({ since: since(10_000) }), NOW)).toMatchObject({ state: 'waiting' });
  expect(nextStateAfterFailure(failed({ since: since(9_999) }), NOW)).toEqual({ state: 'given-up' });
});
