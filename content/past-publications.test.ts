import { MARKETS } from '@nettobonus/domain/markets/market';
import { DEDICATED_REVIEW_PATHS } from '@nettobonus/domain/routes/review-path';
import { expect, test } from 'vitest';
import { listDocuments } from './documents.ts';
import { listPastPublications, OFFER_HISTORIES } from './past-publications.ts';

const publications = listPastPublications();

test('past publications are in chronological order', () => {
  const instants = publications.map(({ at }) => at.getTime());
  expect(instants).toEqual(instants.toSorted((a, b) => a - b));
});

test('the last past publication of a listing equals the current listing', () => {
  const current = new Map(
    listDocuments().flatMap((document) =>
      document.kind === 'listing' ? [[`${document.market}/${document.key}`, document.body]] : [],
    ),
  );
  const last = new Map(publications.map(({ document }) => [`${document.market}/${document.key}`, document]));
  for (const [name, { body }] of last) expect(body, name).toEqual(current.get(name));
});

test.each([
  ['fi', 10],
  ['se', 4],
  ['no', 4],
  ['dk', 4],
] as const)('%s has a history for at least %d casinos, with one to four changes each', (market, min) => {
  const histories = OFFER_HISTORIES[market];
  expect(new Set(histories.map(({ casino }) => casino)).size).toBeGreaterThanOrEqual(min);
  for (const { casino, earlier } of histories) {
    expect(earlier.length, casino).toBeGreaterThanOrEqual(1);
    expect(earlier.length, casino).toBeLessThanOrEqual(4);
  }
});

test('every casino with a dedicated review path has a history in fi, and Casinoist has one in every market', () => {
  const listCasinos = (market: (typeof MARKETS)[number]) =>
    OFFER_HISTORIES[market].map(({ casino }) => casino);
  expect(listCasinos('fi')).toEqual(expect.arrayContaining(Object.keys(DEDICATED_REVIEW_PATHS)));
  for (const market of MARKETS) expect(listCasinos(market)).toContain('casinoist');
});
