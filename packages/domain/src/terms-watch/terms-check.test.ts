import { expect, test } from 'vitest';
import { getTermsState, isTermsCheckDue, type WatchedTerms } from './terms-check.ts';

const now = new Date('2026-11-16T02:20:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);

test('an address is fetched at once, then every week', () => {
  expect(isTermsCheckDue({ fetchedAt: null, failedAt: null }, { now })).toBe(true);
  expect(isTermsCheckDue({ fetchedAt: daysAgo(6), failedAt: null }, { now })).toBe(false);
  expect(isTermsCheckDue({ fetchedAt: daysAgo(6.9), failedAt: null }, { now })).toBe(true);
});

test('a failed request is repeated every day', () => {
  expect(isTermsCheckDue({ fetchedAt: daysAgo(3), failedAt: daysAgo(0.2) }, { now })).toBe(false);
  expect(isTermsCheckDue({ fetchedAt: daysAgo(3), failedAt: daysAgo(0.95) }, { now })).toBe(true);
});

test('a check on request fetches everything that was not requested since', () => {
  const since = daysAgo(0.1);
  expect(isTermsCheckDue({ fetchedAt: daysAgo(1), failedAt: null }, { now, since })).toBe(true);
  expect(isTermsCheckDue({ fetchedAt: daysAgo(0.05), failedAt: null }, { now, since })).toBe(false);
  expect(isTermsCheckDue({ fetchedAt: daysAgo(1), failedAt: daysAgo(0.05) }, { now, since })).toBe(false);
});

const unchanged: WatchedTerms = {
  hasAddress: true,
  readDigest: 'a',
  fetchedDigest: 'a',
  fetchedAt: now,
  failedAt: null,
};

test('a text that differs from the last one read is changed, even if a later request fails', () => {
  expect(getTermsState(unchanged)).toBe('unchanged');
  expect(getTermsState({ ...unchanged, fetchedDigest: 'b' })).toBe('changed');
  expect(getTermsState({ ...unchanged, fetchedDigest: 'b', failedAt: now })).toBe('changed');
});

test('a failure never counts as unchanged', () => {
  expect(getTermsState({ ...unchanged, failedAt: now })).toBe('failed');
  const never = { ...unchanged, readDigest: null, fetchedDigest: null, fetchedAt: null };
  expect(getTermsState({ ...never, failedAt: now })).toBe('failed');
  expect(getTermsState(never)).toBe('waiting');
  expect(getTermsState({ ...never, hasAddress: false })).toBe('no address');
});
