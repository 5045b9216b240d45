import type { Route } from '@nettobonus/domain/routes/routes';
import { type DatedDocument, DocumentSet } from '@nettobonus/store/document-set';
import { expect, test } from 'vitest';
import { getLastChange, getLatestDate, lastOfferChange } from './last-changed.ts';

const day = (date: number) => new Date(Date.UTC(2025, 4, date));

/** Documents published on the given days; bodies contain only the fields that pages filter by. */
function createContent(
  documents: [kind: string, market: string, key: string, date: number, body?: object][],
) {
  return DocumentSet.from(
    1,
    documents.map(([kind, market, key, date, body = {}]) => {
      const publishedAt = date ? day(date) : null;
      return {
        kind,
        market,
        key,
        body,
        publishedAt,
        publishedSince: publishedAt,
      } as unknown as DatedDocument;
    }),
  );
}
const listing = (casino: string, licence: string) => ({
  casino,
  category: [],
  features: [],
  licence: { type: licence },
});

const CONTENT = createContent([
  ['page', 'fi', 'home', 1],
  ['page', 'fi', 'mga-licence', 2],
  ['page', 'fi', 'reviews', 3],
  ['page', 'fi', 'competitions', 3],
  ['page', 'fi', 'demo-games', 20],
  ['page', 'fi', 'method', 4],
  ['listing', 'fi', 'joki', 5, listing('joki', 'mga')],
  ['listing', 'fi', 'winz', 9, listing('winz', 'curacao')],
  ['listing', 'se', 'joki', 28, listing('joki', 'mga')],
  ['casino', 'all', 'joki', 6],
  ['casino', 'all', 'winz', 1],
  ['review', 'fi', 'winz', 11],
  ['competition', 'fi', 'race', 12],
  ['demo-game', 'fi', 'reels', 13],
]);

test.each<[Route, number]>([
  [{ page: 'home' }, 9],
  [{ page: 'mga-licence' }, 6],
  [{ page: 'reviews' }, 11],
  [{ page: 'competitions' }, 12],
  [{ page: 'demo-games' }, 20],
  [{ page: 'method' }, 4],
  [{ page: 'review', slug: 'winz' }, 11],
  [{ page: 'review', slug: 'joki' }, 6],
  [{ page: 'demo-game', game: 'reels' }, 13],
])('the last change of %o is the last change of any of its documents', (route, date) => {
  expect(getLastChange(CONTENT, 'fi', route)).toEqual(day(date));
});

test("the last change of a market's offers is the last change of any of its listings or casinos", () => {
  expect(lastOfferChange(CONTENT, 'fi')).toEqual(day(9));
});

test('a page without known dates has no date', () => {
  const undated = createContent([['page', 'fi', 'home', 0]]);
  expect(getLastChange(undated, 'fi', { page: 'home' })).toBeNull();
});

test('unknown dates are ignored', () => {
  expect(getLatestDate([null, day(2), null, day(1)])).toEqual(day(2));
});
