import { listDocuments } from '@nettobonus/content/documents';
import type { PublishedDocument } from '@nettobonus/domain/publishing/published-document';
import type { WorkflowStep } from '@nettobonus/domain/workflow/workflow';
import { createLocalReq, type TypedUser } from 'payload';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '../access/roles.ts';
import { loadDocuments } from '../publishing/load-documents.ts';
import { runScheduledChange } from '../schedule/run-scheduled-change.ts';
import { schedulePublish, schedulePublishInPage } from '../schedule/schedule-handlers.ts';
import { findUserId, logInAs, pickDocuments, type TestStudio, withTestStudio } from '../test-studio.ts';
import type { FormWorkflow } from './form-workflow.ts';
import { listWaiting } from './list-waiting.ts';

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
});

const CASINO = 'winz-casino';
const REASON = 'The player saw a wrong limit.';
const isWanted = ({ kind, market, key }: PublishedDocument) =>
  market === 'fi' &&
  ((key === CASINO && (kind === 'listing' || kind === 'review')) ||
    (kind === 'page' && key === 'privacy') ||
    kind === 'market-settings');
const documents = pickDocuments(listDocuments(), isWanted);

const tokens = new Map<Role, string>();
const ids = { listings: 0, reviews: 0, 'page-texts': 0 };
type Collection = keyof typeof ids;
const COLLECTIONS = Object.keys(ids) as Collection[];

/** The market editor is the lawyer of Finland. The editor writes. */
beforeAll(async () => {
  await loadDocuments(studio.payload, documents);
  for (const role of ['admin', 'chief-editor', 'editor', 'market-editor', 'analyst'] as const)
    tokens.set(role, await logInAs(studio, role));
  await studio.payload.update({
    collection: 'users',
    where: { role: { equals: 'market-editor' } },
    data: { approvesLegally: true, markets: ['fi'] },
  });
}, 120_000);

const setWorkflow = (workflow: boolean) =>
  studio.payload.update({
    collection: 'market-settings',
    where: { market: { equals: 'fi' } },
    data: { workflow, _status: 'published' },
  });

// Each test starts with the sample content, published and without drafts.
beforeEach(async () => {
  for (const collection of COLLECTIONS) await studio.payload.delete({ collection, where: {} });
  await loadDocuments(studio.payload, documents);
  for (const collection of COLLECTIONS) {
    ids[collection] = Number((await studio.payload.find({ collection })).docs[0]?.id);
  }
  await setWorkflow(true);
  await studio.db`TRUNCATE studio.workflow_steps, studio.audit_log CASCADE`;
});

async function send(role: Role, method: string, path: string, body?: object) {
  const response = await studio.request(method, path, {
    token: tokens.get(role) ?? '',
    ...(body ? { body } : {}),
  });
  const json = await response.json();
  return { status: response.status, body: json, message: json.errors?.[0]?.message as string | undefined };
}
const saveDraft = (role: Role, fields: object, collection: Collection = 'reviews') =>
  send(role, 'PATCH', `/${collection}/${ids[collection]}?draft=true`, fields);
const publish = (role: Role, fields: object = {}, collection: Collection = 'reviews') =>
  send(role, 'PATCH', `/${collection}/${ids[collection]}`, { ...fields, _status: 'published' });
const getWorkflow = async (role: Role, collection: Collection = 'reviews'): Promise<FormWorkflow> =>
  (await send(role, 'GET', `/workflow/${collection}/${ids[collection]}`)).body.workflow;
async function take(role: Role, step: WorkflowStep, fields: object = {}, collection: Collection = 'reviews') {
  const { revision } = await getWorkflow('admin', collection);
  return send(role, 'POST', '/workflow', { collection, id: ids[collection], revision, step, ...fields });
}
async function approve(collection: Collection = 'reviews') {
  const steps = [
    ['editor', 'review-requested'],
    ['chief-editor', 'approved'],
    ['market-editor', 'legally-approved'],
  ] as const;
  for (const [role, step] of steps) expect((await take(role, step, {}, collection)).status).toBe(200);
}
const DRAFT = { updatedOn: '2026-11-03' };
const readOnSite = async () =>
  (
    await studio.db`
      SELECT body FROM site.published_documents WHERE kind = 'review' AND market = 'fi' AND key = ${CASINO}`
  )[0]?.body;
