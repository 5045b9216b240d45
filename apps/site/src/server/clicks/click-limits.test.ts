import { expect, test } from 'vitest';
import { CLICK_LIMITS, ClickLimits } from './click-limits.ts';

const START = Date.UTC(2026, 10, 17, 12);
const countAdmitted = (limits: ClickLimits, addresses: readonly string[]) =>
  addresses.filter((address) => limits.admit(address)).length;
const repeat = (address: string, count: number) => Array<string>(count).fill(address);

test('of 200 clicks from one IP address, 30 count in ten minutes', () => {
  let now = START;
  const limits = new ClickLimits(() => now);
  expect(countAdmitted(limits, repeat('192.0.2.1', 200))).toBe(30);
  expect(limits.admit('192.0.2.2')).toBe(true);
  now += CLICK_LIMITS.windowMs - 1;
  expect(limits.admit('192.0.2.1')).toBe(false);
  now += 1;
  expect(countAdmitted(limits, repeat('192.0.2.1', 200))).toBe(30);
});

test.each([
  ['IPv4 addresses in one /24', (index: number) => `192.0.2.${index % 256}`],
  ['IPv6 /64s in one /48', (index: number) => `2001:db8:1:${index.toString(16)}`],
])('of 1,000 clicks from %s, 300 count', (_, toAddress) => {
  const limits = new ClickLimits(() => START);
  expect(
    countAdmitted(
      limits,
      Array.from({ length: 1_000 }, (__, index) => toAddress(index)),
    ),
  ).toBe(300);
  expect(limits.admit('198.51.100.1')).toBe(true);
});
