import { describe, expect, test } from 'vitest';
import {
  evaluateLink,
  getRegistrableDomain,
  isDue,
  isNetworkDown,
  isNetworkProblem,
  LINK_PROBLEMS,
  type LinkHistory,
  type LinkObservation,
  NO_HISTORY,
} from './link-health.ts';

type Response = Extract<LinkObservation, { kind: 'response' }>;

const respond = (overrides: Partial<Response> = {}): LinkObservation => ({
  kind: 'response',
  httpStatus: 200,
  finalUrl: 'https://www.casino.example/bonus',
  ms: 240,
  phrase: null,
  ...overrides,
});
const failed = (problem: (typeof LINK_PROBLEMS)[number]): LinkObservation => ({
  kind: 'failed',
  problem,
  finalUrl: 'https://www.casino.example/bonus',
  ms: 100,
});
const KNOWN: LinkHistory = { failures: 0, target: { host: 'casino.example', isDeep: true } };

describe('a response', () => {
  test('that is successful is fine, and sets the target', () => {
    expect(evaluateLink(respond(), NO_HISTORY)).toEqual({
      status: 'ok',
      reason: 'fine',
      failures: 0,
      target: { host: 'casino.example', isDeep: true },
    });
  });

  test.each([403, 405, 429])('%i means that the server blocks bots, and is not a failure', (httpStatus) => {
    expect(evaluateLink(respond({ httpStatus }), { ...KNOWN, failures: 1 })).toEqual({
      status: 'ok',
      reason: 'refuses robots',
      failures: 0,
      target: KNOWN.target,
    });
  });

  test('that blocks bots does not set the target', () => {
    expect(evaluateLink(respond({ httpStatus: 403 }), NO_HISTORY).target).toBeNull();
  });

  test('after a failure resets the count', () => {
    expect(evaluateLink(respond(), { ...KNOWN, failures: 5 })).toMatchObject({
      status: 'ok',
      failures: 0,
    });
  });

  test.each([300, 304, 400, 401, 451])('%i needs review and is never broken', (httpStatus) => {
    expect(evaluateLink(respond({ httpStatus }), { ...KNOWN, failures: 5 })).toMatchObject({
      status: 'review',
      reason: 'odd answer',
      failures: 0,
    });
  });

  test.each([
    [3_000, 'fine'],
    [3_001, 'slow'],
  ])('after %i ms is %s', (ms, reason) => {
    expect(evaluateLink(respond({ ms }), KNOWN).reason).toBe(reason);
  });

  test('that is slow needs review, and sets the target', () => {
    expect(evaluateLink(respond({ ms: 4_000 }), NO_HISTORY)).toMatchObject({
      status: 'review',
      target: { host: 'casino.example' },
    });
  });

  test('with an expired offer needs review, and does not set the target', () => {
    expect(evaluateLink(respond({ phrase: 'offer expired' }), NO_HISTORY)).toMatchObject({
      status: 'review',
      reason: 'expired',
      target: null,
    });
  });
});

describe('the target of a link', () => {
  test('on a different host from before needs review until an editor accepts it', () => {
    const first = evaluateLink(respond({ finalUrl: 'https://parked.example.net/bonus' }), KNOWN);
    expect(first).toMatchObject({ status: 'review', reason: 'other host', target: KNOWN.target });
    expect(evaluateLink(respond({ finalUrl: 'https://parked.example.net/bonus' }), first).reason).toBe(
      'other host',
    );
  });

  test('on a different host needs review, even if that host blocks bots', () => {
    const observation = respond({ httpStatus: 403, finalUrl: 'https://parked.net/bonus' });
    expect(evaluateLink(observation, KNOWN).reason).toBe('other host');
  });

  test('on a subdomain counts as the same host', () => {
    expect(evaluateLink(respond({ finalUrl: 'https://play.casino.example/x' }), KNOWN).reason).toBe('fine');
  });

  test('needs review if it changes to the front page', () => {
    expect(evaluateLink(respond({ finalUrl: 'https://casino.example/?from=us' }), KNOWN)).toMatchObject({
      status: 'review',
      reason: 'front page',
      target: KNOWN.target,
    });
  });

  test('is fine if it has always been the front page', () => {
    const history: LinkHistory = { failures: 0, target: { host: 'casino.example', isDeep: false } };
    expect(evaluateLink(respond({ finalUrl: 'https://casino.example/' }), history).reason).toBe('fine');
    expect(evaluateLink(respond(), history).target).toEqual({ host: 'casino.example', isDeep: true });
  });
});

describe('a failure', () => {
  const failures = [
    ...LINK_PROBLEMS.map((problem) => [problem, failed(problem)] as const),
    ...[404, 410, 500, 503].map((httpStatus) => [httpStatus, respond({ httpStatus })] as const),
  ];

  test.each(failures)('of %s needs review, and a second one in a row means broken', (_, observation) => {
    const first = evaluateLink(observation, KNOWN);
    expect(first).toMatchObject({ status: 'review', failures: 1, target: KNOWN.target });
    const second = evaluateLink(observation, first);
    expect(second).toMatchObject({ status: 'broken', failures: 2, target: KNOWN.target });
    expect(evaluateLink(observation, second)).toMatchObject({ status: 'broken', failures: 3 });
  });

  test('of a different kind continues the count', () => {
    const first = evaluateLink(respond({ httpStatus: 404 }), KNOWN);
    expect(first.reason).toBe('gone');
    expect(evaluateLink(failed('timeout'), first)).toMatchObject({ status: 'broken', reason: 'timeout' });
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
])('the registrable domain of %s is %s', (hostname, registered) => {
  expect(getRegistrableDomain(hostname)).toBe(registered);
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

  test('each link is due once in a manual run, regardless of its age', () => {
    expect(isDue(ago(0.1), { now, since: new Date(now.getTime() - 60_000) })).toBe(true);
    expect(isDue(ago(0), { now, since: new Date(now.getTime() - 60_000) })).toBe(false);
    expect(isDue(ago(30), { now, since: null })).toBe(true);
  });
});

test('our own network counts as down if none of at least five hosts responds', () => {
  expect(isNetworkDown({ hosts: 5, respondingHosts: 0 })).toBe(true);
  expect(isNetworkDown({ hosts: 5, respondingHosts: 1 })).toBe(false);
  expect(isNetworkDown({ hosts: 4, respondingHosts: 0 })).toBe(false);
});

test('only timeouts and unreachable hosts may be caused by our own network', () => {
  expect(LINK_PROBLEMS.filter((problem) => isNetworkProblem(failed(problem)))).toEqual([
    'timeout',
    'unreachable',
  ]);
  expect(isNetworkProblem(respond({ httpStatus: 500 }))).toBe(false);
});