const isDraftOnSite = async () => JSON.stringify(await readOnSite()).includes(DRAFT.updatedOn);

async function getRole(role: Role) {
  const id = Number(await findUserId(studio, `${role}@example.org`));
  const user = await studio.payload.findByID({ collection: 'users', id });
  return createLocalReq({ user: { ...user, collection: 'users' } as TypedUser }, studio.payload);
}
/** A version that was published before the one that visitors see. */
async function findOldVersion() {
  const options = { collection: 'reviews', id: ids.reviews } as const;
  await studio.payload.update({ ...options, data: { authorRole: 'Vanha', _status: 'published' } });
  await studio.payload.update({ ...options, data: { authorRole: 'Uusi', _status: 'published' } });
  const { docs } = await studio.payload.findVersions({
    collection: 'reviews',
    where: { parent: { equals: ids.reviews }, 'version.authorRole': { equals: 'Vanha' } },
    limit: 1,
  });
  return docs[0]?.id;
}

test('a change is written, reviewed, legally approved and published', async () => {
  await saveDraft('editor', DRAFT);
  expect((await publish('editor')).message).toContain('Ask for a review');
  expect(await getWorkflow('editor')).toMatchObject({
    state: 'draft',
    next: { step: 'review-requested', obstacle: null },
  });
  expect((await take('editor', 'review-requested')).status).toBe(200);
  expect((await publish('editor')).message).toContain('not reviewed this version yet');
  expect(await getWorkflow('editor')).toMatchObject({
    state: 'in-review',
    next: { step: 'approved', obstacle: expect.stringContaining('a colleague must approve') },
  });
  const listStates = async () =>
    (await listWaiting(studio.payload)).map(({ title, state }) => [title, state]);
  expect(await listStates()).toEqual([['Review: Winz Casino · fi', 'in-review']]);
  expect((await take('chief-editor', 'approved')).status).toBe(200);
  expect(await listStates()).toEqual([['Review: Winz Casino · fi', 'legal-check']]);
  expect((await publish('chief-editor')).message).toContain('not legally approved yet');
  expect((await take('market-editor', 'legally-approved')).status).toBe(200);
  expect(await getWorkflow('editor')).toMatchObject({ state: 'approved', next: null });
  expect(await isDraftOnSite()).toBe(false);
  expect((await publish('editor')).status).toBe(200);
  expect(await isDraftOnSite()).toBe(true);
  expect(await listStates()).toEqual([]);
  const { history, isPublished } = await getWorkflow('editor');
  expect(isPublished).toBe(true);
  expect(history.map(({ text }) => text)).toEqual([
    'market-editor approved it legally',
    'chief-editor approved the content',
    'editor asked for a review',
  ]);
  const { docs } = await studio.payload.find({ collection: 'audit-log', sort: 'id' });
  expect(docs.map(({ action }) => action)).toEqual([
    'saved a draft',
    'asked for a review',
    'approved',
    'approved legally',
    'published',
  ]);
});

