import { listDocuments } from '@nettobonus/content/documents';
import { parseParagraph } from '@nettobonus/domain/texts/parse-text';
import { beforeAll, expect, test } from 'vitest';
import { loadDocuments } from '../publishing/load-documents.ts';
import { logInAs, type TestStudio, withTestStudio } from '../test-studio.ts';
import { toLexical } from '../texts/to-lexical.ts';

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
});

const KINDS = ['person', 'article', 'redirect'];
const documents = listDocuments().filter(
  ({ kind, market }) => KINDS.includes(kind) && (market === 'fi' || market === 'se'),
);
const GUIDE = '/se/guider/sa-fungerar-omsattningskravet';
const tokens = { editor: '', swedish: '' };
let author = 0;
let siteUrl = '';

beforeAll(async () => {
  await loadDocuments(studio.payload, documents);
  tokens.editor = await logInAs(studio, 'editor');
  tokens.swedish = await logInAs(studio, 'market-editor');
  const { docs } = await studio.payload.find({
    collection: 'people',
    where: { key: { equals: 'elin-sandmark' } },
  });
  author = docs[0]?.id ?? 0;
  siteUrl = (await import('../env.ts')).env.SITE_URL;
}, 120_000);

const send = (method: string, path: string, body?: object, token = tokens.swedish) =>
  studio.request(method, path, { token, ...(body ? { body } : {}) });

/** The published redirects to or from paths that contain the text. */
async function readRedirects(text: string): Promise<Record<string, string>> {
  const rows = await studio.db<{ key: string; to: string }[]>`
    SELECT key, body->>'to' AS to FROM site.published_documents
    WHERE kind = 'redirect' AND body IS NOT NULL ORDER BY key`;
  return Object.fromEntries(
    rows.map(({ key, to }) => [key, to]).filter((pair) => pair.join().includes(text)),
  );
}

async function createArticle(slug: string, changes: object = {}): Promise<number> {
  const body = {
    market: 'se',
    kind: 'guide',
    title: slug,
    intro: 'En guide.',
    body: toLexical([parseParagraph('Text.')], { getCasinoId: () => 0, getArticleId: () => 0 }),
    author,
    category: 'bonuses',
    publishedOn: '2026-11-01',
    updatedOn: '2026-11-02',
    search: { title: 'Guide', description: 'En guide.', keywords: ['guide'] },
    slug,
    _status: 'published',
    ...changes,
  };
  const response = await send('POST', '/articles', body);
  expect(response.status).toBe(201);
  return (await response.json()).doc.id;
}

async function change(id: number, fields: object): Promise<void> {
  const response = await send('PATCH', `/articles/${id}`, { _status: 'published', ...fields });
  expect(await response.json()).toMatchObject({ doc: fields });
}

const createRedirect = (from: string, to: string, fields: object = {}, token = tokens.swedish) =>
  send('POST', '/redirects', { market: 'se', from, to, _status: 'published', ...fields }, token);

async function readProblems(response: Response): Promise<Record<string, string>> {
  expect(response.status).toBe(400);
  const { errors } = await response.json();
  const problems: { path: string; message: string }[] = errors[0].data.errors;
  return Object.fromEntries(problems.map(({ path, message }) => [path, message]));
}

test('loading the same documents again changes nothing', async () => {
  const result = await loadDocuments(studio.payload, documents);
  expect(result).toEqual({ created: 0, changed: 0, unchanged: documents.length });
});

test('the former addresses of an article redirect to its present one, and never to each other', async () => {
  const id = await createArticle('ett-a');
  await change(id, { slug: 'ett-b' });
  expect(await readRedirects('/ett-')).toEqual({ '/se/guider/ett-a': '/se/guider/ett-b' });
  await change(id, { slug: 'ett-c' });
  expect(await readRedirects('/ett-')).toEqual({
    '/se/guider/ett-a': '/se/guider/ett-c',
    '/se/guider/ett-b': '/se/guider/ett-c',
  });
  await change(id, { slug: 'ett-a' });
  expect(await readRedirects('/ett-')).toEqual({
    '/se/guider/ett-b': '/se/guider/ett-a',
    '/se/guider/ett-c': '/se/guider/ett-a',
  });
  await change(id, { slug: 'ett-b' });
  expect(await readRedirects('/ett-')).toEqual({
    '/se/guider/ett-a': '/se/guider/ett-b',
    '/se/guider/ett-c': '/se/guider/ett-b',
  });
});

