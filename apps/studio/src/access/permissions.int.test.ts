import type { CollectionSlug } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import { drawPicture, uploadForm } from '../media/test-picture.ts';
import { logInAs, PASSWORD, type TestStudio, withTestStudio } from '../test-studio.ts';
import { isInternal } from './restrict-config.ts';
import type { Role } from './roles.ts';

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
});

const ACTORS = ['admin', 'editor', 'market-editor', 'analyst', 'anonymous'] as const;
const OPERATIONS = ['read', 'create', 'update', 'delete'] as const;
type Actor = (typeof ACTORS)[number];
type Matrix = Record<string, Record<(typeof OPERATIONS)[number], readonly Actor[]>>;

/** Every role except analyst. */
const EDITORS: readonly Actor[] = ['admin', 'editor', 'market-editor'];
const EDITABLE_BY_EDITORS = { read: EDITORS, create: EDITORS, update: EDITORS, delete: EDITORS };
const EDITABLE_BY_ADMINS = {
  read: EDITORS,
  create: ['admin'],
  update: ['admin'],
  delete: ['admin'],
} as const;

/** Who may perform each operation. Market editors are tested in their own market, Sweden. */
const ALLOWED: Matrix = {
  casinos: {
    read: EDITORS,
    create: ['admin', 'editor'],
    update: ['admin', 'editor'],
    delete: ['admin', 'editor'],
  },
  media: {
    read: EDITORS,
    create: ['admin', 'editor'],
    update: ['admin', 'editor'],
    delete: ['admin', 'editor'],
  },
  licences: {
    read: EDITORS,
    create: EDITORS,
    update: ['admin', 'editor'],
    delete: ['admin', 'editor'],
  },
  listings: EDITABLE_BY_EDITORS,
  reviews: EDITABLE_BY_EDITORS,
  'page-texts': EDITABLE_BY_EDITORS,
  editorial: EDITABLE_BY_EDITORS,
  competitions: EDITABLE_BY_EDITORS,
  'demo-games': EDITABLE_BY_EDITORS,
  'market-settings': EDITABLE_BY_ADMINS,
  navigation: EDITABLE_BY_ADMINS,
  users: { read: ['admin'], create: ['admin'], update: ['admin'], delete: ['admin'] },
  'second-factors': { read: [], create: [], update: [], delete: [] },
  messages: { read: EDITORS, create: [], update: EDITORS, delete: ['admin'] },
  'audit-log': { read: ['admin', 'editor'], create: [], update: [], delete: [] },
  // Collections that Payload adds itself. The lock is on a Swedish listing; the preference is the admin’s own.
  'payload-locked-documents': { read: EDITORS, create: [], update: EDITORS, delete: EDITORS },
  'payload-preferences': { read: ['admin'], create: [], update: ['admin'], delete: ['admin'] },
  'payload-jobs': { read: [], create: [], update: [], delete: [] },
  'payload-kv': { read: [], create: [], update: [], delete: [] },
  'payload-migrations': { read: [], create: [], update: [], delete: [] },
};

/** Minimal draft data. The other collections only need a market. */
const DRAFTS: Record<string, object> = {
  casinos: {},
  licences: { type: 'mga' },
  media: { alt: 'A logo' },
  users: { name: 'Sample User', role: 'analyst', password: PASSWORD },
  messages: {
    market: 'se',
    name: 'Sample User',
    email: 'visitor@example.org',
    message: 'Hej!',
    receivedAt: '2026-11-15T12:00:00.000Z',
    status: 'new',
  },
  'second-factors': { secret: 'x', lastStep: 0 },
  'audit-log': { user: 'x', action: 'deleted', title: 'x' },
  'payload-jobs': { taskSlug: 'schedulePublish', input: {} },
  'payload-kv': { data: {} },
  'payload-migrations': { name: 'x', batch: 1 },
};

const tokens = new Map<Actor, string>();
const userIds = new Map<Actor, number>();
let swedishListing = 0;
const ownedBy = (actor: Actor) => ({ relationTo: 'users', value: userIds.get(actor) });
let count = 0;

function buildDraft(collection: string): object {
  count += 1;
  const draft = DRAFTS[collection] ?? { market: 'se' };
  if (collection === 'casinos') return { ...draft, name: `Casino ${count}` };
  if (collection === 'second-factors') return { ...draft, id: count };
  if (collection === 'messages') return { ...draft, messageId: `message-${count}` };
  if (collection === 'payload-kv') return { ...draft, key: `key-${count}` };
  if (collection === 'payload-preferences') return { key: `key-${count}`, value: {}, user: ownedBy('admin') };
  if (collection === 'payload-locked-documents') {
    return { document: { relationTo: 'listings', value: swedishListing }, user: ownedBy('admin') };
  }
  return collection === 'users' ? { ...draft, email: `user${count}@example.org` } : draft;
}

