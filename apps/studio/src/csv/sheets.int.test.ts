import { listDocuments } from '@nettobonus/content/documents';
import { readCsv } from '@nettobonus/domain/shared/csv';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadDocuments } from '../publishing/load-documents.ts';
import {
  logInAs,
  type TestStudio,
  turnOffSecondPerson,
  turnOnSecondPerson,
  withTestStudio,
} from '../test-studio.ts';
import type { PlannedRow } from './planned-row.ts';

// The module reads the environment, which the test studio sets.
const listWaitingOverrides: typeof import('../overrides/waiting-overrides.ts').listWaitingOverrides = async (
  ...args
) => (await import('../overrides/waiting-overrides.ts')).listWaitingOverrides(...args);

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
});

const tokens: Record<string, string> = {};
const CASINOS = ['winz-casino', 'joki-casino'];

interface ImportResponse {
  rows: PlannedRow[];
  digest: string;
  savedLines: number[] | null;
  refused?: { line: number; message: string };
  error?: string;
}

beforeAll(async () => {
  await loadDocuments(
    studio.payload,
    listDocuments().filter(
      ({ kind, market, key }) =>
        ((kind === 'casino' || kind === 'listing') && CASINOS.includes(key)) ||
        (kind === 'review' && market === 'fi' && key === 'winz-casino') ||
        (kind === 'page' && key === 'privacy'),
    ),
  );
  await turnOffSecondPerson(studio);
  for (const role of ['editor', 'market-editor', 'analyst'] as const) {
    tokens[role] = await logInAs(studio, role);
  }
}, 120_000);

async function send(
  role: string,
  request: object,
  sheet = 'listings',
): Promise<{ status: number; result: ImportResponse }> {
  const token = tokens[role];
  const response = await studio.request('POST', `/sheets/${sheet}`, {
    ...(token ? { token } : {}),
    body: request,
  });
  const { errors, ...result } = await response.json();
  return { status: response.status, result: { ...result, error: errors?.[0]?.message } };
}

/** Previews a file, and saves what the preview allows. */
async function importFile(role: string, csv: string, save: 'as drafts' | 'published', sheet = 'listings') {
  const { rows, digest } = (await send(role, { csv }, sheet)).result;
  const { result } = await send(role, { csv, save, digest, fileName: 'autumn.csv' }, sheet);
  return { rows, savedLines: result.savedLines };
}

async function readRating(casino: string, draft: boolean): Promise<number | null | undefined> {
  const { docs } = await studio.payload.find({
    collection: 'listings',
    where: { title: { equals: `${casino} · fi` } },
    draft,
  });
  return docs[0]?.rating;
}

const SHEETS = ['listings', 'casinos', 'review-facts', 'search-results'];

test.each(SHEETS)('importing the export of %s changes nothing', async (sheet) => {
  for (const format of ['', '?format=semicolons']) {
    const response = await studio.request('GET', `/sheets/${sheet}${format}`, { token: tokens.editor ?? '' });
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    const { result } = await send('editor', { csv: await response.text() }, sheet);
    expect(result.rows.length).toBeGreaterThan(0);
    expect(new Set(result.rows.map(({ outcome }) => outcome))).toEqual(new Set(['same']));
  }
});

test('the export contains what the list shows with its filter and search', async () => {
  const exportKeys = async (query: string) => {
    const response = await studio.request('GET', `/sheets/listings${query}`, { token: tokens.editor ?? '' });
    const [, ...rows] = readCsv(await response.text());
    return rows.map(([market, casino]) => `${casino} ${market}`);
  };
  const { totalDocs } = await studio.payload.count({ collection: 'listings' });
  expect(await exportKeys('')).toHaveLength(totalDocs);
  expect(await exportKeys('?where[or][0][and][0][market][equals]=se')).toEqual([
    'winz-casino se',
    'joki-casino se',
  ]);
  expect(await exportKeys('?search=winz&where[or][0][and][0][market][in][0]=fi')).toEqual(['winz-casino fi']);
  expect(await exportKeys('?search=nothing')).toEqual([]);
});

