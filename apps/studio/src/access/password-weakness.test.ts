import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { findPasswordWeakness } from './password-weakness.ts';

const MAIJA = { name: 'Maija Virtanen', email: 'mv.toimitus@example.org' };

test.each([
  ['eleven-long', 'at least 12'],
  ['spring-maija-2026', 'name'],
  ['VIRTANENVIRTANEN', 'name'],
  ['mv-toimitus-2026', 'name'],
  ['Netto.Bonus.Studio', 'name'],
  ['Salasana-12345', 'easy to guess'],
  ['aaaaaaaaaaaaaaaa', 'easy to guess'],
  ['1212 1212 1212', 'easy to guess'],
  ['!!!!!!!!!!!!', 'easy to guess'],
])('%s is rejected', (password, reason) => {
  expect(findPasswordWeakness(password, MAIJA)).toContain(reason);
});

test.each(['correct-horse-battery', 'kuusi sanaa ilman nimeä', '8f3kq0vz7m2x', 'äöåäöåäöåäöå-ja-lumi'])(
  '%s is accepted',
  (password) => {
    expect(findPasswordWeakness(password, MAIJA)).toBeNull();
  },
);

test('names of three characters are ignored, because other words contain them', () => {
  const ida = { name: 'Ida Ek', email: 'ida@example.org' };
  expect(findPasswordWeakness('holiday-in-florida', ida)).toBeNull();
});

test('a sample of the 3,000 most common passwords, padded with digits, is rejected in lower and upper case', () => {
  const common = dictionary['passwords-common'].slice(0, 3000).filter((_, index) => index % 30 === 0);
  expect(common).toHaveLength(100);
  for (const password of common.map((short) => short.padEnd(12, '1'))) {
    expect(findPasswordWeakness(password, MAIJA), password).toContain('easy to guess');
    expect(findPasswordWeakness(password.toUpperCase(), MAIJA), password).toContain('easy to guess');
  }
});
