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

test('what is in order has nothing to be said of it', () => {
  expect(noteOf(checked())).toBe('');
  expect(badgeOf(checked())).toBe('In order');
});

test('a failure says how often in a row, and until when the link was in order', () => {
  const gone = checked({ reason: 'gone', httpStatus: 404, failures: 1 });
  expect(noteOf(gone)).toBe('The page is not there: first time');
  expect(noteOf({ ...gone, failures: 3, lastOkAt: new Date('2026-11-12T04:10:00Z') })).toBe(
    'The page is not there: 3 times in a row, in order until 12 Nov',
  );
});

test('another host is named together with the one that is expected', () => {
  const moved = checked({ reason: 'other host', finalUrl: 'https://www.parked.net/x' });
  expect(noteOf(moved)).toBe('Leads to parked.net, not to casino.example');
});

test('hosts are written as people write them', () => {
  const unknown = checked({
    reason: 'unknown host',
    finalUrl: 'https://björkdunge-bet.example/',
    failures: 1,
  });
  expect(noteOf(unknown)).toBe('There is no björkdunge-bet.example: first time');
  expect(noteOf({ ...unknown, finalUrl: new URL(unknown.finalUrl).href })).toBe(noteOf(unknown));
  expect(noteOf(checked({ reason: 'forbidden address', finalUrl: 'http://[::1]/' }))).toContain('[::1]');
});

test('the answer is the status, or why there is none', () => {
  expect(answerOf(checked({ httpStatus: 404 }))).toBe('404');
  expect(answerOf(checked({ httpStatus: null, reason: 'unknown host' }))).toBe('unknown host');
});

test('time is in milliseconds, above the limit as the limit, and absent without a response', () => {
  expect(timeOf(checked({ ms: 240 }))).toBe('240\u00a0ms');
  expect(timeOf(checked({ ms: 2840 }))).toBe('2\u00a0840\u00a0ms');
  expect(timeOf(checked({ httpStatus: null, reason: 'timeout', ms: 8001 }))).toBe('> 8 s');
  expect(timeOf(checked({ httpStatus: null, reason: 'refused', ms: 3 }))).toBe('–');
});

test('times are in Finnish time', () => {
  expect(momentOf(new Date('2026-11-13T04:10:00Z'))).toBe('13 Nov, 06:10');
});