test('a dry run changes nothing; saving as drafts does not change the site', async () => {
  const csv = 'market,casino,rating\nfi,winz-casino,7.1\nfi,joki-casino,7.2\n';
  const before = await readRating('Winz Casino', false);
  const { result } = await send('editor', { csv });
  expect(result.rows.map(({ changes }) => changes[0]?.to)).toEqual(['7.1', '7.2']);
  expect(await readRating('Winz Casino', true)).toBe(before);
  const saved = await send('editor', { csv, save: 'as drafts', digest: result.digest });
  expect(saved.result.savedLines).toEqual([2, 3]);
  expect(await readRating('Winz Casino', true)).toBe(7.1);
  expect(await readRating('Winz Casino', false)).toBe(before);
});

test('good rows are published although others are refused or would break the site', async () => {
  const csv = [
    'market;casino;rating;bonus',
    'fi;joki-casino;6,1;100 % jopa 500 € + 50 ilmaiskierrosta',
    'fi;winz-casino;6,2;',
    'fi;nobody-casino;6,3;50 €',
  ].join('\n');
  const before = await readRating('Winz Casino', false);
  const { rows, savedLines } = await importFile('editor', csv, 'published');
  expect(rows.map(({ outcome, check }) => [outcome, check?.blocks])).toEqual([
    ['changed', []],
    ['changed', ['Headline: This field is required.']],
    ['refused', undefined],
  ]);
  expect(savedLines).toEqual([2]);
  expect(await readRating('Winz Casino', false)).toBe(before);
  const [row] = await studio.db<{ rating: number }[]>`
    SELECT (body->>'rating')::float AS rating FROM site.published_documents
    WHERE kind = 'listing' AND market = 'fi' AND key = 'joki-casino'`;
  expect(row?.rating).toBe(6.1);
  const { docs } = await studio.payload.find({ collection: 'audit-log', sort: '-id', limit: 1 });
  expect(docs).toMatchObject([
    { action: 'published', title: 'Joki Casino · fi', reason: 'CSV import autumn.csv' },
  ]);
});

test('a row with a link to our own site says so, and is not published', async () => {
  const csv = 'market,casino,affiliateLink\nfi,winz-casino,https://localhost/go/winz-casino\n';
  const { rows } = (await send('editor', { csv })).result;
  expect(rows.map(({ check }) => check?.blocks)).toEqual([
    ['Affiliate link: The link leads to our own site. Enter the casino’s link.'],
  ]);
});

test('if the studio refuses a row while saving, nothing is saved, and the editor can leave the row out', async () => {
  const csv =
    'market,casino,licence.type,licence.number,rating\nfi,joki-casino,,26Si0010,6.4\nfi,winz-casino,mga,,6.4\n';
  const { digest } = (await send('editor', { csv })).result;
  const refused = await send('editor', { csv, save: 'as drafts', digest });
  expect(refused.status).toBe(400);
  expect(refused.result).toMatchObject({
    error: 'Line 2: Enter licence.type too. Nothing was saved.',
    refused: { line: 2, message: 'Enter licence.type too.' },
  });
  expect(await readRating('Winz Casino', true)).not.toBe(6.4);
  const { result } = await send('editor', { csv, save: 'as drafts', digest, skip: [2] });
  expect(result.savedLines).toEqual([3]);
  expect(await readRating('Winz Casino', true)).toBe(6.4);
});

test('rows with rule errors need a reason, and the preview shows findings and net', async () => {
  const csv =
    'market,casino,terms.wagerTimes,verifiedOn\nse,winz-casino,35,2020-01-01\nse,joki-casino,5,2020-01-01\n';
  const { rows, digest } = (await send('editor', { csv })).result;
  expect(rows.map(({ check }) => check)).toMatchObject([
    { blocks: [], net: { before: expect.any(String), after: expect.any(String) } },
    { blocks: [], net: { before: expect.any(String), after: expect.any(String) } },
  ]);
  expect(rows[0]?.check?.net?.before).not.toBe(rows[0]?.check?.net?.after);
  expect(rows[0]?.check?.findings).toContainEqual(expect.objectContaining({ severity: 'error' }));
  for (const reason of [undefined, 'Agreed']) {
    const { status, result } = await send('editor', { csv, save: 'published', digest, reason });
    expect([status, result.error]).toEqual([400, 'No row of the file can be saved.']);
  }
});

