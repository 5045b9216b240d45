import { listDocuments } from '@nettobonus/content/documents';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '../access/roles.ts';
import { runScheduledChange } from '../schedule/run-scheduled-change.ts';
import { findUserId, logInAs, pickDocuments, type TestStudio, withTestStudio } from '../test-studio.ts';
import type { FormOverride } from './form-override.ts';

/** Has a Maltese licence in Denmark, where the rules therefore forbid promoting it. */
const CASINO = 'casinoist';
const REASON = 'The lawyer agreed on 3 November 2026.';

// The module reads the environment, which the test studio sets.
const listWaitingOverrides: typeof import('./waiting-overrides.ts').listWaitingOverrides = async (...args) =>
  (await import('./waiting-overrides.ts')).listWaitingOverrides(...args);

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
});
const tokens = new Map<string, string>();
let id: number;
let settingsId: number;

beforeAll(async () => {
  const { loadDocuments } = await import('../publishing/load-documents.ts');
  const documents = pickDocuments(
    listDocuments(),
    ({ kind, market, key }) =>
      market === 'dk' && (kind === 'market-settings' || (kind === 'listing' && key === CASINO)),
  );
  await loadDocuments(studio.payload, documents);
  id = (await studio.payload.find({ collection: 'listings' })).docs[0]?.id ?? 0;
  settingsId = (await studio.payload.find({ collection: 'market-settings' })).docs[0]?.id ?? 0;
  for (const role of ['admin', 'editor', 'market-editor'] as const)
    tokens.set(role, await logInAs(studio, role));
}, 120_000);

// Each test starts without accepted reasons and drafts.
beforeEach(async () => {
  await studio.db`TRUNCATE studio.overrides CASCADE`;
  await setSecondPerson(false);
  await publishOk({ verdict: 'Før.', overrideReason: REASON });
  await studio.db`TRUNCATE studio.overrides, studio.audit_log CASCADE`;
  await setSecondPerson(true);
});

const setSecondPerson = (secondPerson: boolean) =>
  studio.payload.update({
    collection: 'market-settings',
    id: settingsId,
    data: { secondPerson, _status: 'published' },
  });

async function send(role: Role, method: string, path: string, body?: object) {
  const token = tokens.get(role);
  const response = await studio.request(method, path, {
    ...(token ? { token } : {}),
    ...(body ? { body } : {}),
  });
  return { status: response.status, body: await response.json() };
}
const saveDraft = (role: Role, fields: object) => send(role, 'PATCH', `/listings/${id}?draft=true`, fields);
const publish = (role: Role, fields: object = {}) =>
  send(role, 'PATCH', `/listings/${id}`, { ...fields, _status: 'published' });
const publishOk = async (fields: object) =>
  studio.payload.update({ collection: 'listings', id, data: { ...fields, _status: 'published' } });
const getFormOverride = async (role: Role): Promise<FormOverride> =>
  (await send(role, 'GET', `/override-reasons/of/listings/${id}`)).body;
async function confirm(role: Role, fields: object = {}) {
  const [waiting] = await listWaitingOverrides(studio.payload, new Date());
  return send(role, 'POST', '/override-reasons/confirm', {
    collection: 'listings',
    id,
    digest: waiting?.digest ?? '',
    ...fields,
  });
}
async function readPublishedVerdict(): Promise<unknown> {
  const [row] = await studio.db`
    SELECT body ->> 'verdict' AS verdict FROM site.published_documents WHERE kind = 'listing' AND key = ${CASINO}`;
  return row?.verdict;
}
const readLastEntry = async () =>
  (await studio.payload.find({ collection: 'audit-log', sort: '-id', limit: 1 })).docs[0];