test('the audit log says who moved the page and that the redirect followed from it', async () => {
  const id = await createArticle('logg-a');
  await change(id, { slug: 'logg-b' });
  const entries = await studio.db`
    SELECT action, reason, market FROM studio.audit_log WHERE kind = 'redirects' AND title = '/se/guider/logg-a'
    AND "user" = (SELECT id::text FROM studio.users WHERE email = 'market-editor@example.org')`;
  expect(entries).toEqual([
    expect.objectContaining({ reason: 'The address of a page changed', market: 'se' }),
  ]);
});

test('a guide that becomes news redirects, in a bulk edit too', async () => {
  const ids = [await createArticle('bulk-a'), await createArticle('bulk-b')];
  const path = `/articles?where[id][in]=${ids.join()}`;
  const response = await send('PATCH', path, { kind: 'news', _status: 'published' });
  expect(response.status).toBe(200);
  expect(await readRedirects('/bulk-')).toEqual({
    '/se/guider/bulk-a': '/se/nyheter/bulk-a',
    '/se/guider/bulk-b': '/se/nyheter/bulk-b',
  });
});

test('a draft with another address redirects nothing; its form says what publishing will do', async () => {
  const id = await createArticle('form-a');
  await change(id, { slug: 'form-b' });
  const draft = { slug: 'form-c', _status: 'draft' };
  expect((await send('PATCH', `/articles/${id}?draft=true`, draft)).status).toBe(200);
  expect(await readRedirects('/form-')).toEqual({ '/se/guider/form-a': '/se/guider/form-b' });
  expect(await (await send('GET', `/addresses/articles/${id}`)).json()).toEqual({
    published: '/se/guider/form-b',
    draft: '/se/guider/form-c',
    redirects: [{ id: expect.any(Number), from: '/se/guider/form-a' }],
  });
  expect((await studio.request('GET', `/addresses/articles/${id}`)).status).toBe(401);
});

test('a redirect of another market follows the page, although its editor may not change that market', async () => {
  const id = await createArticle('flytt-a');
  const finnish = { market: 'fi' };
  const created = await createRedirect('/fi/oppaat/muutto', '/se/guider/flytt-a', finnish, tokens.editor);
  expect(created.status).toBe(201);
  await change(id, { slug: 'flytt-b' });
  expect(await readRedirects('/flytt-')).toEqual({
    '/fi/oppaat/muutto': '/se/guider/flytt-b',
    '/se/guider/flytt-a': '/se/guider/flytt-b',
  });
  const { doc } = await created.json();
  const refused = await send('PATCH', `/redirects/${doc.id}`, {
    to: GUIDE,
    revision: 2,
    _status: 'published',
  });
  expect(refused.status).toBe(403);
});

test('an editor redirects the address of an article that was unpublished', async () => {
  const id = await createArticle('borta');
  expect(await readProblems(await createRedirect('/se/guider/borta', GUIDE))).toEqual({
    from: expect.stringContaining('There is a page at this address.'),
  });
  expect((await send('PATCH', `/articles/${id}`, { _status: 'draft' })).status).toBe(200);
  const created = await createRedirect(`${siteUrl}/se/guider/borta/?utm=x#del`, ` ${siteUrl}${GUIDE}`);
  expect((await created.json()).doc).toMatchObject({ from: '/se/guider/borta', to: GUIDE });
  expect(await readRedirects('/borta')).toEqual({ '/se/guider/borta': GUIDE });
  // The page takes its address back.
  expect((await send('PATCH', `/articles/${id}`, { _status: 'published' })).status).toBe(200);
  expect(await readRedirects('/borta')).toEqual({});
});

