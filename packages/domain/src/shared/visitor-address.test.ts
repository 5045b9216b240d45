import { expect, test } from 'vitest';
import { toAddressBlock, visitorAddress } from './visitor-address.ts';

const resolve = (forwarded: string | null, hops: number) =>
  visitorAddress(new Headers(forwarded === null ? {} : { 'X-Forwarded-For': forwarded }), '192.0.2.1', hops);

test('without our own proxy, X-Forwarded-For is ignored: visitors can forge it', () => {
  expect(resolve('203.0.113.9', 0)).toBe('192.0.2.1');
});

test('behind one proxy the last entry is the address, behind two the second to last', () => {
  expect(resolve('198.51.100.66, 203.0.113.9', 1)).toBe('203.0.113.9');
  expect(resolve('198.51.100.66, 203.0.113.9, 10.0.0.2', 2)).toBe('203.0.113.9');
});

test('a header with too few entries falls back to the socket address', () => {
  expect(resolve('203.0.113.9', 2)).toBe('192.0.2.1');
  expect(resolve(null, 1)).toBe('192.0.2.1');
});

test('IPv6 addresses in the same /64 are one visitor, and an IPv4-mapped address is its IPv4 address', () => {
  expect(resolve('2001:db8:1:2:aaaa::1', 1)).toBe(resolve('2001:0db8:0001:0002::ffff', 1));
  expect(resolve('2001:db8:1:2::1', 1)).not.toBe(resolve('2001:db8:1:3::1', 1));
  expect(resolve('::ffff:203.0.113.9', 1)).toBe('203.0.113.9');
});

test('addresses in one IPv6 /48 or IPv4 /24 are in the same address block', () => {
  expect(toAddressBlock(resolve('2001:db8:1:2::1', 1))).toBe(
    toAddressBlock(resolve('2001:db8:1:ffff::9', 1)),
  );
  expect(toAddressBlock(resolve('2001:db8:1:2::1', 1))).not.toBe(
    toAddressBlock(resolve('2001:db8:2:2::1', 1)),
  );
  expect(toAddressBlock(resolve('203.0.113.9', 1))).toBe(toAddressBlock(resolve('203.0.113.200', 1)));
  expect(toAddressBlock(resolve('203.0.113.9', 1))).not.toBe(toAddressBlock(resolve('203.0.114.9', 1)));
});