/** Creates a document, bypassing access control. */
async function createDocument(collection: string, fields: object = {}): Promise<string> {
  if (collection === 'payload-migrations') {
    // Not even the studio's database login may write to this table.
    const [row] = await studio.db`INSERT INTO studio.payload_migrations (name) VALUES ('x') RETURNING id`;
    return String(row?.id);
  }
  if (isInternal(collection)) {
    const data = { ...buildDraft(collection), ...fields };
    return String((await studio.payload.db.create({ collection: collection as CollectionSlug, data })).id);
  }
  const { id } = await studio.payload.create({
    collection: collection as 'listings',
    data: { ...buildDraft(collection), ...fields } as never,
    ...(collection === 'media' ? { file: await createPictureFile() } : {}),
    draft: true,
    overrideAccess: true,
  });
  return String(id);
}

/** Gives each picture a clearly different colour: the studio rejects duplicates, and encoding rounds colours. */
async function createPictureFile() {
  count += 1;
  const data = await drawPicture(`#${((count * 7_919_993) % 0xffffff).toString(16).padStart(6, '0')}`);
  return { data, mimetype: 'image/png', name: `logo-${count}.png`, size: data.length };
}

const request = (actor: Actor, method: string, path: string, body?: object | FormData) => {
  const token = tokens.get(actor);
  return studio.request(method, path, { ...(token ? { token } : {}), ...(body ? { body } : {}) });
};

beforeAll(async () => {
  for (const role of ACTORS.filter((actor) => actor !== 'anonymous') as Role[]) {
    tokens.set(role, await logInAs(studio, role));
    const { docs } = await studio.payload.find({ collection: 'users', where: { role: { equals: role } } });
    userIds.set(role, docs[0]?.id ?? 0);
  }
  swedishListing = Number(await createDocument('listings'));
}, 60_000);

async function isAllowed(actor: Actor, collection: string, operation: string): Promise<boolean> {
  switch (operation) {
    case 'read': {
      const id = await createDocument(collection);
      if (collection === 'payload-preferences') {
        const { docs = [] } = await (
          await request(actor, 'GET', `/payload-preferences?where[id][equals]=${id}`)
        ).json();
        return docs.length > 0;
      }
      return (await request(actor, 'GET', `/${collection}/${id}?draft=true`)).ok;
    }
    case 'create':
      if (collection === 'media') {
        const { data, name } = await createPictureFile();
        return (await request(actor, 'POST', '/media', uploadForm(data, name))).ok;
      }
      return (await request(actor, 'POST', `/${collection}?draft=true`, buildDraft(collection))).ok;
    case 'update': {
      const id = await createDocument(collection);
      const change = collection === 'users' || collection === 'casinos' ? { name: `Other ${id}` } : {};
      // Payload's endpoint for preferences takes a key, not an id.
      if (collection === 'payload-preferences') {
        const path = `/payload-preferences?where[id][equals]=${id}`;
        const { docs = [] } = await (
          await request(actor, 'PATCH', path, { value: { changed: true } })
        ).json();
        return docs.length > 0;
      }
      return (await request(actor, 'PATCH', `/${collection}/${id}?draft=true`, change)).ok;
    }
    default: {
      const id = await createDocument(collection);
      if (collection === 'payload-preferences') {
        const path = `/payload-preferences?where[id][equals]=${id}`;
        const { docs = [] } = await (await request(actor, 'DELETE', path)).json();
        return docs.length > 0;
      }
      return (await request(actor, 'DELETE', `/${collection}/${id}`)).ok;
    }
  }
}

for (const collection of Object.keys(ALLOWED)) {
  test(`${collection}: each role has exactly the permissions in the matrix`, async () => {
    const allowed: Record<string, Actor[]> = {};
    for (const operation of OPERATIONS) {
      allowed[operation] = [];
      for (const actor of ACTORS) {
        // Only one such document is allowed per market: delete the previous one.
        if (['market-settings', 'navigation', 'editorial'].includes(collection)) {
          await studio.payload.delete({
            collection: collection as 'editorial',
            where: {},
            overrideAccess: true,
          });
        }
        if (await isAllowed(actor, collection, operation)) allowed[operation].push(actor);
      }
    }
    expect(allowed).toEqual(ALLOWED[collection]);
  });
}

test('the matrix covers every collection and global, including those that Payload adds itself', () => {
  const { collections, globals } = studio.payload.config;
  const listSlugs = (entities: readonly { slug: string }[]) => entities.map(({ slug }) => slug).toSorted();
  expect(listSlugs(collections)).toEqual(Object.keys(ALLOWED).toSorted());
  expect(listSlugs(globals)).toEqual([]);
});

test('nobody can write to or run Payload’s own jobs, which the studio does not use', async () => {
  for (const actor of ACTORS) {
    for (const [method, path] of [
      ['GET', '/payload-jobs'],
      ['POST', '/payload-jobs'],
      ['GET', '/payload-jobs/run'],
      ['POST', '/globals/payload-jobs-stats'],
    ] as const) {
      const response = await request(actor, method, path, method === 'POST' ? { stats: {} } : undefined);
      expect(response.ok, `${actor} ${method} ${path}`).toBe(false);
    }
  }
});