test('a second person must confirm the reason for a row: it can only be saved as a draft', async () => {
  await turnOnSecondPerson(studio, 'se');
  const csv = 'market,casino,terms.wagerTimes\nse,winz-casino,34\n';
  const reason = 'Agreed with the lawyer';
  const { rows, digest } = (await send('editor', { csv })).result;
  expect(rows[0]?.check?.override).toBe('second person');
  const { status } = await send('editor', { csv, save: 'published', digest, reason });
  expect(status).toBe(400);
  const saved = await send('editor', { csv, save: 'as drafts', digest, reason });
  expect(saved.result.savedLines).toEqual([2]);
  const [waiting] = await listWaitingOverrides(studio.payload, new Date());
  expect(waiting).toMatchObject({ title: 'Winz Casino · se', reason });
  const body = { collection: 'listings', id: waiting?.id, digest: waiting?.digest };
  const confirmation = await studio.request('POST', '/override-reasons/confirm', {
    token: tokens['market-editor'] ?? '',
    body,
  });
  expect(confirmation.status).toBe(200);
  const confirmed = (await send('editor', { csv })).result;
  expect(confirmed.rows[0]?.check?.override).toBe('nothing');
  const { result } = await send('editor', { csv, save: 'published', digest: confirmed.digest });
  expect(result.savedLines).toEqual([2]);
  await turnOffSecondPerson(studio);
});

test('deposit methods can be imported, and reach the site in their order', async () => {
  const csv = 'market,casino,depositMethods\nfi,joki-casino,siru | trustly\n';
  const { digest } = (await send('editor', { csv })).result;
  expect((await send('editor', { csv, save: 'published', digest })).result.savedLines).toEqual([2]);
  const [row] = await studio.db<{ methods: string[] }[]>`
    SELECT body->'depositMethods' AS methods FROM site.published_documents
    WHERE kind = 'listing' AND market = 'fi' AND key = 'joki-casino'`;
  expect(row?.methods).toEqual(['siru', 'trustly']);
});

test('an import whose listings changed after the dry run is rejected', async () => {
  const csv = 'market,casino,rating\nfi,winz-casino,5.5\n';
  const { result } = await send('editor', { csv });
  const otherCsv = 'market,casino,rating\nfi,winz-casino,5.6\n';
  const { digest } = (await send('editor', { csv: otherCsv })).result;
  await send('editor', { csv: otherCsv, save: 'as drafts', digest });
  const outdated = await send('editor', { csv, save: 'as drafts', digest: result.digest });
  expect(outdated.status).toBe(409);
  expect(await readRating('Winz Casino', true)).toBe(5.6);
});

test('a market editor can import only into their own market; analysts and anonymous users have no access', async () => {
  const csv = 'market,casino,rating\nfi,winz-casino,5.7\nse,winz-casino,5.7\n';
  const before = await readRating('Winz Casino', true);
  const { rows, savedLines } = await importFile('market-editor', csv, 'as drafts');
  expect(rows.map(({ problems }) => problems)).toEqual([['market: you may not change fi'], []]);
  expect(savedLines).toEqual([3]);
  expect(await readRating('Winz Casino', true)).toBe(before);
  const casinos = await send('market-editor', { csv: 'casino,name\nwinz-casino,WINZ Casino\n' }, 'casinos');
  expect(casinos.result.rows).toMatchObject([{ problems: ['You may not change casinos'] }]);
  for (const [user, status] of [
    ['analyst', 403],
    ['anonymous', 401],
  ] as const) {
    expect((await send(user, { csv })).status).toBe(status);
    const token = tokens[user];
    expect((await studio.request('GET', '/sheets/listings', token ? { token } : {})).status).toBe(status);
  }
});

