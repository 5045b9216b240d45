import { expect, test } from 'vitest';
import { checkLicences, formatLicences, isAllowed } from './licences.ts';
import type { LockedPackage } from './lock-file.ts';

const locked = (licence: string, name = 'left-pad'): LockedPackage => ({
  name,
  version: '1.3.0',
  licence,
  isProduction: true,
});

test.each(['MIT', '(MPL-2.0 OR GPL-3.0)', '(MIT AND Zlib)', 'WTFPL OR ISC'])('%s is allowed', (licence) => {
  expect(isAllowed(locked(licence))).toBe(true);
});

test.each(['GPL-3.0', 'AGPL-3.0-only', 'MIT AND GPL-3.0', 'UNLICENSED', 'LGPL-3.0-or-later', ''])(
  '"%s" is not',
  (licence) => {
    expect(isAllowed(locked(licence))).toBe(false);
  },
);

test('what is allowed to one package is not allowed to others', () => {
  expect(isAllowed(locked('Apache-2.0 AND LGPL-3.0-or-later', '@img/sharp-win32-x64'))).toBe(true);
  expect(isAllowed(locked('GPL-3.0', '@img/sharp-win32-x64'))).toBe(false);
  expect(isAllowed(locked('', 'busboy'))).toBe(true);
});

test('the list names each package once, the most frequent licence first', () => {
  const packages = [locked('MIT', 'b'), locked('MIT', 'a'), locked('MIT', 'a'), locked('ISC', 'c')];
  expect(formatLicences(packages)).toContain('| MIT (2) | a, b |\n| ISC (1) | c |\n');
});

test('every licence of the lock file is allowed, and the written list is current', async () => {
  expect(await checkLicences()).toMatchObject({ state: 'ok', details: [] });
});
