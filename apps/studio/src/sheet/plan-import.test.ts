import { listDocuments } from '@nettobonus/content/documents';
import { readCsv } from '@nettobonus/domain/shared/csv';
import { describe, expect, test } from 'vitest';
import { fromDocument } from '../publishing/from-document.ts';
import { type Catalogue, type ImportPlan, planImport, writeListingsCsv } from './plan-import.ts';

const documents = listDocuments();
const casinos = new Map(
  documents.filter(({ kind }) => kind === 'casino').map(({ key }, index) => [key, index]),
);
const catalogue: Catalogue = {
  casinos,
  listings: documents
    .filter(({ kind }) => kind === 'listing')
    .map((document, index) => ({
      slug: document.key,
      stored: { id: index + 1, ...fromDocument(document, (slug) => casinos.get(slug)) },
    })),
};
const everywhere = () => true;

function planOf(sheet: string, mayChange: (market: string) => boolean = everywhere): ImportPlan {
  const planned = planImport(sheet, catalogue, mayChange);
  if (!planned.ok) throw new Error(planned.problem);
  return planned.plan;
}

test('a sheet that comes back as it was written changes nothing', () => {
  const { rows, writes } = planOf(writeListingsCsv(catalogue));
  expect(rows).toHaveLength(catalogue.listings.length);
  expect(new Set(rows.map(({ becomes }) => becomes))).toEqual(new Set(['same']));
  expect(writes).toEqual([]);
});

test('only what is named is changed, and the old value is told', () => {
  const { rows, writes } = planOf('market,casino,terms.wagerTimes,rating\nfi,winz-casino,35,9.9\n');
  expect(rows[0]).toMatchObject({ line: 2, becomes: 'changed', problems: [] });
  expect(rows[0]?.changes.map(({ column, to }) => [column, to])).toEqual([
    ['rating', '9.9'],
    ['terms.wagerTimes', '35'],
  ]);
  const before = catalogue.listings.find(
    ({ slug, stored }) => slug === 'winz-casino' && stored.market === 'fi',
  );
  const terms = before?.stored.terms as object;
  expect(writes[0]?.fields).toMatchObject({
    ...before?.stored,
    rating: 9.9,
    terms: { ...terms, wagerTimes: 35 },
  });
});

test('an empty cell empties its field', () => {
  const [write] = planOf('market,casino,affiliateLink,features\nfi,winz-casino,,\n').writes;
  expect(write?.fields).toMatchObject({ affiliateLink: null, features: [] });
});

test('yes and no are told apart', () => {
  const isNewIn = (sheet: string) =>
    readCsv(sheet).map((row) => row[readCsv(sheet)[0]?.indexOf('isNew') ?? 0]);
  expect(new Set(isNewIn(writeListingsCsv(catalogue)))).toEqual(new Set(['isNew', 'yes', 'no']));
  const both = ['yes', 'no'].map(
    (word) => planOf(`market,casino,isNew\nfi,winz-casino,${word}\n`).writes.length,
  );
  expect(both.toSorted()).toEqual([0, 1]);
});

test('semicolons and decimal commas are read, as spreadsheets of the north write them', () => {
  const { writes } = planOf('market;casino;rating\nfi;winz-casino;7,3\n');
  expect(writes[0]?.fields.rating).toBe(7.3);
});

test('a casino that the market does not list yet becomes a new listing', () => {
  const missing = [...casinos.keys()].find(
    (slug) => !catalogue.listings.some((listing) => listing.slug === slug && listing.stored.market === 'dk'),
  );
  const { rows, writes } = planOf(`market,casino,bonus\ndk,${missing},100 kr.\n`);
  expect(rows[0]?.becomes).toBe('new');
  expect(writes[0]).toMatchObject({
    id: undefined,
    fields: { market: 'dk', casino: casinos.get(missing ?? ''), bonus: '100 kr.' },
  });
});

describe('a row is refused', () => {
  test.each([
    ['fi,no-such-casino,9', 'casino: “no-such-casino” does not exist; create the casino first'],
    ['de,winz-casino,9', 'market: “de” is not one of fi, se, no, dk'],
    [',winz-casino,9', 'market: is empty'],
    ['fi,winz-casino,nine', 'rating: “nine” is not a number'],
    ['fi,winz-casino,-1', 'rating: “-1” is not a number'],
    ['fi,winz-casino,9,more', 'The row has more cells than the heading'],
    ['se,winz-casino,9', 'market: se is not yours to change'],
  ])('%s', (row, problem) => {
    const { rows, writes } = planOf(`market,casino,rating\n${row}\n`, (market) => market === 'fi');
    expect(rows[0]).toMatchObject({ becomes: 'refused', problems: [problem] });
    expect(writes).toEqual([]);
  });

  test('where its listing stands in the sheet already', () => {
    const { rows } = planOf('market,casino,rating\nfi,winz-casino,9\nfi,winz-casino,8\n');
    expect(rows.map(({ problems }) => problems)).toEqual([
      [],
      ['Duplicate listing: it is already on line 2'],
    ]);
  });

  test('where a word is not one of those there are', () => {
    const { rows } = planOf(
      'market,casino,licence.type,isNew,category\nfi,winz-casino,moon,maybe,fast | moon\n',
    );
    expect(rows[0]?.problems).toHaveLength(3);
  });
});

test.each([
  ['casino,bonus\nx,y', 'The first line must contain the columns market.'],
  ['market,casino,bonuss\nfi,x,y', 'Unknown columns: bonuss.'],
  ['market,casino,bonus,bonus\nfi,x,y,z', 'Duplicate column: bonus.'],
  ['market,casino', 'There are no rows below the heading.'],
  ['', 'The first line must contain the columns market and casino.'],
  ['market,casino,bonus\nfi,x,"y', 'Unclosed quote on line 2'],
])('%j is no sheet', (sheet, problem) => {
  expect(planImport(sheet, catalogue, everywhere)).toEqual({ ok: false, problem });
});

test('a plan is known by its digest: another file or other listings have another', () => {
  const sheet = 'market,casino,rating\nfi,winz-casino,9.9\n';
  expect(planOf(sheet).digest).toBe(planOf(sheet).digest);
  expect(planOf(`${sheet}fi,joki-casino,9\n`).digest).not.toBe(planOf(sheet).digest);
  const changed = catalogue.listings.map(({ slug, stored }) => ({ slug, stored: { ...stored, rating: 1 } }));
  const other = planImport(sheet, { ...catalogue, listings: changed }, everywhere);
  expect(other.ok && other.plan.digest).not.toBe(planOf(sheet).digest);
});
