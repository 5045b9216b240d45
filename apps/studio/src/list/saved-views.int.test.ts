import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Role } from '../access/roles.ts';
import { logInAs, type TestStudio, withTestStudio } from '../test-studio.ts';

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
});

const tokens = new Map<Role, string>();
beforeAll(async () => {
  for (const role of ['chief-editor', 'editor', 'market-editor', 'analyst'] as const)
    tokens.set(role, await logInAs(studio, role));
}, 60_000);
beforeEach(() => studio.db`TRUNCATE studio.payload_query_presets CASCADE`);

async function send(role: Role, method: string, path: string, body?: object) {
  const response = await studio.request(method, `/payload-query-presets${path}`, {
    token: tokens.get(role) ?? '',
    ...(body ? { body } : {}),
  });
  const json = await response.json();
  return { status: response.status, doc: json.doc, body: json };
}
const VIEW = {
  title: 'Denmark',
  relatedCollection: 'listings',
  where: { or: [{ and: [{ market: { equals: 'dk' } }] }] },
};
const listTitles = async (role: Role): Promise<string[]> =>
  (await send(role, 'GET', '')).body.docs.map(({ title }: { title: string }) => title);

test('only its owner sees, changes and deletes a view', async () => {
  const { status, doc } = await send('editor', 'POST', '', VIEW);
  expect([status, doc.isShared]).toEqual([201, false]);
  expect(await listTitles('editor')).toEqual(['Denmark']);
  for (const role of ['chief-editor', 'market-editor'] as const) {
    expect(await listTitles(role)).toEqual([]);
    expect((await send(role, 'PATCH', `/${doc.id}`, { title: 'Mine' })).status).toBe(403);
    expect((await send(role, 'DELETE', `/${doc.id}`)).status).toBe(403);
  }
  expect((await send('editor', 'PATCH', `/${doc.id}`, { title: 'DK' })).status).toBe(200);
  expect((await send('editor', 'DELETE', `/${doc.id}`)).status).toBe(200);
});

test('everybody sees a shared view, and only chief editors and admins change it', async () => {
  const { doc } = await send('chief-editor', 'POST', '', { ...VIEW, isShared: true });
  for (const role of ['editor', 'market-editor'] as const) {
    expect(await listTitles(role)).toEqual(['Denmark']);
    expect((await send(role, 'PATCH', `/${doc.id}`, { title: 'Mine' })).status).toBe(403);
    expect((await send(role, 'DELETE', `/${doc.id}`)).status).toBe(403);
  }
  expect((await send('chief-editor', 'PATCH', `/${doc.id}`, { title: 'DK' })).status).toBe(200);
  expect(await listTitles('editor')).toEqual(['DK']);
});

test.each(['POST', 'PATCH'])('an editor cannot share a view, and reads why: %s', async (method) => {
  const own = await send('editor', 'POST', '', VIEW);
  const path = method === 'POST' ? '' : `/${own.doc.id}`;
  const { status, body } = await send('editor', method, path, { ...VIEW, isShared: true });
  expect([status, body.errors[0].message]).toEqual([400, expect.stringContaining('Only chief editors')]);
  expect(await listTitles('market-editor')).toEqual([]);
});

test('an editor cannot share a view with Payload’s own fields either', async () => {
  const everyone = { constraint: 'everyone' };
  await send('editor', 'POST', '', {
    ...VIEW,
    access: { read: everyone, update: everyone, delete: everyone },
  });
  expect(await listTitles('market-editor')).toEqual([]);
});

test('analysts, who see no lists, have no views', async () => {
  expect((await send('analyst', 'POST', '', VIEW)).status).toBe(403);
  expect((await send('analyst', 'GET', '')).status).toBe(403);
});
