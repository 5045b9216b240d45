import { expect, test, vi } from 'vitest';
import { CONTACT_LIMITS, ContactLimits } from './contact-limits.ts';

const START = Date.UTC(2025, 10, 15, 12, 0, 10);
const HOUR = 60 * 60_000;

function createLimits(start = START) {
  const clock = { now: start };
  const onThrottled = vi.fn();
  return { clock, onThrottled, limits: new ContactLimits({ now: () => clock.now, onThrottled }) };
}
/** Sends one message from each of `count` visitors. */
function sendFromMany(limits: ContactLimits, count: number): void {
  for (let sent = 0; sent < count; sent++) expect(limits.admit(`visitor ${sent}`).admitted).toBe(true);
}

test('messages per hour are limited, and a denial says when to retry', () => {
  const { clock, limits } = createLimits();
  for (let sent = 0; sent < CONTACT_LIMITS.messagesPerHour; sent++)
    expect(limits.admit('a').admitted).toBe(true);
  expect(limits.admit('a')).toEqual({ admitted: false, retryAfterSeconds: 3_590 });
  expect(limits.admit('b').admitted).toBe(true);
  clock.now += 3_590_000;
  expect(limits.admit('a').admitted).toBe(true);
});

test.each(['2001:db8:7:', '192.0.2.'])('the addresses in one address block share a limit: %s*', (prefix) => {
  const { limits } = createLimits();
  const sent = Array.from({ length: 100 }, (_, number) => limits.admit(`${prefix}${number}`).admitted);
  expect(sent.filter(Boolean)).toHaveLength(CONTACT_LIMITS.blockMessagesPerHour);
  expect(limits.admit('2001:db8:8:1').admitted).toBe(true);
  expect(limits.admit('192.0.3.1').admitted).toBe(true);
});

test('one address block cannot reach the limit of the whole site', () => {
  expect(24 * CONTACT_LIMITS.blockMessagesPerHour).toBeLessThan(CONTACT_LIMITS.siteMessagesPerDay);
});

test('after the daily limit the form is throttled until midnight, but stays open', () => {
  const { clock, limits } = createLimits();
  sendFromMany(limits, CONTACT_LIMITS.siteMessagesPerDay);
  expect(limits.admit('one more')).toEqual({ admitted: false, retryAfterSeconds: 10 });
  clock.now += CONTACT_LIMITS.throttledIntervalMs;
  expect(limits.admit('one more').admitted).toBe(true);
  expect(limits.admit('and one more').admitted).toBe(false);
  clock.now += 12 * HOUR;
  sendFromMany(limits, 10);
});

test('reaching the daily limit is reported once a day', () => {
  const { clock, limits, onThrottled } = createLimits();
  sendFromMany(limits, CONTACT_LIMITS.siteMessagesPerDay - 1);
  expect(onThrottled).not.toHaveBeenCalled();
  for (let attempt = 0; attempt < 3; attempt++) {
    limits.admit('one more');
    clock.now += CONTACT_LIMITS.throttledIntervalMs;
  }
  expect(onThrottled).toHaveBeenCalledTimes(1);
});

test('a refunded message counts neither for the visitor nor for the site', () => {
  const { limits, onThrottled } = createLimits();
  for (let attempt = 0; attempt < CONTACT_LIMITS.siteMessagesPerDay + 1; attempt++) {
    const admission = limits.admit('2001:db8:7:1');
    expect(admission.admitted).toBe(true);
    if (admission.admitted) admission.refund();
  }
  expect(onThrottled).not.toHaveBeenCalled();
});

test('a refund in a later hour does not raise the limit of that hour', () => {
  const { clock, limits } = createLimits();
  const earlier = limits.admit('a');
  clock.now += HOUR;
  for (let sent = 0; sent < CONTACT_LIMITS.messagesPerHour; sent++) limits.admit('a');
  if (earlier.admitted) earlier.refund();
  expect(limits.admit('a').admitted).toBe(false);
});
