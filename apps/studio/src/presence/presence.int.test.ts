import { randomUUID } from 'node:crypto';
import { listDocuments } from '@nettobonus/content/documents';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '../access/roles.ts';
import { loadDocuments } from '../publishing/load-documents.ts';
import { logInAs, pickDocuments, type TestStudio, withTestStudio } from '../test-studio.ts';

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
});

const tokens = new Map<Role, string>();
let id: number;

beforeAll(async () => {
  const documents = pickDocuments(
    listDocuments(),
    ({ kind, market, key }) => kind === 'listing' && market === 'fi' && key === 'winz-casino',
  );
  await loadDocuments(studio.payload, documents);
  for (const role of ['admin', 'editor', 'analyst'] as const) tokens.set(role, await logInAs(studio, role));
  id = (await studio.payload.find({ collection: 'listings' })).docs[0]?.id ?? 0;
}, 120_000);

beforeEach(async () => {
  await studio.db`DELETE FROM studio.open_forms`;
});

async function send(role: Role, method: string, path: string, body?: object) {
  const response = await studio.request(method, path, {
    token: tokens.get(role) ?? '',
    ...(body ? { body } : {}),
  });
  return { status: response.status, body: await response.json() };
}

const beat = (role: Role, form: string, changes: object = {}) =>
  send(role, 'POST', '/presence', { form, collection: 'listings', document: id, ...changes });

const listNames = async () => {
  const { body } = await send('editor', 'GET', '/presence/listings');
  return body.documents.map(({ title, names }: { title: string; names: string[] }) => [title, ...names]);
};

describe('an open form', () => {
  test('is shown to others with the names of all who have the document open', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    expect((await beat('admin', first)).body.editors).toMatchObject([{ name: 'admin', forms: [first] }]);
    expect((await beat('editor', second)).body.editors).toMatchObject([
      { name: 'admin', forms: [first] },
      { name: 'editor', forms: [second] },
    ]);
    expect(await listNames()).toEqual([['Winz Casino · fi', 'admin', 'editor']]);
  });

  test('of a user in two windows is one editor', async () => {
    const forms = [randomUUID(), randomUUID()];
    for (const form of forms) await beat('admin', form);
    const { body } = await beat('editor', randomUUID());
    expect(body.editors[0]).toMatchObject({ name: 'admin', forms: expect.arrayContaining(forms) });
    expect(body.editors).toHaveLength(2);
  });

  test('disappears when it is closed', async () => {
    const form = randomUUID();
    await beat('admin', form);
    await beat('admin', form, { isClosing: true });
    expect(await listNames()).toEqual([]);
  });

  test('disappears 150 seconds after its last heartbeat, and the next heartbeat of anybody deletes it', async () => {
    const form = randomUUID();
    await beat('admin', form);
    const age = (seconds: number) =>
      studio.db`UPDATE studio.open_forms SET seen_at = now() - ${seconds} * interval '1 second'`;
    // Chromium lets a hidden tab send one heartbeat each minute; one of them may be lost.
    await age(140);
    expect(await listNames()).toHaveLength(1);
    await age(151);
    expect(await listNames()).toEqual([]);
    await beat('editor', randomUUID());
    expect(await studio.db`SELECT 1 FROM studio.open_forms WHERE form = ${form}`).toHaveLength(0);
  });

  test('is shown again by a heartbeat after its browser slept', async () => {
    const form = randomUUID();
    await beat('admin', form);
    await studio.db`UPDATE studio.open_forms SET seen_at = now() - interval '1 hour'`;
    await beat('admin', form);
    expect(await listNames()).toEqual([['Winz Casino · fi', 'admin']]);
  });

  test('can neither be moved nor closed by another user', async () => {
    const form = randomUUID();
    await beat('admin', form);
    await beat('editor', form);
    await beat('editor', form, { isClosing: true });
    expect(await listNames()).toEqual([['Winz Casino · fi', 'admin']]);
  });

  test('keeps nobody else from saving', async () => {
    await beat('admin', randomUUID());
    expect((await send('editor', 'PATCH', `/listings/${id}?draft=true`, { rating: 5 })).status).toBe(200);
  });
});

test('analysts and anonymous users neither announce nor see open forms', async () => {
  await beat('admin', randomUUID());
  expect((await beat('analyst', randomUUID())).status).toBe(403);
  expect((await send('analyst', 'GET', '/presence/listings')).status).toBe(403);
  expect((await studio.request('GET', '/presence/listings')).status).toBe(401);
});

test.each([
  ['an unknown collection', { collection: 'constructor' }, 404],
  ['a collection of Payload', { collection: 'payload-jobs' }, 404],
  ['an unknown document', { document: 2_000_000_000 }, 404],
  ['an invalid document', { document: '1; DROP TABLE' }, 400],
  ['an invalid form', { form: 'x' }, 400],
])('a heartbeat with %s is refused', async (_, changes, status) => {
  expect((await beat('admin', randomUUID(), changes)).status).toBe(status);
});