describe('an import of a listing that has an unpublished draft', () => {
  const csv = 'market,casino,rating,order\nno,winz-casino,7.7,5\n';
  let id: number;
  beforeEach(async () => {
    const { docs } = await studio.payload.find({
      collection: 'listings',
      where: { title: { equals: 'Winz Casino · no' } },
      depth: 0,
    });
    id = docs[0]?.id ?? 0;
    await studio.payload.update({
      collection: 'listings',
      id,
      data: {
        verdict: 'En klar dom.',
        rating: 9.8,
        order: 4,
        recommendationReason: null,
        features: [],
        affiliateLink: 'https://winz.example/no',
        _status: 'published',
      },
    });
    await studio.payload.update({
      collection: 'listings',
      id,
      data: {
        verdict: 'UFERDIG',
        order: 3,
        recommendationReason: 'Uferdig',
        features: ['Uferdig'],
        affiliateLink: null,
      },
      draft: true,
    });
  });
  const find = (draft: boolean) => studio.payload.findByID({ collection: 'listings', id, draft, depth: 0 });

  test('publishes only the imported columns; the draft stays a draft', async () => {
    const { result } = await send('editor', { csv });
    expect(result.rows[0]).toMatchObject({
      outcome: 'changed',
      changes: [
        { column: 'rating', from: '9.8', to: '7.7' },
        { column: 'order', from: '4', to: '5', draft: '3' },
      ],
      draft: { columns: ['verdict', 'order', 'affiliateLink', 'features', 'recommendationReason'] },
    });
    const { totalDocs: entries } = await studio.payload.count({ collection: 'audit-log' });
    expect(
      (await send('editor', { csv, save: 'published', digest: result.digest })).result.savedLines,
    ).toEqual([2]);
    const [row] = await studio.db`
      SELECT body FROM site.published_documents WHERE kind = 'listing' AND market = 'no' AND key = 'winz-casino'`;
    expect(row?.body).toMatchObject({
      verdict: 'En klar dom.',
      rating: 7.7,
      order: 5,
      features: [],
      affiliateLink: 'https://winz.example/no',
    });
    expect(row?.body).not.toHaveProperty('recommendationReason');
    expect(await find(false)).toMatchObject({ verdict: 'En klar dom.', rating: 7.7, _status: 'published' });
    // The draft gets the imported rating, because its author did not change the rating.
    expect(await find(true)).toMatchObject({
      verdict: 'UFERDIG',
      rating: 7.7,
      order: 3,
      recommendationReason: 'Uferdig',
      features: ['Uferdig'],
      affiliateLink: null,
      _status: 'draft',
    });
    // The importer did not write the draft.
    expect(await studio.payload.count({ collection: 'audit-log' })).toEqual({ totalDocs: entries + 1 });
    await studio.payload.update({ collection: 'listings', id, data: { _status: 'published' } });
    expect(await find(false)).toMatchObject({ verdict: 'UFERDIG', rating: 7.7, order: 3 });
  });

  test('adds the imported values to the draft if the file is saved as drafts', async () => {
    const { digest } = (await send('editor', { csv })).result;
    await send('editor', { csv, save: 'as drafts', digest });
    expect(await find(true)).toMatchObject({ verdict: 'UFERDIG', rating: 7.7, order: 5 });
    expect(await find(false)).toMatchObject({ verdict: 'En klar dom.', rating: 9.8, order: 4 });
  });
});

test('an import cannot publish a listing that is not published, but can save it as a draft', async () => {
  const { docs } = await studio.payload.find({
    collection: 'listings',
    where: { title: { equals: 'Winz Casino · se' } },
  });
  await studio.payload.update({ collection: 'listings', id: docs[0]?.id ?? 0, data: { _status: 'draft' } });
  const csv = 'market,casino,rating\nse,winz-casino,4.4\n';
  const { digest, rows } = (await send('editor', { csv })).result;
  expect(rows[0]).toMatchObject({ outcome: 'changed', draft: { isOnlyVersion: true } });
  const { status, result } = await send('editor', { csv, save: 'published', digest });
  expect(status).toBe(400);
  expect(result.error).toBe('No row of the file can be saved.');
  expect((await send('editor', { csv, save: 'as drafts', digest })).result.savedLines).toEqual([2]);
});

