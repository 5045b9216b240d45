import { describe, expect, test } from 'vitest';
import {
  isDue,
  isNetworkDown,
  isNetworkProblem,
  judgeLink,
  LINK_PROBLEMS,
  type LinkHistory,
  type LinkObservation,
  NO_HISTORY,
  registeredHost,
} from './link-health.ts';

type Answered = Extract<LinkObservation, { kind: 'answered' }>;

const answered = (more: Partial<Answered> = {}): LinkObservation => ({
  kind: 'answered',
  httpStatus: 200,
  finalUrl: 'https://www.casino.example/bonus',
  ms: 240,
  phrase: null,
  ...more,
});
const failed = (problem: (typeof LINK_PROBLEMS)[number]): LinkObservation => ({
  kind: 'failed',
  problem,
  finalUrl: 'https://www.casino.example/bonus',
  ms: 100,
});
const KNOWN: LinkHistory = { failures: 0, end: { host: 'casino.example', isDeep: true } };

describe('a response', () => {
  test('that is successful is fine, and its target is remembered', () => {
    expect(judgeLink(answered(), NO_HISTORY)).toEqual({
      status: 'ok',
      reason: 'fine',
      failures: 0,
      end: { host: 'casino.example', isDeep: true },
    });
  });

  test.each([403, 405, 429])(
    '%i means that the server refuses robots, and is not a failure',
    (httpStatus) => {
      expect(judgeLink(answered({ httpStatus }), { ...KNOWN, failures: 1 })).toEqual({
        status: 'ok',
        reason: 'refuses robots',
        failures: 0,
        end: KNOWN.end,
      });
    },
  );

  test('that refuses robots gives no target to remember', () => {
    expect(judgeLink(answered({ httpStatus: 403 }), NO_HISTORY).end).toBeNull();
  });

  test('after a failure resets the count', () => {
    expect(judgeLink(answered(), { ...KNOWN, failures: 5 })).toMatchObject({
      status: 'ok',
      failures: 0,
    });
  });

  test.each([300, 304, 400, 401, 451])('%i needs review and is never broken', (httpStatus) => {
    expect(judgeLink(answered({ httpStatus }), { ...KNOWN, failures: 5 })).toMatchObject({
      status: 'review',
      reason: 'odd answer',
      failures: 0,
    });
  });

  test.each([
    [3_000, 'fine'],
    [3_001, 'slow'],
  ])('after %i ms is %s', (ms, reason) => {
    expect(judgeLink(answered({ ms }), KNOWN).reason).toBe(reason);
  });

  test('that is slow needs review, and its target is remembered', () => {
    expect(judgeLink(answered({ ms: 4_000 }), NO_HISTORY)).toMatchObject({
      status: 'review',
      end: { host: 'casino.example' },
    });
  });

  test('with an expired offer needs review, and its target is not remembered', () => {
    expect(judgeLink(answered({ phrase: 'offer expired' }), NO_HISTORY)).toMatchObject({
      status: 'review',
      reason: 'expired',
      end: null,
    });
  });
});

describe('the target of a link', () => {
  test('on another host than before needs review until an editor accepts it', () => {
    const first = judgeLink(answered({ finalUrl: 'https://parked.example.net/bonus' }), KNOWN);
    expect(first).toMatchObject({ status: 'review', reason: 'other host', end: KNOWN.end });
    expect(judgeLink(answered({ finalUrl: 'https://parked.example.net/bonus' }), first).reason).toBe(
      'other host',
    );
  });

  test('on another host needs review, even if that host refuses robots', () => {
    const observation = answered({ httpStatus: 403, finalUrl: 'https://parked.net/bonus' });
    expect(judgeLink(observation, KNOWN).reason).toBe('other host');
  });

  test('on a subdomain counts as the same host', () => {
    expect(judgeLink(answered({ finalUrl: 'https://play.casino.example/x' }), KNOWN).reason).toBe('fine');
  });

  test('needs review if it is now the front page', () => {
    expect(judgeLink(answered({ finalUrl: 'https://casino.example/?from=us' }), KNOWN)).toMatchObject({
      status: 'review',
      reason: 'front page',
      end: KNOWN.end,
    });
  });

  test('is fine if it always was the front page', () => {
    const history: LinkHistory = { failures: 0, end: { host: 'casino.example', isDeep: false } };
    expect(judgeLink(answered({ finalUrl: 'https://casino.example/' }), history).reason).toBe('fine');
    expect(judgeLink(answered(), history).end).toEqual({ host: 'casino.example', isDeep: true });
  });
});

