import { MARKETS } from '@nettobonus/domain/markets/market';
import { DEDICATED_REVIEWS } from '@nettobonus/domain/routes/review-path';
import { expect, test } from 'vitest';
import { listDocuments } from './documents.ts';
import { listPastPublications, OFFER_PASTS } from './past-publishings.ts';

const publications = listPastPublications();

test('what was published before stands oldest first', () => {
  const instants = publications.map(({ at }) => at.getTime());
  expect(instants).toEqual(instants.toSorted((a, b) => a - b));
});

test('the last of a casino’s past publishings is its listing as it is now', () => {
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
] as const)('%s has a past of at least %d casinos, of one to four changes each', (market, least) => {
  const pasts = OFFER_PASTS[market];
  expect(new Set(pasts.map(({ casino }) => casino)).size).toBeGreaterThanOrEqual(least);
  for (const { casino, earlier } of pasts) {
    expect(earlier.length, casino).toBeGreaterThanOrEqual(1);
    expect(earlier.length, casino).toBeLessThanOrEqual(4);
  }
});

test('every casino with a dedicated review has a past in fi, and Casinoist in every market', () => {
  const casinosOf = (market: (typeof MARKETS)[number]) => OFFER_PASTS[market].map(({ casino }) => casino);
  expect(casinosOf('fi')).toEqual(expect.arrayContaining(Object.keys(DEDICATED_REVIEWS)));
  for (const market of MARKETS) expect(casinosOf(market)).toContain('casinoist');
});
