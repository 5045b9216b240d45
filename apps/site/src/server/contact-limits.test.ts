import { expect, test } from 'vitest';
import { CONTACT_LIMITS, ContactLimits } from './contact-limits.ts';

const START = Date.UTC(2025, 10, 15, 12, 0, 10);
const HOUR = 60 * 60_000;

function at(start = START) {
  const clock = { now: start };
  return { clock, limits: new ContactLimits(() => clock.now) };
}

test('messages per hour are limited, and the refusal says when to retry', () => {
  const { clock, limits } = at();
  for (let sent = 0; sent < CONTACT_LIMITS.messagesPerHour; sent++)
    expect(limits.admit('a').admitted).toBe(true);
  expect(limits.admit('a')).toEqual({ admitted: false, retryAfterSeconds: 3_590 });
  expect(limits.admit('b').admitted).toBe(true);
  clock.now += 3_590_000;
  expect(limits.admit('a').admitted).toBe(true);
});

test('the whole site has so many messages a day, until midnight', () => {
  const { clock, limits } = at();
  for (let sent = 0; sent < CONTACT_LIMITS.siteMessagesPerDay; sent++) limits.admit(`visitor ${sent}`);
  expect(limits.admit('one more')).toEqual({ admitted: false, retryAfterSeconds: 12 * 3_600 - 10 });
  clock.now += 12 * HOUR;
  expect(limits.admit('one more').admitted).toBe(true);
});

test('a message that was not stored is not counted, for the visitor or the site', () => {
  const { limits } = at();
  for (let tried = 0; tried < CONTACT_LIMITS.siteMessagesPerDay + 1; tried++) {
    const admission = limits.admit('a');
    expect(admission.admitted).toBe(true);
    if (admission.admitted) admission.refund();
  }
});

test('what is given back in a later hour makes no room in it', () => {
  const { clock, limits } = at();
  const late = limits.admit('a');
  clock.now += HOUR;
  for (let sent = 0; sent < CONTACT_LIMITS.messagesPerHour; sent++) limits.admit('a');
  if (late.admitted) late.refund();
  expect(limits.admit('a').admitted).toBe(false);
});
