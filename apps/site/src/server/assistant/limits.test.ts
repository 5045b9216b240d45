import { expect, test } from 'vitest';
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

test('questions per visitor and day are limited until midnight', () => {
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

test('the token budget runs out, and resets at midnight', () => {
  const { clock, limits } = createLimits();
  limits.spendTokens(LIMITS.siteTokensPerDay - 1);
  expect(limits.hasTokens).toBe(true);
  limits.spendTokens(1);
  expect(limits.hasTokens).toBe(false);
  clock.now += 24 * 60 * MINUTE;
  expect(limits.hasTokens).toBe(true);
});
