import { listDocuments } from '@nettobonus/content/documents';
import { readCsv } from '@nettobonus/domain/shared/csv';
import { describe, expect, test } from 'vitest';
import type { Licence } from '../payload-types.ts';
import { fromDocument } from '../publishing/from-document.ts';
import {
  type Catalogue,
  type CatalogueListing,
  type ImportPlan,
  MAX_ROWS,
  type PlannedWrite,
  planImport,
  writeListingsCsv,
} from './plan-import.ts';

const documents = listDocuments();
const casinos = new Map(
  documents.filter(({ kind }) => kind === 'casino').map(({ key }, index) => [key, index]),
);
const catalogue: Catalogue = {
  casinos,
  listings: documents
    .filter((document) => document.kind === 'listing')
    .map((document, index) => ({
      id: index + 1,
      slug: document.key,
      published: {
        ...fromDocument(
          document,
          (slug) => casinos.get(slug) ?? -1,
          () => index,
        ),
        licence: { id: index, ...document.body.licence } as Licence,
      },
      draft: null,
    })),
};
const allowAll = () => true;

function createPlan(
  csv: string,
  mayChange: (market: string) => boolean = allowAll,
  listings = catalogue.listings,
): ImportPlan {
  const planned = planImport(csv, { ...catalogue, listings }, mayChange);
  if (!planned.ok) throw new Error(planned.problem);
  return planned.plan;
}

/** The written values by column. */
const getValues = (write: PlannedWrite | undefined) =>
  Object.fromEntries((write?.values ?? []).map(({ column, value }) => [column.name, value]));

test('importing an unedited export changes nothing', () => {
  const { rows, writes } = createPlan(writeListingsCsv(catalogue));
  expect(rows).toHaveLength(catalogue.listings.length);
  expect(new Set(rows.map(({ outcome }) => outcome))).toEqual(new Set(['same']));
  expect(writes).toEqual([]);
});

test('a file has at most 5,000 rows', () => {
  const write = (rows: number) => `market,casino\n${'fi,winz-casino\n'.repeat(rows)}`;
  expect(planImport(write(MAX_ROWS), catalogue, allowAll).ok).toBe(true);
  expect(planImport(write(MAX_ROWS + 1), catalogue, allowAll)).toEqual({
    ok: false,
    problem: 'The file has 5001 rows. Import at most 5000 at a time.',
  });
});

test('problems are reported for the first 200 refused rows', () => {
  const unknown = Array.from({ length: 300 }, (_, index) => `fi,unknown-${index}\n`).join('');
  const { rows } = createPlan(`market,casino\nfi,winz-casino\n${unknown}`);
  expect(rows.filter(({ outcome }) => outcome === 'refused')).toHaveLength(300);
  expect(rows.filter(({ problems }) => problems.length > 0).map(({ line }) => line)).toEqual(
    Array.from({ length: 200 }, (_, index) => index + 3),
  );
});

test('changes only the columns in the file', () => {
  const { rows, writes } = createPlan('market,casino,terms.wagerTimes,rating\nfi,winz-casino,35,9.9\n');
  expect(rows[0]).toMatchObject({ line: 2, outcome: 'changed', problems: [] });
  expect(rows[0]?.changes.map(({ column, to }) => [column, to])).toEqual([
    ['rating', '9.9'],
    ['terms.wagerTimes', '35'],
  ]);
  expect(getValues(writes[0])).toEqual({ rating: 9.9, 'terms.wagerTimes': 35 });
});

test('an empty cell clears its field', () => {
  const [write] = createPlan('market,casino,affiliateLink,features\nfi,winz-casino,,\n').writes;
  expect(getValues(write)).toEqual({ affiliateLink: null, features: [] });
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
  expect(getValues(writes[0])).toEqual({ rating: 7.3 });
});

test('a casino without a listing in the market becomes a new listing', () => {
  const unlisted = [...casinos.keys()].find(
    (slug) =>
      !catalogue.listings.some(
        ({ slug: listed, published }) => listed === slug && published?.market === 'dk',
      ),
  );
  const { rows, writes } = createPlan(`market,casino,bonus\ndk,${unlisted},100 kr.\n`);
  expect(rows[0]?.outcome).toBe('new');
  expect(writes[0]).toMatchObject({ listing: null, market: 'dk', casino: casinos.get(unlisted ?? '') });
  expect(getValues(writes[0])).toEqual({ bonus: '100 kr.' });
});

describe('a row is refused', () => {
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
      'market,casino,licence.type,isNew,category,depositMethods\nfi,winz-casino,moon,maybe,fast | moon,cash\n',
    );
    expect(rows[0]?.problems).toHaveLength(4);
    expect(rows[0]?.problems).toContainEqual(
      expect.stringMatching(/^depositMethods: “cash” is not one of .*; separate several values with \|$/),
    );
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
  const rated = catalogue.listings.map((listing) => ({
    ...listing,
    published: { ...listing.published, rating: 1 },
  }));
  expect(createPlan(csv, allowAll, rated).digest).not.toBe(createPlan(csv).digest);
});

describe('a listing with an unpublished draft', () => {
  const withDrafts = (change: (listing: CatalogueListing) => Partial<CatalogueListing>) =>
    catalogue.listings.map((listing) => ({ ...listing, ...change(listing) }));
  const drafted = withDrafts(({ published }) => ({ draft: { ...published, verdict: 'Kesken.', rating: 1 } }));

  test('is exported as published', () => {
    expect(writeListingsCsv({ listings: drafted })).toBe(writeListingsCsv(catalogue));
  });

  test('is compared with the published version, and the plan names the columns that the draft changed', () => {
    const csv = 'market,casino,rating,order\nfi,winz-casino,9.9,77\n';
    const [row] = createPlan(csv, allowAll, drafted).rows;
    expect(row?.changes).toEqual([
      { column: 'rating', from: '9.8', to: '9.9', draft: '1' },
      { column: 'order', from: expect.any(String), to: '77' },
    ]);
    expect(row?.draft).toEqual({ isOnlyVersion: false, columns: ['rating', 'verdict'] });
    expect(createPlan(csv, allowAll, drafted).digest).not.toBe(createPlan(csv).digest);
  });

  test('is compared with the draft if nothing is published', () => {
    const unpublished = withDrafts(({ published }) => ({ published: null, draft: published }));
    const [row] = createPlan('market,casino,rating\nfi,winz-casino,9.9\n', allowAll, unpublished).rows;
    expect(row).toMatchObject({ outcome: 'changed', draft: { isOnlyVersion: true } });
    expect(row?.changes).toEqual([{ column: 'rating', from: '9.8', to: '9.9' }]);
  });
});
