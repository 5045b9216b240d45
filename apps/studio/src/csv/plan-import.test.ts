import { listDocuments } from '@nettobonus/content/documents';
import { readCsv } from '@nettobonus/domain/shared/csv';
import { describe, expect, test } from 'vitest';
import { fromDocument } from '../publishing/from-document.ts';
import {
  type Catalogue,
  type CatalogueDocument,
  computeDigest,
  type ImportPlan,
  MAX_ROWS,
  type PlannedWrite,
  planImport,
  writeSheet,
} from './plan-import.ts';
import type { RowCheck } from './planned-row.ts';
import { casinos as casinoSheet } from './sheets/casinos.ts';
import { isPublicationColumn, listings } from './sheets/listings.ts';
import { reviewFacts } from './sheets/review-facts.ts';
import { searchResults } from './sheets/search-results.ts';
import type { Sheet } from './sheets/sheet.ts';

const documents = listDocuments();
const casinos = new Map(
  documents.filter(({ kind }) => kind === 'casino').map(({ key }, index) => [key, index]),
);
const toStored = (document: (typeof documents)[number], index: number) => ({
  ...fromDocument(document, {
    getCasinoId: (slug) => casinos.get(slug) ?? -1,
    getLicenceId: () => index,
    getArticleId: () => -1,
    getPersonId: () => -1,
  }),
  ...(document.kind === 'listing' ? { licence: { id: index, ...document.body.licence } } : {}),
});
const getCatalogue = ({ kind }: Sheet): Catalogue => ({
  casinos,
  documents: documents
    .filter((document) => document.kind === kind)
    .map((document, index) => ({
      id: index + 1,
      market: document.market === 'all' ? null : document.market,
      key: document.key,
      published: toStored(document, index),
      draft: null,
    })),
});
const catalogue = getCatalogue(listings);
const allowAll = () => true;

function createPlan(
  csv: string,
  mayChange: (market: string | null) => boolean = allowAll,
  listed = catalogue.documents,
): ImportPlan {
  const planned = planImport(listings, csv, { ...catalogue, documents: listed }, mayChange);
  if (!planned.ok) throw new Error(planned.problem);
  return planned.plan;
}

const createDigest = (csv: string, listed = catalogue.documents) =>
  computeDigest(csv, createPlan(csv, allowAll, listed).rows);

/** The written values by column. */
const getValues = (write: PlannedWrite | undefined) =>
  Object.fromEntries((write?.values ?? []).map(({ column, value }) => [column.name, value]));

describe.each([listings, casinoSheet, reviewFacts, searchResults])('the sheet $name', (sheet) => {
  test.each(['commas', 'semicolons'] as const)('imported unedited changes nothing, with %s', (format) => {
    const all = getCatalogue(sheet);
    const planned = planImport(sheet, writeSheet(sheet, all, format), all, allowAll);
    if (!planned.ok) throw new Error(planned.problem);
    const { rows, writes } = planned.plan;
    expect(rows.length).toBe(all.documents.length);
    expect(rows.length).toBeGreaterThan(20);
    expect(new Set(rows.map(({ outcome }) => outcome))).toEqual(new Set(['same']));
    expect(writes).toEqual([]);
  });

  test('has a value in every column for some document', () => {
    const [header = [], ...rows] = readCsv(writeSheet(sheet, getCatalogue(sheet)));
    const empty = header.filter((_, index) => rows.every((row) => row[index] === ''));
    // A published document has none of the columns about its publication.
    expect(empty.filter((name) => !isPublicationColumn({ name, kind: 'text' }))).toEqual([]);
  });
});

