import { expect, test } from 'vitest';
import { type DatedDocument, DocumentSet } from './document-set.ts';

const NO_DATES = { publishedAt: null, publishedSince: null };
const competition = (market: 'fi' | 'se', key: string, title: string) =>
  ({ kind: 'competition', market, key, body: { title }, ...NO_DATES }) as unknown as DatedDocument;
const start = DocumentSet.from(
  5,
  [competition('fi', 'a', 'A'), competition('se', 'a', 'A')],
  new Map([
    ['fi', 3],
    ['se', 5],
  ]),
);

test('a market is at the version that last touched it', () => {
  expect([start.versionFor('fi'), start.versionFor('se'), start.version]).toEqual([3, 5, 5]);
});

test('a change in one market leaves the others at theirs', () => {
  const changed = start.with(6, [competition('fi', 'a', 'B')], []);
  expect([changed.versionFor('fi'), changed.versionFor('se'), changed.version]).toEqual([6, 5, 6]);
});

test('what comes or goes anywhere touches all: pages name their counterparts', () => {
  const added = start.with(6, [competition('fi', 'b', 'B')], []);
  expect(added.versionFor('se')).toBe(6);
  const removed = start.with(7, [], [{ kind: 'competition', market: 'se', key: 'a' }]);
  expect(removed.versionFor('fi')).toBe(7);
  expect(start.with(7, [], [{ kind: 'competition', market: 'se', key: 'z' }]).versionFor('fi')).toBe(3);
});

test('where nobody knows what a version touched, it touched all', () => {
  expect(DocumentSet.from(9, []).versionFor('dk')).toBe(9);
});