describe('a reason', () => {
  test('must be confirmed by another editor, and is then valid for the publication', async () => {
    await saveDraft('editor', { verdict: 'Nyt.', overrideReason: REASON });
    const refused = await publish('editor');
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain('Another editor must confirm your reason first');
    expect(await readPublishedVerdict()).toBe('Før.');
    expect(await getFormOverride('editor')).toMatchObject({ state: 'waiting', mayConfirm: false });
    expect(await getFormOverride('admin')).toMatchObject({
      state: 'waiting',
      mayConfirm: true,
      givenBy: 'editor',
    });

    expect((await confirm('admin')).status).toBe(200);
    expect(await readPublishedVerdict()).toBe('Før.');
    const adminId = await findUserId(studio, 'admin@example.org');
    expect(await readLastEntry()).toMatchObject({ action: 'confirmed a reason', user: adminId });
    expect(await getFormOverride('editor')).toEqual({ state: 'accepted' });
    expect((await publish('editor')).status).toBe(200);
    expect(await readPublishedVerdict()).toBe('Nyt.');
    const editorId = await findUserId(studio, 'editor@example.org');
    expect(await readLastEntry()).toMatchObject({
      action: 'published',
      reason: expect.stringMatching(
        new RegExp(
          `^${REASON} \\(.*dk-licence.*; reason given by user ${editorId}, confirmed by user ${adminId}\\)$`,
        ),
      ),
    });
  });

  test('can be confirmed and the listing published in one step', async () => {
    await saveDraft('editor', { verdict: 'Nyt.', overrideReason: REASON });
    expect((await confirm('admin', { publish: true })).status).toBe(200);
    expect(await readPublishedVerdict()).toBe('Nyt.');
    expect(await listWaitingOverrides(studio.payload, new Date())).toEqual([]);
  });

  test('cannot be confirmed by the editor who gave it', async () => {
    await saveDraft('editor', { overrideReason: REASON });
    expect((await confirm('editor')).status).toBe(403);
    expect((await confirm('editor', { publish: true })).status).toBe(403);
    expect(await listWaitingOverrides(studio.payload, new Date())).toHaveLength(1);
  });

  test('cannot be confirmed by its author even if they name somebody else as its author', async () => {
    const other = await findUserId(studio, 'admin@example.org');
    await saveDraft('editor', { overrideReason: REASON, overrideBy: other });
    await saveDraft('editor', { overrideBy: other });
    expect((await confirm('editor')).status).toBe(403);
  });

  test('cannot be confirmed by a market editor of another market', async () => {
    await saveDraft('editor', { overrideReason: REASON });
    expect((await confirm('market-editor')).status).toBe(403);
  });

  test('cannot be confirmed if the terms or the reason changed since the second person read it', async () => {
    await saveDraft('editor', { overrideReason: REASON });
    const [seen] = await listWaitingOverrides(studio.payload, new Date());
    for (const fields of [{ bonus: '100 % op til 900 kr.' }, { overrideReason: `${REASON} And another.` }]) {
      await saveDraft('editor', fields);
      const body = { collection: 'listings', id, digest: seen?.digest };
      expect((await send('admin', 'POST', '/override-reasons/confirm', body)).status).toBe(409);
    }
  });

  test('with fewer than 20 characters is refused and waits for nobody', async () => {
    await saveDraft('editor', { overrideReason: 'Agreed' });
    expect(JSON.stringify((await publish('editor')).body)).toContain('at least 20 characters');
    expect(await listWaitingOverrides(studio.payload, new Date())).toEqual([]);
    expect(await getFormOverride('editor')).toEqual({ state: 'needed' });
  });

  test('needs no second person in a market whose settings say so', async () => {
    await setSecondPerson(false);
    expect((await publish('editor', { verdict: 'Alene.', overrideReason: REASON })).status).toBe(200);
    expect(await readPublishedVerdict()).toBe('Alene.');
  });

  test('is needed for a scheduled publication too', async () => {
    await saveDraft('editor', { verdict: 'Planlagt.', overrideReason: REASON });
    const user = Number(await findUserId(studio, 'editor@example.org'));
    const data = {
      type: 'publish',
      doc: { relationTo: 'listings', value: String(id) },
      user,
      at: new Date().toISOString(),
    } as const;
    const run = () =>
      runScheduledChange(studio.payload, { data, completeIn: async () => {} } as unknown as Parameters<
        typeof runScheduledChange
      >[1]);
    await expect(run()).rejects.toThrow();
    await confirm('admin');
    await run();
    expect(await readPublishedVerdict()).toBe('Planlagt.');
  });
});

describe('an accepted reason', () => {
  beforeEach(async () => {
    await saveDraft('editor', { overrideReason: REASON });
    expect((await confirm('admin', { publish: true })).status).toBe(200);
  });

  test('is still valid for the next publication', async () => {
    expect((await publish('editor', { verdict: 'Igen.', verifiedOn: '2026-11-18' })).status).toBe(200);
    expect(await readPublishedVerdict()).toBe('Igen.');
    expect((await readLastEntry())?.reason).toContain(REASON);
  });

  test('is not valid for other terms', async () => {
    const { terms } = await studio.payload.findByID({ collection: 'listings', id, depth: 0 });
    const changed = { terms: { ...terms, minDeposit: 55 }, overrideReason: null };
    expect((await publish('editor', changed)).status).toBe(400);
  });

  test('is not valid for another version of the rule', async () => {
    await studio.db`UPDATE studio.overrides_texts SET text = 'another version' WHERE path = 'errorDigests'`;
    expect((await publish('editor', { verdict: 'Igen.' })).status).toBe(400);
  });

  test('cannot be written or changed over REST', async () => {
    const [override] = (await studio.payload.find({ collection: 'overrides' })).docs;
    for (const [method, path] of [
      ['POST', '/overrides'],
      ['PATCH', `/overrides/${override?.id}`],
      ['DELETE', `/overrides/${override?.id}`],
    ] as const) {
      expect((await send('admin', method, path, { reason: 'x' })).status, method).toBe(403);
    }
  });
});
