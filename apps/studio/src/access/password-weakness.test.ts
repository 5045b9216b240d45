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
  ['Salasana-12345', 'Many'],
  ['aaaaaaaaaaaaaaaa', 'Many'],
  ['1212 1212 1212', 'Many'],
  ['!!!!!!!!!!!!', 'Many'],
])('%s is refused', (password, why) => {
  expect(findPasswordWeakness(password, MAIJA)).toContain(why);
});

test.each(['correct-horse-battery', 'kuusi sanaa ilman nimeä', '8f3kq0vz7m2x', 'äöåäöåäöåäöå-ja-lumi'])(
  '%s is taken',
  (password) => {
    expect(findPasswordWeakness(password, MAIJA)).toBeNull();
  },
);

test('a name of three letters is within other words by chance', () => {
  const ida = { name: 'Ida Ek', email: 'ida@example.org' };
  expect(findPasswordWeakness('holiday-in-florida', ida)).toBeNull();
});

test('every password of the list is long enough to be asked for, and known however it is written', () => {
  for (const password of COMMON_PASSWORDS) {
    expect(password.length, password).toBeGreaterThanOrEqual(12);
    expect(findPasswordWeakness(password.toUpperCase(), MAIJA), password).toContain('Many');
  }
});
