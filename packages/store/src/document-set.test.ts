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

test('the version of a market is the last one that changed it', () => {
  expect([start.versionFor('fi'), start.versionFor('se'), start.version]).toEqual([3, 5, 5]);
});

test('a change in one market does not change the versions of the others', () => {
  const changed = start.with(6, [competition('fi', 'a', 'B')], []);
  expect([changed.versionFor('fi'), changed.versionFor('se'), changed.version]).toEqual([6, 5, 6]);
});

test('adding or removing a document changes all markets: pages link to their counterparts', () => {
  const added = start.with(6, [competition('fi', 'b', 'B')], []);
  expect(added.versionFor('se')).toBe(6);
  const removed = start.with(7, [], [{ kind: 'competition', market: 'se', key: 'a' }]);
  expect(removed.versionFor('fi')).toBe(7);
  expect(start.with(7, [], [{ kind: 'competition', market: 'se', key: 'z' }]).versionFor('fi')).toBe(3);
});

test('without scope versions, the last version counts as a change to every market', () => {
  expect(DocumentSet.from(9, []).versionFor('dk')).toBe(9);
});
