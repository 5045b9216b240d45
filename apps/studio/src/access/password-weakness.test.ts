import { expect, test } from 'vitest';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { findPasswordWeakness } from './password-weakness.ts';

const MAIJA = { name: 'Maija Virtanen', email: 'mv.toimitus@example.org' };

test.each([
  ['eleven-long', 'at least 12'],
  ['spring-maija-2026', 'name'],
  ['VIRTANENVIRTANEN', 'name'],
  ['mv-toimitus-2026', 'name'],
  ['Netto.Bonus.Studio', 'name'],
  ['Salasana-12345', 'too common'],
  ['aaaaaaaaaaaaaaaa', 'too common'],
  ['1212 1212 1212', 'too common'],
  ['!!!!!!!!!!!!', 'too common'],
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

test('every common password has at least 12 characters and is also rejected in upper case', () => {
  for (const password of COMMON_PASSWORDS) {
    expect(password.length, password).toBeGreaterThanOrEqual(12);
    expect(findPasswordWeakness(password.toUpperCase(), MAIJA), password).toContain('too common');
  }
});