test('a file has at most 5,000 rows', () => {
  const write = (rows: number) => `market,casino\n${'fi,winz-casino\n'.repeat(rows)}`;
  expect(planImport(listings, write(MAX_ROWS), catalogue, allowAll).ok).toBe(true);
  expect(planImport(listings, write(MAX_ROWS + 1), catalogue, allowAll)).toEqual({
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
  const [header = [], ...exported] = readCsv(writeSheet(listings, catalogue));
  const values = exported.map((row) => row[header.indexOf('isNew')]);
  expect(new Set(values)).toEqual(new Set(['yes', 'no']));
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
    (slug) => !catalogue.documents.some(({ key, market }) => key === slug && market === 'dk'),
  );
  const { rows, writes } = createPlan(`market,casino,bonus\ndk,${unlisted},100 kr.\n`);
  expect(rows[0]?.outcome).toBe('new');
  expect(writes[0]).toMatchObject({
    document: null,
    identity: { market: 'dk', casino: casinos.get(unlisted ?? '') },
  });
  expect(getValues(writes[0])).toEqual({ bonus: '100 kr.' });
});

describe('a row is refused', () => {
  test.each([
    ['fi,no-such-casino,9', 'casino: “no-such-casino” does not exist; create the casino first'],
    ['de,winz-casino,9', 'market: “de” is not one of fi, se, no, dk'],
    [',winz-casino,9', 'market: must not be empty'],
    ['fi,winz-casino,nine', 'rating (C2): “nine” is not a number'],
    ['fi,winz-casino,-1', 'rating (C2): “-1” is not a number'],
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
      expect.stringMatching(
        /^depositMethods \(F2\): “cash” is not one of .*; separate several values with \|$/,
      ),
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
  expect(planImport(listings, csv, catalogue, allowAll)).toEqual({ ok: false, problem });
});

test('the digest changes with the file, with the listings and with their checks', () => {
  const csv = 'market,casino,rating\nfi,winz-casino,9.9\n';
  const digest = createDigest(csv);
  expect(createDigest(csv)).toBe(digest);
  expect(createDigest(`${csv}fi,joki-casino,9\n`)).not.toBe(digest);
  const rated = catalogue.documents.map((listing) => ({
    ...listing,
    published: { ...listing.published, rating: 1 },
  }));
  expect(createDigest(csv, rated)).not.toBe(digest);
  const check: RowCheck = {
    blocks: ['Casino: Publish the casino first.'],
    findings: [],
    override: 'reason',
    net: null,
  };
  const withCheck = (fields: Partial<RowCheck>) =>
    createPlan(csv).rows.map((row) => ({ ...row, check: { ...check, ...fields } }));
  const checked = computeDigest(csv, withCheck({}));
  expect(checked).not.toBe(digest);
  expect(computeDigest(csv, withCheck({ override: 'nothing' }))).toBe(checked);
});

describe('dates', () => {
  test.each(['2026-11-16', '16.11.2026', '16-11-2026'])('%s is read', (text) => {
    const { writes } = createPlan(`market;casino;verifiedOn\nfi;winz-casino;${text}\n`);
    expect(getValues(writes[0])).toEqual({ verifiedOn: '2026-11-16' });
  });

  test('a date that does not exist is refused, and the problem names its cell', () => {
    const csv = 'market;casino;rating;verifiedOn\nfi;joki-casino;7;16.11.2026\nfi;winz-casino;9;31.4.2026\n';
    const { rows } = createPlan(csv);
    expect(rows.map(({ problems }) => problems)).toEqual([
      [],
      ['verifiedOn (D3): “31.4.2026” is not a date that exists; write 2026-11-16 or 16.11.2026'],
    ]);
  });
});

test('rows without any value are skipped, and the others keep their line', () => {
  const { rows } = createPlan('market;casino;rating\n;;\nfi;winz-casino;nine\n');
  expect(rows.map(({ line, problems }) => [line, problems])).toEqual([
    [3, ['rating (C3): “nine” is not a number']],
  ]);
});

test('numbers may have spaces between thousands', () => {
  const csv = 'market;casino;terms.maxBonus\nse;winz-casino;1\u00a0500,50\n';
  expect(getValues(createPlan(csv).writes[0])).toEqual({ 'terms.maxBonus': 1500.5 });
});

describe('the rows of a payment table', () => {
  const plan = (cell: string) => {
    const csv = `market,casino,paymentMethods.deposits\nfi,winz-casino,"${cell}"\n`;
    const planned = planImport(reviewFacts, csv, getCatalogue(reviewFacts), allowAll);
    if (!planned.ok) throw new Error(planned.problem);
    return planned.plan;
  };

  test('are read with their parts, of which the last is optional and may contain the separator', () => {
    expect(getValues(plan('Trustly; 10,5 | Visa; 20; Kulut 1 %; nopea').writes[0])).toEqual({
      'paymentMethods.deposits': [
        { method: 'Trustly', minimum: 10.5, note: null },
        { method: 'Visa', minimum: 20, note: 'Kulut 1 %; nopea' },
      ],
    });
  });

  test('are refused without a minimum', () => {
    expect(plan('Trustly; 10 | Visa').rows[0]?.problems).toEqual([
      'paymentMethods.deposits (C2): “Visa” does not have the form “method; minimum; note”; separate several rows with |',
    ]);
  });
});

describe('the slug of a casino follows from its name', () => {
  test.each([
    ['uusi-casino,Uusi Casino', 'new', []],
    ['uusi,Uusi Casino', 'refused', ['casino: write uusi-casino, which follows from the name “Uusi Casino”']],
    ['uusi-casino,', 'refused', ['name: must not be empty']],
    ['winz-casino,WINZ Casino', 'changed', []],
    ['winz-casino,Winzer', 'refused', ['name: “Winzer” would change the URL to winzer']],
  ])('%s: %s', (row, outcome, problems) => {
    const csv = `casino,name\n${row}\n`;
    const planned = planImport(casinoSheet, csv, getCatalogue(casinoSheet), allowAll);
    if (!planned.ok) throw new Error(planned.problem);
    expect(planned.plan.rows).toMatchObject([{ outcome, problems }]);
  });

  test('market editors may not change casinos', () => {
    const planned = planImport(
      casinoSheet,
      'casino,name\nwinz-casino,WINZ Casino\n',
      getCatalogue(casinoSheet),
      (market) => market !== null,
    );
    expect(planned).toMatchObject({ plan: { rows: [{ problems: ['You may not change casinos'] }] } });
  });
});

describe('a listing with an unpublished draft', () => {
  const withDrafts = (change: (listing: CatalogueDocument) => Partial<CatalogueDocument>) =>
    catalogue.documents.map((listing) => ({ ...listing, ...change(listing) }));
  const drafted = withDrafts(({ published }) => ({ draft: { ...published, verdict: 'Kesken.', rating: 1 } }));

  test('is exported as published', () => {
    expect(writeSheet(listings, { documents: drafted })).toBe(writeSheet(listings, catalogue));
  });

  test('is compared with the published version, and the plan names the columns that the draft changed', () => {
    const csv = 'market,casino,rating,order\nfi,winz-casino,9.9,77\n';
    const [row] = createPlan(csv, allowAll, drafted).rows;
    expect(row?.changes).toEqual([
      { column: 'rating', from: '9.8', to: '9.9', draft: '1' },
      { column: 'order', from: expect.any(String), to: '77' },
    ]);
    expect(row?.draft).toEqual({ isOnlyVersion: false, columns: ['rating', 'verdict'] });
    expect(createDigest(csv, drafted)).not.toBe(createDigest(csv));
  });

  test('is compared with the draft if nothing is published', () => {
    const unpublished = withDrafts(({ published }) => ({ published: null, draft: published }));
    const [row] = createPlan('market,casino,rating\nfi,winz-casino,9.9\n', allowAll, unpublished).rows;
    expect(row).toMatchObject({ outcome: 'changed', draft: { isOnlyVersion: true } });
    expect(row?.changes).toEqual([{ column: 'rating', from: '9.8', to: '9.9' }]);
  });
});
