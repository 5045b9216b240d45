import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Database } from './connect.ts';
import { VisitorKeys } from './visitor-keys.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const KEY = Buffer.from('a key of thirty-two bytes, or so.').subarray(0, 32);
const databaseWithKey = (key: Buffer | null) => (async () => [{ key }]) as unknown as Database;

test('the hash is the HMAC-SHA-256 of the IP address with the agreed key', async () => {
  const keys = new VisitorKeys(() => 0);
  await keys.agreeOnKey(databaseWithKey(KEY));
  for (const address of ['192.0.2.1', '2001:db8:0:1']) {
    const expected = createHmac('sha256', KEY).update(address).digest('hex').slice(0, 32);
    expect(keys.hashVisitor(address)).toBe(expected);
  }
});

test('a visitor has the same hash all day and a different one the next day', () => {
  let now = 5 * DAY_MS;
  const keys = new VisitorKeys(() => now);
  const morning = keys.hashVisitor('192.0.2.1');
  now += DAY_MS - 1;
  expect(keys.hashVisitor('192.0.2.1')).toBe(morning);
  expect(keys.hashVisitor('192.0.2.2')).not.toBe(morning);
  now += 1;
  expect(keys.hashVisitor('192.0.2.1')).not.toBe(morning);
});

test('each process starts with its own key', () => {
  const [a, b] = [new VisitorKeys(() => 0), new VisitorKeys(() => 0)];
  expect(a.hashVisitor('192.0.2.1')).not.toBe(b.hashVisitor('192.0.2.1'));
});

test('an agreed key is valid for one day', async () => {
  let now = 0;
  const keys = new VisitorKeys(() => now);
  await keys.agreeOnKey(databaseWithKey(null));
  expect(keys.isKeyAgreed).toBe(false);
  await keys.agreeOnKey(databaseWithKey(KEY));
  expect(keys.isKeyAgreed).toBe(true);
  now += DAY_MS;
  expect(keys.isKeyAgreed).toBe(false);
});
