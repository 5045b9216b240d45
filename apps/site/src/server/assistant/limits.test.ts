import { describe, expect, test } from 'vitest';
import { ChatLimits, LIMITS } from './limits.ts';

const START = Date.UTC(2025, 10, 15, 12, 0, 10);
const MINUTE = 60_000;

function createLimits(start = START) {
  const clock = { now: start };
  return { clock, limits: new ChatLimits(() => clock.now) };
}
const askOnce = (limits: ChatLimits, address = 'a') => {
  const admission = limits.admit(address);
  if (admission.admitted) admission.release();
  return admission;
};

test('questions per minute are limited, and a denial says when to retry', () => {
  const { clock, limits } = createLimits();
  for (let count = 0; count < LIMITS.questionsPerMinute; count++) expect(askOnce(limits).admitted).toBe(true);
  expect(askOnce(limits)).toEqual({ admitted: false, retryAfterSeconds: 50 });
  expect(askOnce(limits, 'b').admitted).toBe(true);
  clock.now += 50_000;
  expect(askOnce(limits).admitted).toBe(true);
});

test('questions per visitor per day are limited until midnight', () => {
  const { clock, limits } = createLimits();
  for (let count = 0; count < LIMITS.questionsPerDay; count++) {
    expect(askOnce(limits).admitted).toBe(true);
    clock.now += MINUTE;
  }
  const untilMidnight = (Date.UTC(2025, 10, 16) - clock.now) / 1000;
  expect(askOnce(limits)).toEqual({ admitted: false, retryAfterSeconds: untilMidnight });
  clock.now = Date.UTC(2025, 10, 16);
  expect(askOnce(limits).admitted).toBe(true);
});

test('questions per day are limited for the whole site', () => {
  const { limits } = createLimits();
  for (let count = 0; count < LIMITS.siteQuestionsPerDay; count++) askOnce(limits, `visitor ${count}`);
  expect(askOnce(limits, 'one more').admitted).toBe(false);
});

test('concurrent streams count until they are released; releasing twice counts once', () => {
  const { limits } = createLimits();
  const open = Array.from({ length: LIMITS.streamsPerVisitor }, () => limits.admit('a'));
  expect(limits.admit('a').admitted).toBe(false);
  const [first] = open;
  if (first?.admitted) {
    first.release();
    first.release();
  }
  expect(limits.openStreams).toBe(LIMITS.streamsPerVisitor - 1);
  expect(limits.admit('a').admitted).toBe(true);
});

test('concurrent streams are limited for the whole site', () => {
  const { limits } = createLimits();
  for (let stream = 0; stream < LIMITS.siteStreams; stream++) limits.admit(`visitor ${stream}`);
  expect(limits.admit('one more').admitted).toBe(false);
});

describe('the daily tokens', () => {
  const getTokens = (limits: ChatLimits, address: string) => {
    const admission = limits.admit(address);
    if (!admission.admitted) throw new Error(`${address} was not admitted`);
    admission.release();
    return admission.tokens;
  };

  test('are limited for each visitor, and reset at midnight', () => {
    const { clock, limits } = createLimits();
    const tokens = getTokens(limits, '192.0.2.1');
    expect(tokens.reserve(LIMITS.visitorTokensPerDay)).toBe(true);
    expect(tokens.hasTokensLeft()).toBe(false);
    expect(getTokens(limits, '192.0.2.1').hasTokensLeft()).toBe(false);
    expect(getTokens(limits, '192.0.2.2').hasTokensLeft()).toBe(true);
    clock.now += 24 * 60 * MINUTE;
    expect(tokens.hasTokensLeft()).toBe(true);
  });

  test.each([
    ['an IPv4 /24', (host: number) => `192.0.2.${host}`, '192.0.3.1'],
    ['an IPv6 /48', (host: number) => `2001:db8:1:${host}`, '2001:db8:2:1'],
  ])('are limited for %s', (_, getAddress, otherAddress) => {
    const { limits } = createLimits();
    const visitors = Array.from({ length: 20 }, (_, host) => getTokens(limits, getAddress(host)));
    const spenders = visitors.filter((tokens) => tokens.reserve(LIMITS.visitorTokensPerDay));
    expect(spenders.length * LIMITS.visitorTokensPerDay).toBe(LIMITS.blockTokensPerDay);
    expect(getTokens(limits, otherAddress).hasTokensLeft()).toBe(true);
  });

  test('are limited for the whole site', () => {
    const { limits } = createLimits();
    const visitors = Math.floor(LIMITS.siteTokensPerDay / LIMITS.visitorTokensPerDay);
    for (let visitor = 0; visitor < visitors; visitor++) {
      expect(getTokens(limits, `192.0.${visitor}.1`).reserve(LIMITS.visitorTokensPerDay)).toBe(true);
    }
    expect(getTokens(limits, '198.51.100.1').reserve(LIMITS.visitorTokensPerDay)).toBe(false);
  });

  test('are reserved before a call, so that parallel calls do not exceed the limit; unused tokens are returned', () => {
    const { limits } = createLimits();
    const first = getTokens(limits, 'a');
    const second = getTokens(limits, 'a');
    expect(first.reserve(LIMITS.visitorTokensPerDay - 10)).toBe(true);
    expect(second.reserve(11)).toBe(false);
    first.settle(LIMITS.visitorTokensPerDay - 10, 100);
    expect(second.reserve(LIMITS.visitorTokensPerDay - 100)).toBe(true);
    expect(second.hasTokensLeft()).toBe(false);
  });

  test.each([
    ['one visitor', 'a tenth', 10, 1],
    ['one address block', 'a fifth', 5, 256],
  ])('cannot be used up by %s beyond %s', (_, __, parts, hosts) => {
    const { limits } = createLimits();
    const budgets = Array.from({ length: hosts }, (___, host) => getTokens(limits, `192.0.2.${host}`));
    let spent = 0;
    for (let call = 0; call < 1_000; call++) {
      if (budgets[call % hosts]?.reserve(2_500)) spent += 2_500;
    }
    expect(spent).toBeGreaterThan(0);
    expect(spent * parts).toBeLessThanOrEqual(LIMITS.siteTokensPerDay);
  });
});