test('an import does not overwrite what a colleague publishes at the same time', async () => {
  const { docs } = await studio.payload.find({
    collection: 'listings',
    where: { title: { equals: 'Joki Casino · se' } },
    depth: 0,
  });
  const id = docs[0]?.id ?? 0;
  const csv = 'market,casino,rating\nse,joki-casino,3.3\n';
  const { digest } = (await send('editor', { csv })).result;
  // The colleague's transaction stays open for a second after it has written the listing.
  await studio.db.unsafe(`
    CREATE FUNCTION site.slow() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN IF NEW.body ->> 'verdict' = 'Samtidigt.' THEN PERFORM pg_sleep(1); END IF; RETURN NEW; END $$;
    CREATE TRIGGER slow BEFORE UPDATE ON site.published_documents FOR EACH ROW EXECUTE FUNCTION site.slow()`);
  const fields = { verdict: 'Samtidigt.', overrideReason: 'Agreed with the lawyer', _status: 'published' };
  const publication = studio.request('PATCH', `/listings/${id}`, {
    token: tokens.editor ?? '',
    body: fields,
  });
  await expect
    .poll(async () => (await studio.db`SELECT 1 FROM pg_stat_activity WHERE wait_event = 'PgSleep'`).length)
    .toBe(1);
  const { result } = await send('editor', {
    csv,
    save: 'published',
    digest,
    reason: 'Agreed with the lawyer',
  });
  expect((await publication).status).toBe(200);
  await studio.db.unsafe('DROP FUNCTION site.slow CASCADE');
  expect(result.savedLines).toEqual([2]);
  expect(await studio.payload.findByID({ collection: 'listings', id })).toMatchObject({
    verdict: 'Samtidigt.',
    rating: 3.3,
  });
});

describe('an import into a market with sample content', () => {
  const csv = (rating: number) => `market,casino,rating\ndk,winz-casino,${rating}\n`;
  const readSettings = async (market: string) => {
    const [row] = await studio.db`
      SELECT body FROM site.published_documents WHERE kind = 'market-settings' AND market = ${market}`;
    return row?.body;
  };
  const importRows = async (rating: number, save: 'as drafts' | 'published') => {
    const { digest } = (await send('editor', { csv: csv(rating) })).result;
    const reason = 'Sample offers break rules.';
    const { result } = await send('editor', { csv: csv(rating), save, digest, reason });
    expect(result).toMatchObject({ savedLines: [2] });
  };
  const findSettings = async (draft: boolean) =>
    (await studio.payload.find({ collection: 'market-settings', where: { market: { equals: 'dk' } }, draft }))
      .docs[0];
  beforeEach(async () => {
    const documents = listDocuments();
    const settings = documents.filter(
      ({ kind, market }) => kind === 'market-settings' && (market === 'dk' || market === 'se'),
    );
    const named = JSON.stringify(settings);
    const casinos = documents.filter(({ kind, key }) => kind === 'casino' && named.includes(`"${key}"`));
    await loadDocuments(studio.payload, [...casinos, ...settings]);
    expect(await readSettings('dk')).toMatchObject({ isSample: true });
  }, 60_000);

  test('clears the mark of its market when it publishes, not when it saves drafts', async () => {
    await importRows(6.1, 'as drafts');
    expect(await readSettings('dk')).toMatchObject({ isSample: true });
    await importRows(6.2, 'published');
    const { isSample, ...settings } = await readSettings('dk');
    expect(isSample).toBe(false);
    expect(settings.helpOrganisations).toHaveLength(2);
    expect(await readSettings('se')).toMatchObject({ isSample: true });
  });

  test('does not publish a draft of the settings', async () => {
    const { id = 0 } = (await findSettings(false)) ?? {};
    await studio.payload.update({
      collection: 'market-settings',
      id,
      data: { mode: 'information-only', editionYear: 2024 },
      draft: true,
    });
    await importRows(6.3, 'published');
    expect(await readSettings('dk')).toMatchObject({ isSample: false, mode: 'commercial' });
    expect(await readSettings('dk')).not.toHaveProperty('editionYear');
    expect(await findSettings(false)).toMatchObject({ isSample: false, mode: 'commercial' });
    expect(await findSettings(true)).toMatchObject({
      isSample: false,
      mode: 'information-only',
      editionYear: 2024,
      _status: 'draft',
    });
  });
});