describe('without an approval', () => {
  const path = (query = '') => `/reviews/${ids.reviews}${query}`;
  const paths: [string, () => Promise<{ status: number; body: object }>][] = [
    ['a save that publishes', () => publish('editor')],
    [
      'a draft with the status published',
      () => send('editor', 'PATCH', path('?draft=true'), { _status: 'published' }),
    ],
    [
      'an autosave',
      () => send('editor', 'PATCH', path('?draft=true&autosave=true'), { _status: 'published' }),
    ],
    [
      'a bulk edit',
      () =>
        send('editor', 'PATCH', `/reviews?draft=true&where[id][equals]=${ids.reviews}`, {
          _status: 'published',
        }),
    ],
    ['a chief editor', () => publish('chief-editor')],
    ['an admin', () => publish('admin')],
  ];

  test.each(paths)('%s does not publish', async (_, request) => {
    await saveDraft('editor', DRAFT);
    await saveDraft('editor', { ...DRAFT, authorRole: 'Toinen' });
    const { body } = await request();
    expect(JSON.stringify(body)).toMatch(/reviews every change|not the version that was approved/);
    expect(await isDraftOnSite()).toBe(false);
  });

  test('a version that is restored is not published', async () => {
    const version = await findOldVersion();
    await saveDraft('editor', DRAFT);
    expect((await send('editor', 'POST', `/reviews/versions/${version}`)).message).toContain(
      'reviews every change',
    );
    expect(await readOnSite()).toMatchObject({ authorRole: 'Uusi' });
  });

  test('a new document is not published', async () => {
    const {
      id,
      createdAt: _,
      updatedAt: __,
      ...fields
    } = await studio.payload.findByID({
      collection: 'page-texts',
      id: ids['page-texts'],
      depth: 0,
    });
    await studio.payload.delete({ collection: 'page-texts', id });
    const { message } = await send('editor', 'POST', '/page-texts', { ...fields, _status: 'published' });
    expect(message).toContain('reviews every change');
  });

  test('a row of a sheet is saved as a draft only, unless it notes that the terms were read', async () => {
    const importFile = async (csv: string, save?: string) => {
      const preview = await send('editor', 'POST', '/sheets/listings', { csv });
      if (!save) return preview;
      return send('editor', 'POST', '/sheets/listings', { csv, save, digest: preview.body.digest });
    };
    const csv = `market,casino,verdict\nfi,${CASINO},Uusi arvio.\n`;
    expect((await importFile(csv)).body.rows[0].check.blocks).toEqual([
      expect.stringContaining('as a draft'),
    ]);
    expect((await importFile(csv, 'published')).status).toBe(400);
    expect((await importFile(csv, 'as drafts')).body.savedLines).toEqual([2]);
    const date = `market,casino,verifiedOn\nfi,${CASINO},2026-11-18\n`;
    expect((await importFile(date, 'published')).body.savedLines).toEqual([2]);
  });

  test('nothing is scheduled, and a schedule whose approval has lapsed fails with words', async () => {
    const doc = { relationTo: 'reviews', value: String(ids.reviews) } as const;
    const args = { type: 'publish', doc, date: new Date(Date.now() + 3_600_000) };
    await saveDraft('editor', DRAFT);
    const schedule = async () => schedulePublishInPage({ ...args, req: await getRole('editor') } as never);
    expect(await schedule()).toEqual({ error: expect.stringContaining('Ask for a review') });
    await approve();
    expect(await schedule()).not.toHaveProperty('error');
    const run = async () => {
      const user = Number(await findUserId(studio, 'editor@example.org'));
      const data = { type: 'publish', doc, user, at: new Date().toISOString() } as const;
      await runScheduledChange(studio.payload, {
        data,
        signal: AbortSignal.timeout(60_000),
        completeIn: async () => {},
      });
    };
    await saveDraft('editor', { authorRole: 'Muutettu' });
    await expect(run()).rejects.toMatchObject({
      isFinal: true,
      message: expect.stringContaining('Ask for a review'),
    });
    expect(await isDraftOnSite()).toBe(false);
    await approve();
    await run();
    expect(await isDraftOnSite()).toBe(true);
  });

  test('unpublishing can be done and scheduled', async () => {
    const doc = { relationTo: 'reviews', value: String(ids.reviews) };
    const date = new Date(Date.now() + 3_600_000);
    await schedulePublish({ type: 'unpublish', doc, date, req: await getRole('editor') } as never);
    expect((await send('editor', 'PATCH', path(), { _status: 'draft' })).status).toBe(200);
    expect(await readOnSite()).toBeNull();
    expect((await publish('editor')).message).toContain('Ask for a review');
  });

  test('“Unchanged, read today” publishes its date', async () => {
    const { body } = await send('editor', 'POST', '/terms-read-today', { ids: [ids.listings] });
    expect(body).toEqual({ done: 1, refused: [] });
  });
});

