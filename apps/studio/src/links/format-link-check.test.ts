import type { LinkCheck } from '@nettobonus/store/link-checks';
import { expect, test } from 'vitest';
import { answerOf, badgeOf, momentOf, noteOf, timeOf } from './format-link-check.ts';

const checked = (more: Partial<LinkCheck> = {}): LinkCheck => ({
  status: 'ok',
  reason: 'fine',
  failures: 0,
  httpStatus: 200,
  finalUrl: 'https://www.casino.example/bonus',
  ms: 240,
  phrase: null,
  endHost: 'casino.example',
  checkedAt: new Date('2026-11-13T04:10:00Z'),
  lastOkAt: null,
  ...more,
});

test('a link in order has no note', () => {
  expect(noteOf(checked())).toBe('');
  expect(badgeOf(checked())).toBe('In order');
});

test('a failure says how often in a row it occurred, and until when the link was in order', () => {
  const gone = checked({ reason: 'gone', httpStatus: 404, failures: 1 });
  expect(noteOf(gone)).toBe('Page not found: first failure');
  expect(noteOf({ ...gone, failures: 3, lastOkAt: new Date('2026-11-12T04:10:00Z') })).toBe(
    'Page not found: 3 times in a row, in order until 12 Nov',
  );
});

test('a different host is named with the expected one', () => {
  const moved = checked({ reason: 'other host', finalUrl: 'https://www.parked.net/x' });
  expect(noteOf(moved)).toBe('Leads to parked.net instead of casino.example');
});

test('hosts are written in Unicode', () => {
  const unknown = checked({
    reason: 'unknown host',
    finalUrl: 'https://björkdunge-bet.example/',
    failures: 1,
  });
  expect(noteOf(unknown)).toBe('björkdunge-bet.example does not exist: first failure');
  expect(noteOf({ ...unknown, finalUrl: new URL(unknown.finalUrl).href })).toBe(noteOf(unknown));
  expect(noteOf(checked({ reason: 'forbidden address', finalUrl: 'http://[::1]/' }))).toContain('[::1]');
});

test('the response is the status, or why there is none', () => {
  expect(answerOf(checked({ httpStatus: 404 }))).toBe('404');
  expect(answerOf(checked({ httpStatus: null, reason: 'unknown host' }))).toBe('unknown host');
});

test('time is in milliseconds, the limit after a timeout, and empty without a response', () => {
  expect(timeOf(checked({ ms: 240 }))).toBe('240\u00a0ms');
  expect(timeOf(checked({ ms: 2840 }))).toBe('2\u00a0840\u00a0ms');
  expect(timeOf(checked({ httpStatus: null, reason: 'timeout', ms: 8001 }))).toBe('> 8 s');
  expect(timeOf(checked({ httpStatus: null, reason: 'refused', ms: 3 }))).toBe('–');
});

test('times are in the Finnish time zone', () => {
  expect(momentOf(new Date('2026-11-13T04:10:00Z'))).toBe('13 Nov, 06:10');
});
