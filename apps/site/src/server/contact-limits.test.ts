import { expect, test } from 'vitest';
import { CONTACT_LIMITS, ContactLimits } from './contact-limits.ts';

const START = Date.UTC(2025, 10, 15, 12, 0, 10);
const HOUR = 60 * 60_000;

function createLimits(start = START) {
  const clock = { now: start };
  return { clock, limits: new ContactLimits(() => clock.now) };
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

test('messages per day are limited for the whole site, until midnight', () => {
  const { clock, limits } = createLimits();
  for (let sent = 0; sent < CONTACT_LIMITS.siteMessagesPerDay; sent++) limits.admit(`visitor ${sent}`);
  expect(limits.admit('one more')).toEqual({ admitted: false, retryAfterSeconds: 12 * 3_600 - 10 });
  clock.now += 12 * HOUR;
  expect(limits.admit('one more').admitted).toBe(true);
});

test('a refunded message counts neither for the visitor nor for the site', () => {
  const { limits } = createLimits();
  for (let attempt = 0; attempt < CONTACT_LIMITS.siteMessagesPerDay + 1; attempt++) {
    const admission = limits.admit('a');
    expect(admission.admitted).toBe(true);
    if (admission.admitted) admission.refund();
  }
});

test('a refund in a later hour does not raise the limit of that hour', () => {
  const { clock, limits } = createLimits();
  const earlier = limits.admit('a');
  clock.now += HOUR;
  for (let sent = 0; sent < CONTACT_LIMITS.messagesPerHour; sent++) limits.admit('a');
  if (earlier.admitted) earlier.refund();
  expect(limits.admit('a').admitted).toBe(false);
});