describe('an approval', () => {
  test('is for exactly one version: a change makes the document a draft again', async () => {
    await saveDraft('editor', DRAFT);
    await approve();
    await saveDraft('editor', { authorRole: 'Muutettu' });
    expect(await getWorkflow('editor')).toMatchObject({ state: 'draft' });
    expect((await publish('editor')).message).toContain('Ask for a review');
  });

  test('does not cover what the publication itself changes', async () => {
    await saveDraft('editor', DRAFT);
    await approve();
    expect((await publish('editor', { authorRole: 'Muutettu' })).message).toContain(
      'not the version that was approved',
    );
    expect(await isDraftOnSite()).toBe(false);
  });

  test('does not cover what visitors read about a change of an offer', async () => {
    await saveDraft('editor', { verdict: 'Uusi arvio.' }, 'listings');
    await approve('listings');
    const correction = { publicHistory: 'correction', correction: 'We had stated a wrong figure here.' };
    expect((await publish('editor', correction, 'listings')).message).toContain('not the version');
    expect((await publish('editor', {}, 'listings')).status).toBe(200);
  });

  test('is refused for a revision that the user has not seen', async () => {
    await saveDraft('editor', DRAFT);
    const { revision } = await getWorkflow('editor');
    await saveDraft('editor', { authorRole: 'Muutettu' });
    expect((await take('editor', 'review-requested', { revision })).status).toBe(409);
  });

  test('is given by nobody to their own change, also if a colleague changed something after them', async () => {
    await saveDraft('editor', DRAFT);
    await saveDraft('chief-editor', { authorRole: 'Muutettu' });
    await take('chief-editor', 'review-requested');
    for (const role of ['editor', 'chief-editor'] as const) {
      expect((await take(role, 'approved')).status).toBe(403);
    }
    expect((await take('admin', 'approved')).status).toBe(200);
    for (const role of ['editor', 'chief-editor', 'admin'] as const) {
      expect((await take(role, 'legally-approved')).message).toContain('right to approve legally');
    }
  });

  test('is given legally by a colleague, too', async () => {
    await saveDraft('market-editor', DRAFT);
    await take('market-editor', 'review-requested');
    await take('chief-editor', 'approved');
    expect((await take('market-editor', 'legally-approved')).message).toContain('a colleague must approve');
  });

  test('is given in the user’s own markets only, and never by analysts', async () => {
    await saveDraft('editor', DRAFT);
    await studio.db`UPDATE studio.users_markets SET value = 'se'`;
    try {
      expect((await take('market-editor', 'review-requested')).message).toContain('editors of this market');
    } finally {
      await studio.db`UPDATE studio.users_markets SET value = 'fi'`;
    }
    expect((await take('analyst', 'review-requested')).status).toBe(403);
    expect((await send('analyst', 'GET', `/workflow/reviews/${ids.reviews}`)).status).toBe(403);
  });

  test('can be taken back with a reason', async () => {
    await saveDraft('editor', DRAFT);
    await approve();
    expect((await take('chief-editor', 'returned')).message).toContain('Say why');
    expect((await take('chief-editor', 'returned', { reason: REASON })).status).toBe(200);
    expect((await publish('editor')).message).toContain('Ask for a review');
    expect((await getWorkflow('editor')).history[0]).toMatchObject({ reason: REASON });
  });
});

test('a chief editor publishes a correction of their own, and says why', async () => {
  await saveDraft('chief-editor', DRAFT);
  expect((await take('editor', 'corrected', { reason: REASON })).status).toBe(403);
  expect((await take('chief-editor', 'corrected')).message).toContain('Say why');
  expect((await take('chief-editor', 'corrected', { reason: REASON })).status).toBe(200);
  expect((await publish('chief-editor')).status).toBe(200);
  expect(await isDraftOnSite()).toBe(true);
});

test('a market without the workflow publishes as before', async () => {
  await setWorkflow(false);
  expect(await getWorkflow('editor')).toBeNull();
  expect((await take('editor', 'review-requested', { revision: 1 }).catch(() => null))?.status ?? 409).toBe(
    409,
  );
  expect((await publish('editor', DRAFT)).status).toBe(200);
  expect(await isDraftOnSite()).toBe(true);
});

test('market settings need no approval: they turn the workflow off', async () => {
  const { docs } = await studio.payload.find({ collection: 'market-settings' });
  const fields = { workflow: false, _status: 'published' };
  expect((await send('chief-editor', 'PATCH', `/market-settings/${docs[0]?.id}`, fields)).status).toBe(200);
  expect((await send('editor', 'PATCH', `/market-settings/${docs[0]?.id}`, fields)).status).toBe(403);
});

test('only those who manage a user give the right to approve legally', async () => {
  const id = await findUserId(studio, 'editor@example.org');
  const give = (role: Role) => send(role, 'PATCH', `/users/${id}`, { approvesLegally: true });
  const read = async () =>
    (await studio.payload.findByID({ collection: 'users', id: Number(id) })).approvesLegally;
  await give('editor');
  expect(await read()).toBe(false);
  await give('chief-editor');
  expect(await read()).toBe(true);
  await studio.payload.update({ collection: 'users', id: Number(id), data: { approvesLegally: false } });
});
