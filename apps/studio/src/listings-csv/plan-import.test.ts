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
const allowAll = () => true;

function createPlan(csv: string, mayChange: (market: string) => boolean = allowAll): ImportPlan {
  const planned = planImport(csv, catalogue, mayChange);
  if (!planned.ok) throw new Error(planned.problem);
  return planned.plan;
}

test('importing an unedited export changes nothing', () => {
  const { rows, writes } = createPlan(writeListingsCsv(catalogue));
  expect(rows).toHaveLength(catalogue.listings.length);
  expect(new Set(rows.map(({ outcome }) => outcome))).toEqual(new Set(['same']));
  expect(writes).toEqual([]);
});

test('changes only the columns of the file', () => {
  const { rows, writes } = createPlan('market,casino,terms.wagerTimes,rating\nfi,winz-casino,35,9.9\n');
  expect(rows[0]).toMatchObject({ line: 2, outcome: 'changed', problems: [] });
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

test('an empty cell clears its field', () => {
  const [write] = createPlan('market,casino,affiliateLink,features\nfi,winz-casino,,\n').writes;
  expect(write?.fields).toMatchObject({ affiliateLink: null, features: [] });
});

test('yes and no are parsed', () => {
  const readIsNewColumn = (csv: string) =>
    readCsv(csv).map((row) => row[readCsv(csv)[0]?.indexOf('isNew') ?? 0]);
  expect(new Set(readIsNewColumn(writeListingsCsv(catalogue)))).toEqual(new Set(['isNew', 'yes', 'no']));
  const writeCounts = ['yes', 'no'].map(
    (value) => createPlan(`market,casino,isNew\nfi,winz-casino,${value}\n`).writes.length,
  );
  expect(writeCounts.toSorted()).toEqual([0, 1]);
});

test('semicolons and decimal commas are accepted, as Nordic spreadsheets write them', () => {
  const { writes } = createPlan('market;casino;rating\nfi;winz-casino;7,3\n');
  expect(writes[0]?.fields.rating).toBe(7.3);
});

test('a casino without a listing in the market becomes a new listing', () => {
  const unlisted = [...casinos.keys()].find(
    (slug) => !catalogue.listings.some((listing) => listing.slug === slug && listing.stored.market === 'dk'),
  );
  const { rows, writes } = createPlan(`market,casino,bonus\ndk,${unlisted},100 kr.\n`);
  expect(rows[0]?.outcome).toBe('new');
  expect(writes[0]).toMatchObject({
    id: undefined,
    fields: { market: 'dk', casino: casinos.get(unlisted ?? ''), bonus: '100 kr.' },
  });
});

describe('a row is rejected', () => {
  test.each([
    ['fi,no-such-casino,9', 'casino: “no-such-casino” does not exist; create the casino first'],
    ['de,winz-casino,9', 'market: “de” is not one of fi, se, no, dk'],
    [',winz-casino,9', 'market: must not be empty'],
    ['fi,winz-casino,nine', 'rating: “nine” is not a number'],
    ['fi,winz-casino,-1', 'rating: “-1” is not a number'],
    ['fi,winz-casino,9,more', 'The row has more cells than the header'],
    ['se,winz-casino,9', 'market: you may not change se'],
  ])('%s', (row, problem) => {
    const { rows, writes } = createPlan(`market,casino,rating\n${row}\n`, (market) => market === 'fi');
    expect(rows[0]).toMatchObject({ outcome: 'refused', problems: [problem] });
    expect(writes).toEqual([]);
  });

  test('if its listing is already in the file', () => {
    const { rows } = createPlan('market,casino,rating\nfi,winz-casino,9\nfi,winz-casino,8\n');
    expect(rows.map(({ problems }) => problems)).toEqual([
      [],
      ['Duplicate listing: it is already on line 2'],
    ]);
  });

  test('if a value is unknown', () => {
    const { rows } = createPlan(
      'market,casino,licence.type,isNew,category\nfi,winz-casino,moon,maybe,fast | moon\n',
    );
    expect(rows[0]?.problems).toHaveLength(3);
  });
});

test.each([
  ['casino,bonus\nx,y', 'The first line must contain the columns market.'],
  ['market,casino,bonuss\nfi,x,y', 'Unknown columns: bonuss.'],
  ['market,casino,bonus,bonus\nfi,x,y,z', 'Duplicate column: bonus.'],
  ['market,casino', 'There are no rows below the header.'],
  ['', 'The first line must contain the columns market and casino.'],
  ['market,casino,bonus\nfi,x,"y', 'Unclosed quote on line 2'],
])('%j is rejected', (csv, problem) => {
  expect(planImport(csv, catalogue, allowAll)).toEqual({ ok: false, problem });
});

test('the digest changes with the file and with the listings', () => {
  const csv = 'market,casino,rating\nfi,winz-casino,9.9\n';
  expect(createPlan(csv).digest).toBe(createPlan(csv).digest);
  expect(createPlan(`${csv}fi,joki-casino,9\n`).digest).not.toBe(createPlan(csv).digest);
  const changed = catalogue.listings.map(({ slug, stored }) => ({ slug, stored: { ...stored, rating: 1 } }));
  const changedPlan = planImport(csv, { ...catalogue, listings: changed }, allowAll);
  expect(changedPlan.ok && changedPlan.plan.digest).not.toBe(createPlan(csv).digest);
});
