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
  const changed = start.with(6, [competition('fi', 'a', 'B')], [], new Map([['fi', 6]]));
  expect([changed.versionFor('fi'), changed.versionFor('se'), changed.version]).toEqual([6, 5, 6]);
});

test('a change to all markets changes the version of each', () => {
  const changed = start.with(6, [], [], new Map([['all', 6]]));
  expect([changed.versionFor('fi'), changed.versionFor('se')]).toEqual([6, 6]);
});

test('the version of a scope never decreases', () => {
  const changed = start.with(6, [], [], new Map([['se', 4]]));
  expect(changed.versionFor('se')).toBe(5);
});

test('without scope versions, the last version counts as a change to every market', () => {
  expect(DocumentSet.from(9, []).versionFor('dk')).toBe(9);
});
