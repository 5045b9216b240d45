import { listDocuments } from '@nettobonus/content/documents';
import { readCsv } from '@nettobonus/domain/shared/csv';
import { beforeAll, expect, test } from 'vitest';
import { loadDocuments } from '../publishing/load-documents.ts';
import { logInAs, type TestStudio, withTestStudio } from '../test-studio.ts';
import type { PlannedRow } from './plan-import.ts';

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
});

const tokens: Record<string, string> = {};
const CASINOS = ['winz-casino', 'joki-casino'];

interface ImportResponse {
  rows: PlannedRow[];
  digest: string;
  saved: boolean;
  problem?: string;
}

beforeAll(async () => {
  await loadDocuments(
    studio.payload,
    listDocuments().filter(
      ({ kind, key }) => (kind === 'casino' || kind === 'listing') && CASINOS.includes(key),
    ),
  );
  for (const role of ['editor', 'market-editor', 'analyst'] as const) {
    tokens[role] = await logInAs(studio, role);
  }
}, 120_000);

async function send(role: string, request: object): Promise<{ status: number; result: ImportResponse }> {
  const token = tokens[role];
  const response = await studio.request('POST', '/listings-csv', {
    ...(token ? { token } : {}),
    body: request,
  });
  return { status: response.status, result: await response.json() };
}

async function readRating(casino: string, draft: boolean): Promise<number | null | undefined> {
  const { docs } = await studio.payload.find({
    collection: 'listings',
    where: { title: { equals: `${casino} · fi` } },
    draft,
  });
  return docs[0]?.rating;
}

test('the export contains every listing, and importing it changes nothing', async () => {
  const response = await studio.request('GET', '/listings-csv', { token: tokens.editor ?? '' });
  expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  const csv = await response.text();
  const { totalDocs } = await studio.payload.count({ collection: 'listings' });
  expect(readCsv(csv)).toHaveLength(totalDocs + 1);
  const { result } = await send('editor', { csv });
  expect(new Set(result.rows.map(({ outcome }) => outcome))).toEqual(new Set(['same']));
});

test('a dry run changes nothing; saving as drafts does not change the site', async () => {
  const csv = 'market,casino,rating\nfi,winz-casino,7.1\nfi,joki-casino,7.2\n';
  const before = await readRating('Winz Casino', false);
  const { result } = await send('editor', { csv });
  expect(result.rows.map(({ changes }) => changes[0]?.to)).toEqual(['7.1', '7.2']);
  expect(await readRating('Winz Casino', true)).toBe(before);
  const saved = await send('editor', { csv, save: 'as drafts', digest: result.digest });
  expect(saved.result.saved).toBe(true);
  expect(await readRating('Winz Casino', true)).toBe(7.1);
  expect(await readRating('Winz Casino', false)).toBe(before);
});

test('published rows reach the site, all rows or none', async () => {
  const csv =
    'market,casino,rating,bonus\nfi,joki-casino,6.1,100 % jopa 500 € + 50 ilmaiskierrosta\nfi,winz-casino,6.2,\n';
  const { result } = await send('editor', { csv });
  const rejected = await send('editor', { csv, save: 'published', digest: result.digest });
  expect(rejected.status).toBe(400);
  expect(rejected.result.problem).toMatch(/^Line 3: .*Nothing was saved\.$/);
  expect(await readRating('Joki Casino', true)).toBe(7.2);
  const validCsv = 'market,casino,rating\nfi,joki-casino,6.1\n';
  const { digest } = (await send('editor', { csv: validCsv })).result;
  expect((await send('editor', { csv: validCsv, save: 'published', digest })).result.saved).toBe(true);
  const [row] = await studio.db<{ rating: number }[]>`
    SELECT (body->>'rating')::float AS rating FROM site.published_documents
    WHERE kind = 'listing' AND market = 'fi' AND key = 'joki-casino'`;
  expect(row?.rating).toBe(6.1);
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

test('a market editor imports into their own market only; analysts and anonymous users have no access', async () => {
  const csv = 'market,casino,rating\nfi,winz-casino,5.7\nse,winz-casino,5.7\n';
  const { result } = await send('market-editor', { csv });
  expect(result.rows.map(({ outcome }) => outcome)).toEqual(['refused', 'changed']);
  expect((await send('market-editor', { csv, save: 'as drafts', digest: result.digest })).status).toBe(400);
  for (const user of ['analyst', 'anonymous']) {
    expect((await send(user, { csv })).status).toBe(403);
    const token = tokens[user];
    expect((await studio.request('GET', '/listings-csv', token ? { token } : {})).status).toBe(403);
  }
});
