import type { CollectionSlug, TypedUser } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import { drawPicture, uploadForm } from '../media/test-picture.ts';
import { logInAs, PASSWORD, type TestStudio, withTestStudio } from '../test-studio.ts';
import { isInternal } from './restrict-config.ts';
import type { Role } from './roles.ts';

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
});

const ACTORS = ['admin', 'chief-editor', 'editor', 'market-editor', 'analyst', 'anonymous'] as const;
const OPERATIONS = ['read', 'create', 'update', 'delete'] as const;
type Actor = (typeof ACTORS)[number];
type Matrix = Record<string, Record<(typeof OPERATIONS)[number], readonly Actor[]>>;

/** Every role except analyst. */
const EDITORS: readonly Actor[] = ['admin', 'chief-editor', 'editor', 'market-editor'];
const EDITORS_OF_ALL_MARKETS: readonly Actor[] = ['admin', 'chief-editor', 'editor'];
const MANAGERS: readonly Actor[] = ['admin', 'chief-editor'];
/** Editors move documents to the trash; only managers delete them for good. */
const EDITABLE_BY_EDITORS = { read: EDITORS, create: EDITORS, update: EDITORS, delete: MANAGERS };
const EDITABLE_BY_MANAGERS = { read: EDITORS, create: MANAGERS, update: MANAGERS, delete: MANAGERS };

/** Who may perform each operation. Market editors are tested in their own market, Sweden. */
const ALLOWED: Matrix = {
  casinos: {
    read: EDITORS,
    create: EDITORS_OF_ALL_MARKETS,
    update: EDITORS_OF_ALL_MARKETS,
    delete: MANAGERS,
  },
  media: {
    read: EDITORS,
    create: EDITORS_OF_ALL_MARKETS,
    update: EDITORS_OF_ALL_MARKETS,
    delete: EDITORS_OF_ALL_MARKETS,
  },
  licences: {
    read: EDITORS,
    create: EDITORS,
    update: EDITORS_OF_ALL_MARKETS,
    delete: EDITORS_OF_ALL_MARKETS,
  },
  listings: EDITABLE_BY_EDITORS,
  reviews: EDITABLE_BY_EDITORS,
  'page-texts': EDITABLE_BY_EDITORS,
  articles: EDITABLE_BY_EDITORS,
  people: EDITABLE_BY_MANAGERS,
  redirects: EDITABLE_BY_EDITORS,
  editorial: EDITABLE_BY_EDITORS,
  competitions: EDITABLE_BY_EDITORS,
  'demo-games': EDITABLE_BY_EDITORS,
  'market-settings': EDITABLE_BY_MANAGERS,
  navigation: EDITABLE_BY_MANAGERS,
  places: EDITABLE_BY_MANAGERS,
  // The user that is changed is an analyst. Users are created by an invitation.
  users: { read: MANAGERS, create: MANAGERS, update: MANAGERS, delete: ['admin'] },
  'second-factors': { read: [], create: [], update: [], delete: [] },
  messages: { read: EDITORS, create: [], update: EDITORS, delete: ['admin'] },
  'reply-templates': EDITABLE_BY_EDITORS,
  replies: { read: EDITORS, create: [], update: [], delete: [] },
  'audit-log': { read: EDITORS_OF_ALL_MARKETS, create: [], update: [], delete: [] },
  overrides: { read: EDITORS_OF_ALL_MARKETS, create: [], update: [], delete: [] },
  'terms-checks': { read: EDITORS, create: [], update: [], delete: [] },
  'workflow-steps': { read: EDITORS, create: [], update: [], delete: [] },
  // The comment that is changed or deleted is the admin’s own.
  comments: { read: EDITORS, create: EDITORS, update: EDITORS, delete: MANAGERS },
  'alert-settings': { read: MANAGERS, create: MANAGERS, update: MANAGERS, delete: MANAGERS },
  alerts: { read: EDITORS, create: [], update: [], delete: [] },
  'finding-tasks': { read: EDITORS, create: [], update: [], delete: [] },
  translations: { read: [], create: [], update: [], delete: [] },
  // Collections that Payload adds itself. The preference is the admin’s own.
  'payload-preferences': { read: ['admin'], create: [], update: ['admin'], delete: ['admin'] },
  // The saved view is the admin’s own.
  'payload-query-presets': { read: ['admin'], create: EDITORS, update: ['admin'], delete: ['admin'] },
  'payload-jobs': { read: [], create: [], update: [], delete: [] },
  'payload-kv': { read: [], create: [], update: [], delete: [] },
  'payload-migrations': { read: [], create: [], update: [], delete: [] },
};