test('a market editor can edit the copy of a listing, which has no market yet', async () => {
  const [casino, other] = [await createDocument('casinos'), await createDocument('casinos')];
  const original = await createDocument('listings', { casino: Number(casino) });
  const copied = await request('market-editor', 'POST', `/listings/${original}/duplicate`, {});
  expect(copied.ok).toBe(true);
  const { id, market } = (await copied.json()).doc;
  expect(market ?? null).toBeNull();
  const fields = { market: 'se', casino: Number(other) };
  expect((await request('market-editor', 'PATCH', `/listings/${id}?draft=true`, fields)).ok).toBe(true);
  expect((await request('market-editor', 'PATCH', `/listings/${id}?draft=true`, { market: 'fi' })).ok).toBe(
    false,
  );
});

test.each(['assignee.email', '-assignee.email', 'status,assignee.hash', 'assignee__resetPasswordToken'])(
  'messages cannot be sorted by fields of users: %s',
  async (sort) => {
    expect((await request('market-editor', 'GET', `/messages?sort=${sort}`)).status).toBe(400);
    const path = `/messages?where[id][exists]=true&sort=${sort}`;
    expect((await request('market-editor', 'PATCH', path, { status: 'new' })).status).toBe(400);
  },
);

test('documents can be sorted by fields of a group', async () => {
  expect((await request('editor', 'GET', '/listings?sort=-terms.maxBonus,title')).status).toBe(200);
  expect((await request('editor', 'GET', '/listings/versions?sort=-version.terms.maxBonus')).status).toBe(
    200,
  );
});

test.each(['distinct?field=email', 'abc', '1.5', '99999999999', '-1'])(
  'an invalid id is refused, and does not reach the database: %s',
  async (path) => {
    for (const method of ['GET', 'PATCH', 'DELETE']) {
      const body = method === 'PATCH' ? { name: 'x' } : undefined;
      expect((await request('admin', method, `/users/${path}`, body)).status).toBe(400);
    }
  },
);

test('a market editor can neither change documents in another market nor move documents there', async () => {
  const finnish = await createDocument('listings', { market: 'fi' });
  expect(
    (await request('market-editor', 'PATCH', `/listings/${finnish}?draft=true`, { bonus: 'x' })).ok,
  ).toBe(false);
  expect((await request('market-editor', 'DELETE', `/listings/${finnish}`)).ok).toBe(false);
  expect((await request('market-editor', 'POST', '/listings?draft=true', { market: 'fi' })).ok).toBe(false);
  const swedish = await createDocument('listings', { market: 'se' });
  expect(
    (await request('market-editor', 'PATCH', `/listings/${swedish}?draft=true`, { market: 'fi' })).ok,
  ).toBe(false);
});

test('a market editor can neither read nor change contact messages from another market', async () => {
  const finnish = await createDocument('messages', { market: 'fi' });
  const swedish = await createDocument('messages');
  expect((await request('market-editor', 'GET', `/messages/${finnish}`)).ok).toBe(false);
  expect((await request('market-editor', 'PATCH', `/messages/${finnish}`, { status: 'closed' })).ok).toBe(
    false,
  );
  const { docs } = await (await request('market-editor', 'GET', '/messages?limit=100')).json();
  const ids = docs.map(({ id }: { id: number }) => String(id));
  expect(ids).toContain(swedish);
  expect(ids).not.toContain(finnish);
});

test('users cannot give themselves a different role or market', async () => {
  const { docs } = await studio.payload.find({
    collection: 'users',
    where: { role: { equals: 'market-editor' } },
  });
  const id = docs[0]?.id;
  await request('market-editor', 'PATCH', `/users/${id}`, {
    name: 'Renamed',
    role: 'admin',
    markets: ['fi'],
  });
  expect(await studio.payload.findByID({ collection: 'users', id: id as number })).toMatchObject({
    name: 'market-editor',
    role: 'market-editor',
    markets: ['se'],
  });
});

test('the audit log records logins', async () => {
  const { docs } = await studio.payload.find({
    collection: 'audit-log',
    where: { action: { equals: 'logged in' } },
    pagination: false,
  });
  const ids = [...userIds.values()];
  expect(docs.map(({ user, title }) => `${user} ${title}`).toSorted()).toEqual(
    ids.map((id) => `${id} User ${id}`).toSorted(),
  );
});

test('five wrong passwords lock the account', async () => {
  const email = 'analyst@example.org';
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await studio.request('POST', '/users/login', { body: { email, password: 'wrong' } });
  }
  const response = await studio.request('POST', '/users/login', { body: { email, password: PASSWORD } });
  expect(response.status).toBe(401);
  expect(await response.text()).toContain('locked');
});

test('GraphQL is disabled', async () => {
  expect((await request('admin', 'POST', '/graphql', { query: '{ __typename }' })).status).toBe(404);
});
