import { listDocuments } from '@nettobonus/content/documents';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadDocuments } from '../publishing/load-documents.ts';
import { runScheduledChange } from '../schedule/run-scheduled-change.ts';
import { findUserId, logInAs, pickDocuments, type TestStudio, withTestStudio } from '../test-studio.ts';
import { formatIfMatch } from './opened-revisions.ts';

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
});

type Name = 'admin' | 'editor';
const tokens: Record<Name, string> = { admin: '', editor: '' };
let id: number;
let otherId: number;

const documents = pickDocuments(
  listDocuments(),
  ({ kind, market, key }) =>
    market === 'fi' &&
    (kind === 'market-settings' || (kind === 'listing' && ['casinoist', 'winz-casino'].includes(key))),
);

beforeAll(async () => {
  await loadDocuments(studio.payload, documents);
  for (const name of ['admin', 'editor'] as const) tokens[name] = await logInAs(studio, name);
  const findId = async (title: string) =>
    (await studio.payload.find({ collection: 'listings', where: { title: { equals: title } } })).docs[0]?.id;
  id = (await findId('Winz Casino · fi')) ?? 0;
  otherId = (await findId('Casinoist · fi')) ?? 0;
}, 120_000);

// Every test starts from the published sample content.
beforeEach(async () => {
  for (const document of [id, otherId]) {
    await studio.payload.update({
      collection: 'listings',
      id: document,
      data: { verdict: 'Alku.', rating: 7, overrideReason: 'Agreed', _status: 'published' },
    });
  }
});

interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: The tests check its shape.
  body: any;
}

async function send(
  name: Name,
  method: string,
  path: string,
  body?: object,
  ifMatch?: string,
): Promise<Answer> {
  const response = await studio.request(method, path, {
    token: tokens[name],
    namesNoRevision: true,
    ...(body ? { body } : {}),
    ...(ifMatch ? { headers: { 'If-Match': ifMatch } } : {}),
  });
  return { status: response.status, body: await response.json() };
}

/** Reads the newest draft, as a form does when it opens. */
const open = async (document = id) =>
  (await studio.payload.findByID({ collection: 'listings', id: document, draft: true, depth: 0 })) as {
    revision: number;
    verdict: string;
    rating: number;
  };

const path = (query = '') => `/listings/${id}${query}`;
const AUTOSAVE = '?draft=true&autosave=true';
const DRAFT = '?draft=true';