test('a redirect to a redirected address leads to its end', async () => {
  expect((await createRedirect('/se/guider/kedja-b', GUIDE)).status).toBe(201);
  const { doc } = await (await createRedirect('/se/guider/kedja-a', '/se/guider/kedja-b')).json();
  expect(doc.to).toBe(GUIDE);
  const other = '/se/guider/casino-med-svensk-licens';
  expect((await createRedirect('/se/guider/kedja-c', '/se/guider/kedja-a')).status).toBe(201);
  expect(await readRedirects('/kedja-')).toEqual({
    '/se/guider/kedja-a': GUIDE,
    '/se/guider/kedja-b': GUIDE,
    '/se/guider/kedja-c': GUIDE,
  });
  const changed = { to: other, _status: 'published' };
  expect((await send('PATCH', `/redirects/${doc.id}`, changed)).status).toBe(200);
  expect((await readRedirects('/kedja-'))['/se/guider/kedja-a']).toBe(other);
});

test('a circle is refused, and a redirect further on takes the earlier one along', async () => {
  const id = await createArticle('krets-b');
  expect((await createRedirect('/se/guider/krets-a', '/se/guider/krets-b')).status).toBe(201);
  expect((await send('PATCH', `/articles/${id}`, { _status: 'draft' })).status).toBe(200);
  expect(await readProblems(await createRedirect('/se/guider/krets-b', '/se/guider/krets-a'))).toEqual({
    to: 'Visitors would go in a circle, from /se/guider/krets-b to /se/guider/krets-a to /se/guider/krets-b. Choose another page.',
  });
  expect((await createRedirect('/se/guider/krets-b', GUIDE)).status).toBe(201);
  expect(await readRedirects('/krets-')).toEqual({
    '/se/guider/krets-a': GUIDE,
    '/se/guider/krets-b': GUIDE,
  });
});

test.each([
  ['/se/guider/x', 'https://example.org/', { to: expect.stringContaining('no page with this address') }],
  ['/se/guider/x', '//example.org/se/guider', { to: expect.stringContaining('no page with this address') }],
  ['/se/guider/x', '/se/guider/finns-inte', { to: expect.stringContaining('no published page') }],
  ['/se/guider/x', '/se/guider/x', { to: 'An address cannot redirect to itself.' }],
  ['/se/x', GUIDE, { from: expect.stringContaining('former address of a page of this market') }],
  ['/fi/oppaat/x', GUIDE, { from: expect.stringContaining('former address of a page of this market') }],
])('a redirect of %s to %s is refused with a reason', async (from, to, problems) => {
  expect(await readProblems(await createRedirect(from, to))).toEqual(problems);
});

test('a redirect in the trash is restored when its address is left again', async () => {
  const id = await createArticle('papper-a');
  await change(id, { slug: 'papper-b' });
  const { docs } = await studio.payload.find({
    collection: 'redirects',
    where: { from: { equals: '/se/guider/papper-a' } },
  });
  const path = `/redirects/${docs[0]?.id}`;
  expect((await send('PATCH', path, { _status: 'draft' })).status).toBe(200);
  expect((await send('PATCH', path, { deletedAt: new Date().toISOString() })).status).toBe(200);
  await change(id, { slug: 'papper-a' });
  await change(id, { slug: 'papper-c' });
  expect(await readRedirects('/papper-')).toEqual({
    '/se/guider/papper-a': '/se/guider/papper-c',
    '/se/guider/papper-b': '/se/guider/papper-c',
  });
});

test('a market that reviews before publishing needs no approval of redirects', async () => {
  await studio.db`INSERT INTO studio.market_settings (market, workflow, _status) VALUES ('se', true, 'published')`;
  expect((await createRedirect('/se/guider/granskad', GUIDE)).status).toBe(201);
  await studio.db`DELETE FROM studio.market_settings`;
});

test('the field for the target suggests the published pages of a market by name', async () => {
  const pages = await (await send('GET', '/pages/se')).json();
  expect(pages).toContainEqual({ path: GUIDE, title: expect.stringContaining('omsättning') });
  expect((await studio.request('GET', '/pages/se')).status).toBe(401);
});
