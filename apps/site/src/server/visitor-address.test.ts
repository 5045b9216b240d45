import { expect, test } from 'vitest';
import { visitorAddress } from './visitor-address.ts';

const from = (forwarded: string | null, hops: number) =>
  visitorAddress(new Headers(forwarded === null ? {} : { 'X-Forwarded-For': forwarded }), '192.0.2.1', hops);

test('without a proxy of our own the header is a visitor’s word and is not read', () => {
  expect(from('203.0.113.9', 0)).toBe('192.0.2.1');
});

test('behind one proxy the last address counts, behind two the last but one', () => {
  expect(from('198.51.100.66, 203.0.113.9', 1)).toBe('203.0.113.9');
  expect(from('198.51.100.66, 203.0.113.9, 10.0.0.2', 2)).toBe('203.0.113.9');
});

test('a header that is too short falls back to the socket', () => {
  expect(from('203.0.113.9', 2)).toBe('192.0.2.1');
  expect(from(null, 1)).toBe('192.0.2.1');
});

test('a home’s IPv6 addresses are one, and IPv4 in IPv6 is IPv4', () => {
  expect(from('2001:db8:1:2:aaaa::1', 1)).toBe(from('2001:0db8:0001:0002::ffff', 1));
  expect(from('2001:db8:1:2::1', 1)).not.toBe(from('2001:db8:1:3::1', 1));
  expect(from('::ffff:203.0.113.9', 1)).toBe('203.0.113.9');
});
