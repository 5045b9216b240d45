import { listDocuments } from '@nettobonus/content/documents';
import type { PublishedDocument } from '@nettobonus/domain/publishing/published-document';
import { createLocalReq, type TypedUser } from 'payload';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '../access/roles.ts';
import { listJobs } from '../jobs/job-queue.ts';
import { loadDocuments } from '../publishing/load-documents.ts';
import { schedulePublish } from '../schedule/schedule-handlers.ts';
import { findUserId, logInAs, pickDocuments, type TestStudio, withTestStudio } from '../test-studio.ts';

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
});

const tokens = new Map<Role, string>();
const isWanted = ({ kind, market, key }: PublishedDocument) =>
  market === 'se' && key === 'casinoist' && (kind === 'listing' || kind === 'review');
const documents = pickDocuments(listDocuments(), isWanted);
let id: number;

beforeAll(async () => {
  for (const role of ['admin', 'chief-editor', 'editor', 'market-editor'] as const)
    tokens.set(role, await logInAs(studio, role));
}, 60_000);

// Each test starts with an unpublished listing.
beforeEach(async () => {
  await loadDocuments(studio.payload, documents);
  id = (await studio.payload.find({ collection: 'listings' })).docs[0]?.id ?? 0;
  await studio.payload.update({ collection: 'listings', id, data: { _status: 'draft' } });
  await studio.db`TRUNCATE studio.audit_log CASCADE`;
});

const now = () => new Date().toISOString();
async function send(role: Role, method: string, path: string, body?: object) {
  const response = await studio.request(method, path, {
    token: tokens.get(role) ?? '',
    ...(body ? { body } : {}),
  });
  const json = await response.json();
  return { status: response.status, body: json, message: json.errors?.[0]?.message as string | undefined };
}
const trash = (role: Role, path = `/listings/${id}`) => send(role, 'PATCH', path, { deletedAt: now() });
const restore = (role: Role, fields: object = {}) =>
  send(role, 'PATCH', `/listings/${id}?trash=true`, { deletedAt: null, _status: 'draft', ...fields });
const publish = () => loadDocuments(studio.payload, documents);
const isOnSite = async () =>
  (
    await studio.db`
      SELECT 1 FROM site.published_documents
      WHERE kind = 'listing' AND market = 'se' AND key = 'casinoist' AND body IS NOT NULL`
  ).length === 1;
const listTitles = async (query = '') =>
  (await send('editor', 'GET', `/listings?draft=true${query}`)).body.docs.map(
    ({ title }: { title: string }) => title,
  );
const readLastEntry = async () =>
  (await studio.payload.find({ collection: 'audit-log', sort: '-id', limit: 1 })).docs[0];

describe('moving to the trash', () => {
  test('hides a document, and restoring brings it back as a draft', async () => {
    expect((await trash('market-editor')).status).toBe(200);
    expect(await listTitles()).toEqual([]);
    expect(await listTitles('&trash=true')).toEqual(['Casinoist · se']);
    expect(await readLastEntry()).toMatchObject({ action: 'moved to the trash', title: 'Casinoist · se' });

    expect((await restore('market-editor')).status).toBe(200);
    expect(await listTitles()).toEqual(['Casinoist · se']);
    expect(await studio.payload.findByID({ collection: 'listings', id })).toMatchObject({ _status: 'draft' });
    expect(await readLastEntry()).toMatchObject({ action: 'restored' });
    expect(await isOnSite()).toBe(false);
  });

  test.each(['as it is published', 'with an unpublished draft'])(
    'is refused for a document on the site: %s',
    async (state) => {
      await publish();
      if (state === 'with an unpublished draft') {
        await studio.payload.update({ collection: 'listings', id, data: { verdict: 'Ny.' }, draft: true });
      }
      const one = await trash('editor');
      expect([one.status, one.message]).toEqual([400, expect.stringContaining('Unpublish it')]);
      const many = await trash('editor', `/listings?where[id][equals]=${id}`);
      expect(many.body.errors).toMatchObject([{ id, message: expect.stringContaining('Unpublish it') }]);
      expect(await isOnSite()).toBe(true);
      expect(await listTitles()).toEqual(['Casinoist · se']);
    },
  );

  test('is refused to market editors of other markets, and to a draft alone', async () => {
    const finnish = await studio.payload.create({
      collection: 'listings',
      data: { market: 'fi' } as never,
      draft: true,
    });
    expect((await trash('market-editor', `/listings/${finnish.id}`)).status).toBe(403);
    expect((await trash('editor', `/listings/${id}?draft=true`)).message).toContain('A draft alone');
    await studio.payload.delete({ collection: 'listings', id: finnish.id });
  });

  test('cancels what is scheduled', async () => {
    const user = { id: Number(await findUserId(studio, 'editor@example.org')), collection: 'users' };
    const editor = await studio.payload.findByID({ collection: 'users', id: user.id });
    const req = await createLocalReq(
      { user: { ...editor, collection: 'users' } as TypedUser },
      studio.payload,
    );
    const doc = { relationTo: 'listings', value: String(id) };
    const date = new Date(Date.now() + 3_600_000);
    await schedulePublish({ req, type: 'publish', date, doc } as never);
    const listStates = async () =>
      (await listJobs(studio.payload, 'scheduled-change', { data: { doc } })).map(({ state }) => state);
    expect(await listStates()).toEqual(['created']);
    await trash('editor');
    expect(await listStates()).toEqual(['cancelled']);
  });
});