test('a refused save is logged as an event, without a stack or the names in its message', async () => {
  const { logger } = studio.payload;
  const info = vi.spyOn(logger, 'info').mockImplementation(() => {});
  const error = vi.spyOn(logger, 'error').mockImplementation(() => {});
  await send('editor', 'PATCH', path(DRAFT), { verdict: 'Uusi.' });
  await send('editor', 'PATCH', path(DRAFT), { verdict: 'Uusi.', revision: 0 });
  const user = Number(await findUserId(studio, 'editor@example.org'));
  const refused = { event: 'change-refused', user, method: 'PATCH', path: `/api/listings/${id}` };
  expect(info.mock.calls).toEqual([[{ ...refused, status: 428 }], [{ ...refused, status: 409 }]]);
  expect(error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

describe('a save that names no revision', () => {
  test.each([
    ['a draft', 'PATCH', () => path(DRAFT), { verdict: 'Uusi.' }],
    ['an autosave', 'PATCH', () => path(AUTOSAVE), { verdict: 'Uusi.' }],
    ['a publication', 'PATCH', () => path(), { verdict: 'Uusi.', _status: 'published' }],
    ['an unpublication', 'PATCH', () => path(), { _status: 'draft' }],
  ])('is refused: %s', async (_, method, getPath, body) => {
    const { status, body: answer } = await send('editor', method, getPath(), body);
    expect(status).toBe(428);
    expect(answer.errors[0].message).toContain('Send the document’s “revision” in the body');
    expect(await open()).toMatchObject({ verdict: 'Alku.', _status: 'published' });
  });

  test('is refused for each document of a bulk edit that it does not name', async () => {
    const { revision } = await open();
    const where = `where[id][in]=${id},${otherId}`;
    const ifMatch = formatIfMatch([[id, revision]]);
    const { body } = await send('editor', 'PATCH', `/listings?${where}&draft=true`, { rating: 5 }, ifMatch);
    expect(body.docs.map((doc: { id: number }) => doc.id)).toEqual([id]);
    expect(body.errors).toMatchObject([{ id: otherId, message: expect.stringContaining('Casinoist · fi') }]);
    expect(await open(otherId)).toMatchObject({ rating: 7 });
  });

  test('is accepted from the studio’s own programs', async () => {
    await studio.payload.update({ collection: 'listings', id, data: { verdict: 'Ohjelma.' }, draft: true });
    expect(await open()).toMatchObject({ verdict: 'Ohjelma.', savedBy: null });
  });
});

describe('a save from a revision that is no longer the newest', () => {
  test.each([
    ['a draft', DRAFT, { verdict: 'Toinen.' }],
    ['an autosave', AUTOSAVE, { verdict: 'Toinen.' }],
    ['a publication', '', { verdict: 'Toinen.', _status: 'published' }],
    ['an unpublication', '', { _status: 'draft' }],
  ])('is refused with both versions: %s', async (_, query, sent) => {
    const { revision } = await open();
    expect((await send('admin', 'PATCH', path(AUTOSAVE), { rating: 5.5, revision })).status).toBe(200);
    const { status, body } = await send('editor', 'PATCH', path(query), { ...sent, revision });
    expect(status).toBe(409);
    expect(body.errors[0].message).toMatch(/^admin has saved “Winz Casino · fi” since you opened it\./);
    expect(body.errors[0].data.conflict).toMatchObject({
      id,
      revision: revision + 1,
      savedBy: 'admin',
      isOwn: false,
      savedAt: expect.stringMatching(/^20/),
      stored: { rating: 5.5, verdict: 'Alku.' },
      sent,
    });
    expect(await open()).toMatchObject({ rating: 5.5, verdict: 'Alku.' });
  });

  test('is refused if the same editor saved the other one in another tab', async () => {
    const { revision } = await open();
    expect((await send('editor', 'PATCH', path(AUTOSAVE), { rating: 5, revision })).status).toBe(200);
    const { status, body } = await send('editor', 'PATCH', path(AUTOSAVE), { rating: 6, revision });
    expect(status).toBe(409);
    expect(body.errors[0].data.conflict).toMatchObject({ isOwn: true });
  });

  test('is refused when it restores a version', async () => {
    const { revision } = await open();
    const { docs } = await studio.payload.findVersions({
      collection: 'listings',
      where: { parent: { equals: id } },
      sort: 'updatedAt',
      limit: 1,
    });
    await send('admin', 'PATCH', path(DRAFT), { rating: 5.5, revision });
    const restore = (named: number) =>
      send(
        'editor',
        'POST',
        `/listings/versions/${docs[0]?.id}?draft=true`,
        {},
        formatIfMatch([[id, named]]),
      );
    expect((await restore(revision)).status).toBe(409);
    expect(await open()).toMatchObject({ rating: 5.5 });
    expect((await restore(revision + 1)).status).toBe(200);
    expect(await open()).toMatchObject({ revision: revision + 2 });
  });

  test('is refused for the changed documents of a bulk edit only', async () => {
    const [{ revision }, other] = [await open(), await open(otherId)];
    await send('admin', 'PATCH', path(DRAFT), { rating: 5.5, revision });
    const where = `where[id][in]=${id},${otherId}`;
    const ifMatch = formatIfMatch([
      [id, revision],
      [otherId, other.revision],
    ]);
    const { body } = await send('editor', 'PATCH', `/listings?${where}&draft=true`, { rating: 4 }, ifMatch);
    expect(body.docs.map((doc: { id: number }) => doc.id)).toEqual([otherId]);
    expect(body.errors).toMatchObject([{ id, message: expect.stringContaining('admin has saved') }]);
    expect(await open()).toMatchObject({ rating: 5.5 });
  });

  test('is refused if both are saved at the same time', async () => {
    const { revision } = await open();
    const answers = await Promise.all(
      [1, 2, 3, 4].map((rating) => send('editor', 'PATCH', path(AUTOSAVE), { rating, revision })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const accepted = answers.find(({ status }) => status === 200)?.body.doc;
    expect(await open()).toMatchObject({ rating: accepted.rating, revision: revision + 1 });
  });

  test('is refused for a licence too', async () => {
    const { docs } = await studio.payload.find({ collection: 'licences', limit: 1 });
    const { id: licence, revision } = docs[0] as { id: number; revision: number };
    const save = (entity: string) => send('admin', 'PATCH', `/licences/${licence}`, { entity, revision });
    expect((await save('First Ltd')).status).toBe(200);
    expect((await save('Second Ltd')).status).toBe(409);
    expect(await studio.payload.findByID({ collection: 'licences', id: licence })).toMatchObject({
      entity: 'First Ltd',
    });
  });
});

test('a form’s autosaves do not conflict with each other, nor with its publication', async () => {
  let { revision } = await open();
  for (const rating of [1, 2, 3]) {
    const { status, body } = await send('editor', 'PATCH', path(AUTOSAVE), { rating, revision });
    expect(status).toBe(200);
    expect(body.doc.revision).toBe(revision + 1);
    revision = body.doc.revision;
  }
  const published = { _status: 'published', overrideReason: 'Agreed', revision };
  expect((await send('editor', 'PATCH', path(), published)).status).toBe(200);
  expect(await open()).toMatchObject({ rating: 3, revision: revision + 1 });
});

describe('a version', () => {
  const listVersions = async () =>
    (
      await studio.payload.findVersions({
        collection: 'listings',
        where: { parent: { equals: id } },
        sort: '-updatedAt',
      })
    ).docs.map(({ version }) => {
      const { rating, savedBy, savedThrough } = version as unknown as Record<string, unknown>;
      return { rating, savedBy, savedThrough };
    });

  test('names its author, and autosaves of two editors are two versions', async () => {
    const { revision } = await open();
    await send('admin', 'PATCH', path(AUTOSAVE), { rating: 5, revision });
    await send('admin', 'PATCH', path(AUTOSAVE), { rating: 6, revision: revision + 1 });
    await send('editor', 'PATCH', path(AUTOSAVE), { rating: 8, revision: revision + 2 });
    const [admin, editor] = [
      Number(await findUserId(studio, 'admin@example.org')),
      Number(await findUserId(studio, 'editor@example.org')),
    ];
    expect((await listVersions()).slice(0, 3)).toEqual([
      { rating: 8, savedBy: editor, savedThrough: null },
      { rating: 6, savedBy: admin, savedThrough: null },
      { rating: 7, savedBy: null, savedThrough: null },
    ]);
  });

  test('names the program that saved it', async () => {
    const editor = Number(await findUserId(studio, 'editor@example.org'));
    const csv = 'market,casino,rating\nfi,winz-casino,9\n';
    const { body } = await send('editor', 'POST', '/sheets/listings', { csv });
    const imported = { csv, save: 'as drafts', digest: body.digest, reason: 'Agreed' };
    expect((await send('editor', 'POST', '/sheets/listings', imported)).body).toMatchObject({
      savedLines: [2],
    });
    expect((await listVersions())[0]).toEqual({ rating: 9, savedBy: editor, savedThrough: 'import' });
    await runScheduledChange(studio.payload, {
      data: {
        type: 'publish',
        doc: { relationTo: 'listings', value: String(id) },
        user: editor,
        at: new Date().toISOString(),
      },
      signal: AbortSignal.timeout(60_000),
      completeIn: async () => {},
    });
    expect((await listVersions())[0]).toEqual({ rating: 9, savedBy: editor, savedThrough: 'schedule' });
  });
});

test('an import moves the revision of the draft that it leaves in place', async () => {
  const { revision } = await open();
  const { body: draft } = await send('admin', 'PATCH', path(DRAFT), { verdict: 'Luonnos.', revision });
  const csv = 'market,casino,rating\nfi,winz-casino,9\n';
  const { body } = await send('editor', 'POST', '/sheets/listings', { csv });
  const imported = { csv, save: 'published', digest: body.digest, reason: 'Agreed' };
  expect((await send('editor', 'POST', '/sheets/listings', imported)).body).toMatchObject({
    savedLines: [2],
  });
  const stale = { rating: 7, revision: draft.doc.revision };
  expect((await send('admin', 'PATCH', path(DRAFT), stale)).status).toBe(409);
  expect(await open()).toMatchObject({ verdict: 'Luonnos.', rating: 9 });
});