/** Minimal draft data. The other collections only need a market. */
const DRAFTS: Record<string, object> = {
  casinos: {},
  licences: { type: 'mga' },
  media: { kind: 'logo', name: 'A logo' },
  users: { name: 'Sample User', role: 'analyst', password: PASSWORD },
  messages: {
    market: 'se',
    name: 'Sample User',
    email: 'visitor@example.org',
    message: 'Hej!',
    receivedAt: '2026-11-15T12:00:00.000Z',
    status: 'new',
  },
  'reply-templates': { name: 'Thanks', market: 'se', text: 'Hej!' },
  'second-factors': { secret: 'x', lastStep: 0 },
  'audit-log': { user: 'x', action: 'deleted', title: 'x' },
  overrides: { title: 'x', market: 'se', reason: 'x', givenBy: '1' },
  'workflow-steps': {
    kind: 'listings',
    document: 1,
    revision: 1,
    market: 'se',
    title: 'x',
    step: 'approved',
    takenBy: '1',
  },
  translations: { documents: 'reviews', source: 1, sourceRevision: 1, texts: [] },
  'payload-query-presets': { title: 'My view', relatedCollection: 'listings' },
  'terms-checks': { readDigest: 'x' },
  'alert-settings': { market: 'se', kinds: ['link-broken'] },
  alerts: { market: 'se', kind: 'link-broken', title: 'x', text: 'x', path: '/admin' },
  'finding-tasks': { rule: 'x', market: 'se' },
  'payload-jobs': { taskSlug: 'schedulePublish', input: {} },
  'payload-kv': { data: {} },
  'payload-migrations': { name: 'x', batch: 1 },
};

const tokens = new Map<Actor, string>();
const userIds = new Map<Actor, number>();
const ownedBy = (actor: Actor) => ({ relationTo: 'users', value: userIds.get(actor) });
/** Payload's rules for saved views. */
const ownAccess = (collection: string) => {
  const own = { constraint: 'onlyMe', users: [userIds.get('admin')] };
  return collection === 'payload-query-presets' ? { access: { read: own, update: own, delete: own } } : {};
};
let count = 0;
/** A demo game in Sweden. */
let commented = 0;

function buildDraft(collection: string): object {
  count += 1;
  const draft = DRAFTS[collection] ?? { market: 'se' };
  if (collection === 'casinos') return { ...draft, name: `Casino ${count}` };
  if (collection === 'second-factors') return { ...draft, id: count };
  if (collection === 'translations') return { ...draft, document: count };
  if (collection === 'messages') return { ...draft, messageId: `message-${count}` };
  if (collection === 'replies') {
    return { ...draft, subject: 'Svar', text: 'Hej!', editor: 'Sample User', replyId: `reply-${count}` };
  }
  if (collection === 'alerts' || collection === 'finding-tasks') return { ...draft, key: `key-${count}` };
  if (collection === 'payload-kv') return { ...draft, key: `key-${count}` };
  if (collection === 'payload-preferences') return { key: `key-${count}`, value: {}, user: ownedBy('admin') };
  if (collection === 'comments') return { kind: 'demo-games', document: commented, text: 'Hej!' };
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
    const data = { ...buildDraft(collection), ...ownAccess(collection), ...fields };
    return String((await studio.payload.db.create({ collection: collection as CollectionSlug, data })).id);
  }
  // A comment must be on a document that its author may read.
  const author = collection === 'comments' ? await findAuthor() : {};
  const { id } = await studio.payload.create({
    ...author,
    collection: collection as 'listings',
    data: {
      ...buildDraft(collection),
      ...(collection === 'replies' ? { message: Number(await createDocument('messages')) } : {}),
      ...fields,
    } as never,
    ...(collection === 'media' ? { file: await createPictureFile() } : {}),
    draft: true,
    overrideAccess: true,
  });
  return String(id);
}

async function findAuthor(): Promise<{ user: TypedUser }> {
  const id = userIds.get('admin') ?? 0;
  const user = await studio.payload.findByID({ collection: 'users', id, overrideAccess: true });
  return { user: { ...user, collection: 'users' } as TypedUser };
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
  commented = Number(await createDocument('demo-games'));
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
      if (collection === 'users') {
        const { password: _, ...invitation } = buildDraft('users') as { password: string };
        return (await request(actor, 'POST', '/users', invitation)).ok;
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
        if (['market-settings', 'navigation', 'places', 'editorial', 'alert-settings'].includes(collection)) {
          await studio.payload.delete({
            collection: collection as 'editorial',
            where: {},
            trash: true,
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

test('a market editor can change articles of their own market only', async () => {
  const finnish = await createDocument('articles', { market: 'fi' });
  const change = { title: 'Guide' };
  expect((await request('market-editor', 'PATCH', `/articles/${finnish}?draft=true`, change)).ok).toBe(false);
  expect((await request('market-editor', 'POST', '/articles?draft=true', { market: 'fi' })).ok).toBe(false);
  const trash = { deletedAt: new Date().toISOString() };
  expect((await request('market-editor', 'PATCH', `/articles/${finnish}`, trash)).ok).toBe(false);
  const swedish = await createDocument('articles', { market: 'se' });
  expect((await request('market-editor', 'PATCH', `/articles/${swedish}`, trash)).ok).toBe(true);
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