describe('a document in the trash', () => {
  beforeEach(async () => {
    await trash('editor');
  });

  test.each([
    ['a change', { verdict: 'Ny.' }],
    ['a publication', { _status: 'published' }],
  ])('refuses %s', async (_, fields) => {
    const { status, message } = await send('editor', 'PATCH', `/listings/${id}?trash=true`, fields);
    expect([status, message]).toEqual([400, expect.stringContaining('in the trash')]);
    expect(await isOnSite()).toBe(false);
  });

  test('is not published by restoring it', async () => {
    expect((await restore('editor', { _status: 'published' })).message).toContain('restored as a draft');
    expect(await isOnSite()).toBe(false);
    expect(await listTitles()).toEqual([]);
  });

  test('keeps its place: a new one is refused, and says where it is', async () => {
    const { docs } = await studio.payload.find({ collection: 'casinos' });
    const created = await send('editor', 'POST', '/listings?draft=true', {
      market: 'se',
      casino: docs[0]?.id,
    });
    expect([created.status, JSON.stringify(created.body)]).toEqual([
      400,
      expect.stringContaining('in the trash'),
    ]);
  });

  test('is deleted for good by chief editors and admins only', async () => {
    for (const role of ['market-editor', 'editor'] as const) {
      expect((await send(role, 'DELETE', `/listings/${id}?trash=true`)).status).toBe(403);
      expect((await send(role, 'DELETE', '/listings?trash=true&where[id][exists]=true')).status).toBe(403);
    }
    expect((await send('chief-editor', 'DELETE', `/listings/${id}?trash=true`)).status).toBe(200);
    expect(await listTitles('&trash=true')).toEqual([]);
    expect(await readLastEntry()).toMatchObject({ action: 'deleted', title: 'Casinoist · se' });
  });

  test('is neither exported nor offered to other documents', async () => {
    const response = await studio.request('GET', '/sheets/listings', { token: tokens.get('editor') ?? '' });
    expect(await response.text()).not.toContain('casinoist');
  });

  test('comes back if its content is loaded again', async () => {
    expect(await loadDocuments(studio.payload, documents)).toMatchObject({ created: 0, changed: 1 });
    expect(await isOnSite()).toBe(true);
  });

  test('does not return to the trash with an earlier version', async () => {
    await restore('editor');
    const { docs } = await studio.payload.findVersions({
      collection: 'listings',
      where: { parent: { equals: id }, 'version.deletedAt': { exists: true } },
      trash: true,
    });
    expect(docs.length).toBeGreaterThan(0);
    expect((await send('editor', 'POST', `/listings/versions/${docs[0]?.id}?draft=true`)).status).toBe(200);
    expect(await listTitles()).toEqual(['Casinoist · se']);
  });
});

test('a published document is deleted for good by nobody', async () => {
  await publish();
  for (const path of [`/listings/${id}`, '/listings?where[id][exists]=true']) {
    const { status, message } = await send('admin', 'DELETE', path);
    expect([status, message]).toEqual([400, expect.stringContaining('Casinoist · se is published')]);
  }
  expect(await isOnSite()).toBe(true);
});

describe('a casino', () => {
  let casino: number;
  const trashCasino = () => trash('editor', `/casinos/${casino}`);
  beforeEach(async () => {
    casino = (await studio.payload.find({ collection: 'casinos' })).docs[0]?.id ?? 0;
    await studio.payload.delete({ collection: 'reviews', where: {} });
    await studio.payload.update({ collection: 'casinos', id: casino, data: { _status: 'draft' } });
  });

  test('stays while documents refer to it, and is restored before them', async () => {
    expect((await trashCasino()).message).toContain('listings in Sverige');
    await trash('editor');
    expect((await trashCasino()).status).toBe(200);
    expect((await restore('editor')).message).toBe(
      'Restore the casino first: Casinoist is in the trash, too.',
    );
    const deletion = await send('admin', 'DELETE', `/casinos/${casino}?trash=true`);
    expect(deletion.message).toContain('listings in Sverige (in the trash)');
    const path = `/casinos/${casino}?trash=true`;
    expect((await send('editor', 'PATCH', path, { deletedAt: null, _status: 'draft' })).status).toBe(200);
    expect((await restore('editor')).status).toBe(200);
  });
});

test('templates of answers move to the trash, too', async () => {
  const { id: template } = await studio.payload.create({
    collection: 'reply-templates',
    data: { name: 'Tack', market: 'se', text: 'Hej!' },
  });
  const path = `/reply-templates/${template}`;
  expect((await send('market-editor', 'DELETE', path)).status).toBe(403);
  expect((await trash('market-editor', path)).status).toBe(200);
  expect(await readLastEntry()).toMatchObject({ action: 'moved to the trash', title: 'Tack' });
  expect((await send('editor', 'GET', '/reply-templates')).body.docs).toEqual([]);
  expect((await send('market-editor', 'PATCH', `${path}?trash=true`, { deletedAt: null })).status).toBe(200);
});
