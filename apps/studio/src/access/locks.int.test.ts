import { registerHooks } from 'node:module';
import { listDocuments } from '@nettobonus/content/documents';
import { createLocalReq, type TypedUser } from 'payload';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadDocuments } from '../publishing/load-documents.ts';
import { logInAs, pickDocuments, type TestStudio, withTestStudio } from '../test-studio.ts';
import type { Role } from './roles.ts';

// Payload's forms import stylesheets, which Node cannot load.
registerHooks({
  load: (url, context, next) =>
    url.endsWith('.css') ? { format: 'module', source: '', shortCircuit: true } : next(url, context),
});
const { requireServerFunction, serverFunctions } = await import('./server-functions.ts');

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
});

const tokens = new Map<Role, string>();
const users = new Map<Role, TypedUser>();
let finnishListing: number;
let swedishListing: number;

beforeAll(async () => {
  await loadDocuments(
    studio.payload,
    pickDocuments(
      listDocuments(),
      ({ kind, market, key }) =>
        ['fi', 'se'].includes(market) &&
        (kind === 'market-settings' || kind === 'navigation' || (kind === 'listing' && key === 'casinoist')),
    ),
  );
  for (const role of ['admin', 'editor', 'market-editor', 'analyst'] as const) {
    tokens.set(role, await logInAs(studio, role));
    const { docs } = await studio.payload.find({ collection: 'users', where: { role: { equals: role } } });
    users.set(role, { ...docs[0], collection: 'users' } as TypedUser);
  }
  const findListing = async (market: 'fi' | 'se') =>
    (await studio.payload.find({ collection: 'listings', where: { market: { equals: market } } })).docs[0]
      ?.id ?? 0;
  finnishListing = await findListing('fi');
  swedishListing = await findListing('se');
}, 120_000);

beforeEach(async () => {
  await studio.db`DELETE FROM studio.payload_locked_documents`;
});

const send = async (role: Role, method: string, path: string, body?: object) =>
  (await studio.request(method, path, { token: tokens.get(role) ?? '', ...(body ? { body } : {}) })).status;

/** Opens a document's form, which locks it. */
async function openForm(role: Role, collectionSlug: string, id: number): Promise<void> {
  const user = users.get(role);
  if (!user) throw new Error(`There is no ${role}`);
  const req = await createLocalReq({ user }, studio.payload);
  const form = await serverFunctions['form-state']({
    collectionSlug,
    id,
    data: {},
    docPermissions: { fields: true },
    docPreferences: { fields: {} },
    mockRSCs: true,
    operation: 'update',
    renderAllFields: false,
    req,
    returnLockStatus: true,
    schemaPath: collectionSlug,
    skipValidation: true,
    user,
  });
  // Payload returns errors instead of throwing them; a form that fails would lock nothing.
  expect(form).toHaveProperty('state');
}

const listLocks = async () =>
  (await studio.payload.find({ collection: 'payload-locked-documents', depth: 0 })).docs.map(
    ({ document, user }) => `${document?.relationTo} ${document?.value} by ${user.value}`,
  );

const idOf = (role: Role) => users.get(role)?.id;
const findLockId = async () =>
  (await studio.payload.find({ collection: 'payload-locked-documents' })).docs[0]?.id;

describe('a form', () => {
  test.each([
    ['editor', () => finnishListing],
    ['market-editor', () => swedishListing],
    ['admin', () => swedishListing],
  ] as const)('locks a document that the %s may update', async (role, getId) => {
    await openForm(role, 'listings', getId());
    expect(await listLocks()).toEqual([`listings ${getId()} by ${idOf(role)}`]);
  });

  test('locks nothing that its user may not update', async () => {
    await openForm('analyst', 'listings', finnishListing);
    await openForm('market-editor', 'listings', finnishListing);
    expect(await listLocks()).toEqual([]);
  });

  test.each(['users', 'market-settings', 'navigation'] as const)('never locks %s', async (collection) => {
    const { docs } = await studio.payload.find({ collection, limit: 1, depth: 0 });
    for (const role of ['analyst', 'admin'] as const) await openForm(role, collection, docs[0]?.id ?? 0);
    expect(await listLocks()).toEqual([]);
  });
});

describe('a lock', () => {
  const buildLock = (role: Role) => ({
    document: { relationTo: 'listings', value: swedishListing },
    user: { relationTo: 'users', value: idOf(role) },
  });

  test('cannot be created over REST', async () => {
    for (const role of users.keys()) {
      expect(await send(role, 'POST', '/payload-locked-documents', buildLock(role))).toBe(403);
    }
    expect(await listLocks()).toEqual([]);
  });

  test('can neither be taken over nor released by users who may not update the document', async () => {
    await openForm('editor', 'listings', finnishListing);
    const path = `/payload-locked-documents/${await findLockId()}`;
    const all = '/payload-locked-documents?where[id][exists]=true';
    for (const role of ['analyst', 'market-editor'] as const) {
      expect(await send(role, 'PATCH', path, buildLock(role))).toBe(403);
      expect(await send(role, 'DELETE', path)).toBe(403);
      expect(await send(role, 'DELETE', all)).toBe(403);
    }
    expect(await listLocks()).toEqual([`listings ${finnishListing} by ${idOf('editor')}`]);
  });

  test('can be taken over only in the caller’s own name, and cannot be moved to another document', async () => {
    await openForm('editor', 'listings', swedishListing);
    const forged = {
      document: { relationTo: 'listings', value: finnishListing },
      user: buildLock('admin').user,
    };
    expect(
      await send('market-editor', 'PATCH', `/payload-locked-documents/${await findLockId()}`, forged),
    ).toBe(200);
    expect(await listLocks()).toEqual([`listings ${swedishListing} by ${idOf('market-editor')}`]);
  });

  test('prevents colleagues from saving until an admin releases it', async () => {
    await openForm('editor', 'listings', swedishListing);
    const save = () =>
      send('market-editor', 'PATCH', `/listings/${swedishListing}?draft=true`, { verdict: 'Ny.' });
    expect(await save()).toBe(423);
    expect(await send('admin', 'DELETE', `/payload-locked-documents/${await findLockId()}`)).toBe(200);
    expect(await save()).toBe(200);
  });
});

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'table-state', 'copy-data-from-locale'])(
  'the server function %s cannot be called',
  (name) => {
    expect(() => requireServerFunction(name)).toThrow('Unknown server function');
    expect(serverFunctions[name]).toBeUndefined();
  },
);
