import type { LinkCheck } from '@nettobonus/store/link-checks';
import { expect, test } from 'vitest';
import { formatBadge, formatNote, formatResponse, formatResponseTime } from './format-link-check.ts';

const createCheck = (overrides: Partial<LinkCheck> = {}): LinkCheck => ({
  status: 'ok',
  reason: 'fine',
  failures: 0,
  httpStatus: 200,
  finalUrl: 'https://www.casino.example/bonus',
  ms: 240,
  phrase: null,
  expectedHost: 'casino.example',
  checkedAt: new Date('2026-11-13T04:10:00Z'),
  lastOkAt: null,
  ...overrides,
});

test('a link without problems has no note', () => {
  expect(formatNote(createCheck())).toBe('');
  expect(formatBadge(createCheck())).toBe('In order');
});

test('the note on a failure says how many times in a row it occurred, and until when the link was in order', () => {
  const gone = createCheck({ reason: 'gone', httpStatus: 404, failures: 1 });
  expect(formatNote(gone)).toBe('Page not found: first failure');
  expect(formatNote({ ...gone, failures: 3, lastOkAt: new Date('2026-11-12T04:10:00Z') })).toBe(
    'Page not found: 3 times in a row, in order until 12.11.2026',
  );
});

test('a note on a different host names both hosts', () => {
  const redirected = createCheck({ reason: 'other host', finalUrl: 'https://www.parked.net/x' });
  expect(formatNote(redirected)).toBe('Leads to parked.net instead of casino.example');
});

test('notes show host names in Unicode', () => {
  const unknownHost = createCheck({
    reason: 'unknown host',
    finalUrl: 'https://björkdunge-bet.example/',
    failures: 1,
  });
  expect(formatNote(unknownHost)).toBe('björkdunge-bet.example does not exist: first failure');
  expect(formatNote({ ...unknownHost, finalUrl: new URL(unknownHost.finalUrl).href })).toBe(
    formatNote(unknownHost),
  );
  expect(formatNote(createCheck({ reason: 'forbidden address', finalUrl: 'http://[::1]/' }))).toContain(
    '[::1]',
  );
});

test('the response is the HTTP status, or the reason why there is none', () => {
  expect(formatResponse(createCheck({ httpStatus: 404 }))).toBe('404');
  expect(formatResponse(createCheck({ httpStatus: null, reason: 'unknown host' }))).toBe('unknown host');
});

test('the response time is in milliseconds, the limit after a timeout, and a dash without a response', () => {
  expect(formatResponseTime(createCheck({ ms: 240 }))).toBe('240\u00a0ms');
  expect(formatResponseTime(createCheck({ ms: 2840 }))).toBe('2\u00a0840\u00a0ms');
  expect(formatResponseTime(createCheck({ httpStatus: null, reason: 'timeout', ms: 8001 }))).toBe('> 8 s');
  expect(formatResponseTime(createCheck({ httpStatus: null, reason: 'refused', ms: 3 }))).toBe('–');
});