describe('a failure', () => {
  const failures = [
    ...LINK_PROBLEMS.map((problem) => [problem, failed(problem)] as const),
    ...[404, 410, 500, 503].map((httpStatus) => [httpStatus, answered({ httpStatus })] as const),
  ];

  test.each(failures)('of %s needs review once, and is broken at the second in a row', (_, observation) => {
    const first = judgeLink(observation, KNOWN);
    expect(first).toMatchObject({ status: 'review', failures: 1, end: KNOWN.end });
    const second = judgeLink(observation, first);
    expect(second).toMatchObject({ status: 'broken', failures: 2, end: KNOWN.end });
    expect(judgeLink(observation, second)).toMatchObject({ status: 'broken', failures: 3 });
  });

  test('of another kind continues the count', () => {
    const first = judgeLink(answered({ httpStatus: 404 }), KNOWN);
    expect(first.reason).toBe('gone');
    expect(judgeLink(failed('timeout'), first)).toMatchObject({ status: 'broken', reason: 'timeout' });
  });
});

test.each([
  ['casino.com', 'casino.com'],
  ['www.casino.com', 'casino.com'],
  ['a.b.casino.fi.', 'casino.fi'],
  ['www.casino.co.uk', 'casino.co.uk'],
  ['www.casino.gob.mx', 'casino.gob.mx'],
  ['casino.priv.no', 'casino.priv.no'],
  ['co.uk', 'co.uk'],
  ['www.co.com', 'co.com'],
  ['localhost', 'localhost'],
  ['10.0.0.1', '10.0.0.1'],
  ['[2001:db8::1]', '[2001:db8::1]'],
])('the registered domain of %s is %s', (hostname, registered) => {
  expect(registeredHost(hostname)).toBe(registered);
});

describe('whether a link is due', () => {
  const now = new Date('2026-11-15T06:10:00Z');
  const ago = (hours: number, failures = 0) => ({
    checkedAt: new Date(now.getTime() - hours * 3_600_000),
    failures,
  });

  test.each([
    ['never checked', null, true],
    ['checked yesterday', ago(23.9), true],
    ['checked this morning', ago(19.9), false],
    ['failed for the first time an hour ago', ago(0.95, 1), true],
    ['failed for the first time just now', ago(0.7, 1), false],
    ['broken, checked an hour ago', ago(1, 2), false],
    ['broken, checked yesterday', ago(20, 2), true],
  ])('%s', (_, checked, due) => {
    expect(isDue(checked, { now })).toBe(due);
  });

  test('in a run started by hand, each link is due once, whatever its age', () => {
    expect(isDue(ago(0.1), { now, since: new Date(now.getTime() - 60_000) })).toBe(true);
    expect(isDue(ago(0), { now, since: new Date(now.getTime() - 60_000) })).toBe(false);
    expect(isDue(ago(30), { now, since: null })).toBe(true);
  });
});

test('many hosts without a response mean that our own network is down', () => {
  expect(isNetworkDown({ hosts: 5, heardFrom: 0 })).toBe(true);
  expect(isNetworkDown({ hosts: 5, heardFrom: 1 })).toBe(false);
  expect(isNetworkDown({ hosts: 4, heardFrom: 0 })).toBe(false);
});

test('only timeouts and unreachable hosts may be problems of our own network', () => {
  expect(LINK_PROBLEMS.filter((problem) => isNetworkProblem(failed(problem)))).toEqual([
    'timeout',
    'unreachable',
  ]);
  expect(isNetworkProblem(answered({ httpStatus: 500 }))).toBe(false);
});
