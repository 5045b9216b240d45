import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listUnneededBackups, parseBackupName, pickBackup, toBackupName } from './backup-names.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const date = (text: string) => new Date(text);

test('a backup is named after the first whole second that it can be restored to', () => {
  expect(toBackupName(date('2026-11-15T02:30:00.000Z'))).toBe('20261115T023000Z');
  expect(toBackupName(date('2026-11-15T02:30:00.001Z'))).toBe('20261115T023001Z');
  expect(parseBackupName('20261115T023001Z')).toEqual(date('2026-11-15T02:30:01Z'));
  expect(parseBackupName('.part-Xk2jd9')).toBeNull();
});

test('picks the newest backup at or before an instant', () => {
  const names = ['20261116T023000Z', '.part-Xk2jd9', '20261114T023000Z', '20261115T023000Z'];
  expect(pickBackup(names, date('2026-11-15T12:34:56Z'))).toBe('20261115T023000Z');
  expect(pickBackup(names, date('2026-11-15T02:30:00Z'))).toBe('20261115T023000Z');
  expect(pickBackup(names, date('2026-11-15T02:29:59.999Z'))).toBe('20261114T023000Z');
  expect(pickBackup(names, date('2026-11-14T02:29:59Z'))).toBeNull();
});

test('a backup is unneeded only if no restore within the retention period needs it', () => {
  const names = ['20261110T023000Z', '20261111T023000Z', '20261112T023000Z', '20261113T023000Z'];
  const now = date('2026-11-14T02:00:00Z');
  expect(listUnneededBackups(names, { now, days: 2 })).toEqual(['20261110T023000Z']);
  expect(listUnneededBackups(names, { now, days: 7 })).toEqual([]);
});

test('pruning never changes which backup an instant within the retention period is restored from', () => {
  const now = date('2026-11-15T00:00:00Z');
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const age = fc.integer({ min: 0, max: 20 * DAY_MS });
  fc.assert(
    fc.property(
      fc.array(age),
      fc.integer({ min: 1, max: 10 }),
      fc.float({ min: 0, max: 1, noNaN: true }),
      (ages, days, share) => {
        const names = ages.map((ms) => toBackupName(ago(ms)));
        const unneeded = listUnneededBackups(names, { now, days });
        const remaining = names.filter((name) => !unneeded.includes(name));
        const instant = ago(share * days * DAY_MS);
        expect(pickBackup(remaining, instant)).toBe(pickBackup(names, instant));
      },
    ),
  );
});