describe('the columns of a licence', () => {
  const importRow = async (role: string, row: string) => {
    const csv = `market,casino,licence.type,licence.number,licence.register\n${row}\n`;
    const { result } = await send(role, { csv });
    return send(role, { csv, save: 'published', digest: result.digest, reason: 'Agreed with the lawyer' });
  };
  const readLicence = async (market: 'fi' | 'se') => {
    const { docs } = await studio.payload.find({
      collection: 'listings',
      where: { title: { equals: `Joki Casino · ${market}` } },
      depth: 1,
    });
    return docs[0]?.licence;
  };
  const NEW = { type: 'swedish', number: '26Si0009', register: 'spelinspektionen.example' };
  const ROW = 'joki-casino,swedish,26Si0009,spelinspektionen.example';

  test('an unknown number creates a licence, which the audit log notes; a known one is found', async () => {
    const before = await readLicence('fi');
    expect(await importRow('market-editor', `se,${ROW}`)).toMatchObject({
      status: 200,
      result: { savedLines: [2] },
    });
    const created = await readLicence('se');
    expect(created).toMatchObject(NEW);
    expect(await readLicence('fi')).toEqual(before);
    const { docs } = await studio.payload.find({
      collection: 'audit-log',
      where: { kind: { equals: 'licences' }, title: { contains: NEW.number } },
    });
    expect(docs).toMatchObject([{ action: 'created' }]);
    expect((await importRow('editor', `fi,${ROW}`)).status).toBe(200);
    expect(await readLicence('fi')).toEqual(created);
  });

  test('a row does not change the register of a licence, which other listings share', async () => {
    const { status, result } = await importRow('editor', 'fi,joki-casino,swedish,26Si0009,other.example');
    expect(status).toBe(400);
    expect(result.error).toContain('Change it in the licence. Nothing was saved.');
    expect(await readLicence('se')).toMatchObject(NEW);
  });
});

test('facts of reviews reach the site', async () => {
  const csv =
    'market;casino;scores.games;updatedOn;paymentMethods.deposits\nfi;winz-casino;8,5;17.11.2026;Trustly; 10 | Visa; 20,5; Kulut 1 %\n'.replace(
      'Trustly; 10 | Visa; 20,5; Kulut 1 %',
      '"Trustly; 10 | Visa; 20,5; Kulut 1 %"',
    );
  const { rows, savedLines } = await importFile('editor', csv, 'published', 'review-facts');
  expect(rows).toMatchObject([{ outcome: 'changed', check: { blocks: [] } }]);
  expect(savedLines).toEqual([2]);
  const [row] = await studio.db`
    SELECT body FROM site.published_documents WHERE kind = 'review' AND market = 'fi' AND key = 'winz-casino'`;
  expect(row?.body).toMatchObject({
    scores: { games: 8.5 },
    updatedOn: '2026-11-17',
    paymentMethods: {
      deposits: [
        { method: 'Trustly', minimum: 1000 },
        { method: 'Visa', minimum: 2050, note: 'Kulut 1 %' },
      ],
    },
  });
});

test('titles and descriptions of search results reach the site; one that is too long is left out', async () => {
  const csv = `market,page,search.title\nfi,privacy,Tietosuoja lyhyesti\nse,privacy,${'x'.repeat(200)}\n`;
  const { rows, savedLines } = await importFile('editor', csv, 'published', 'search-results');
  expect(rows.map(({ check }) => check?.blocks.length)).toEqual([0, 1]);
  expect(rows[1]?.check?.blocks[0]).toMatch(/^Search result → Title: /);
  expect(savedLines).toEqual([2]);
  const [row] = await studio.db`
    SELECT body FROM site.published_documents WHERE kind = 'page' AND market = 'fi' AND key = 'privacy'`;
  expect(row?.body.search.title).toBe('Tietosuoja lyhyesti');
});

test('a new casino is created and published, and an unknown sheet does not exist', async () => {
  const { rows, savedLines } = await importFile(
    'editor',
    'casino,name\nuusi-casino,Uusi Casino\n',
    'published',
    'casinos',
  );
  expect(rows).toMatchObject([{ outcome: 'new', id: null }]);
  expect(savedLines).toEqual([2]);
  const [row] =
    await studio.db`SELECT body FROM site.published_documents WHERE kind = 'casino' AND key = 'uusi-casino'`;
  expect(row?.body.name).toBe('Uusi Casino');
  expect((await send('editor', { csv: '' }, 'users')).status).toBe(404);
});
