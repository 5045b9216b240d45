import { listDocuments } from '@nettobonus/content/documents';
import { readCsv } from '@nettobonus/domain/shared/csv';
import { saveContactMessage } from '@nettobonus/store/contact-messages';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '../access/roles.ts';
import { importContactMessage } from '../inbox/import-messages.ts';
import { createTestMessage } from '../inbox/test-message.ts';
import { drawPicture, uploadForm } from '../media/test-picture.ts';
import { loadDocuments } from '../publishing/load-documents.ts';
import {
  logInAs,
  PASSWORD,
  pickDocuments,
  type TestStudio,
  turnOffSecondPerson,
  withTestStudio,
} from '../test-studio.ts';
import { STUDIO } from './write-audit-entry.ts';

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
});

const tokens = new Map<string, string>();
const ids = new Map<string, string>();

beforeAll(async () => {
  const documents = pickDocuments(
    listDocuments(),
    ({ kind, market, key }) =>
      ['fi', 'se'].includes(market) &&
      (kind === 'market-settings' || kind === 'navigation' || key === 'casinoist' || key === 'winz-casino'),
  );
  await loadDocuments(studio.payload, documents);
  await turnOffSecondPerson(studio);
  for (const role of ['admin', 'editor', 'market-editor'] as const)
    tokens.set(role, await logInAs(studio, role));
  for (const { id, email } of (await studio.payload.find({ collection: 'users' })).docs) {
    ids.set(email.split('@')[0] ?? '', String(id));
  }
}, 120_000);

beforeEach(async () => {
  await studio.db`TRUNCATE studio.audit_log CASCADE`;
});

async function send(role: Role | null, method: string, path: string, body?: object | FormData) {
  const token = role && tokens.get(role);
  const options = { ...(token ? { token } : {}), ...(body ? { body } : {}) };
  const response = await studio.request(method, path, options);
  return { status: response.status, body: await response.json() };
}

async function listEntries() {
  const { docs } = await studio.payload.find({ collection: 'audit-log', sort: 'id', pagination: false });
  return docs.map(({ user, action, kind, title, fields }) => ({ user, action, kind, title, fields }));
}

async function findListing(title: string): Promise<number> {
  const { docs } = await studio.payload.find({ collection: 'listings', where: { title: { equals: title } } });
  return docs[0]?.id ?? 0;
}

const buildUser = (email: string) => ({ name: 'Aino Virtanen', email, role: 'analyst' });

describe('a request with the autosave parameter', () => {
  test('is logged if it publishes', async () => {
    const id = await findListing('Winz Casino · se');
    for (const query of ['autosave=true', 'autosave=true&draft=true']) {
      const fields = {
        verdict: `Ändrad: ${query}.`,
        overrideReason: 'Agreed with the lawyer',
        _status: 'published',
      };
      expect((await send('market-editor', 'PATCH', `/listings/${id}?${query}`, fields)).status).toBe(200);
    }
    const entry = { user: ids.get('market-editor'), action: 'published', title: 'Winz Casino · se' };
    expect(await listEntries()).toMatchObject([
      { ...entry, fields: ['verdict'] },
      { ...entry, fields: ['verdict'] },
    ]);
  });

  test('is logged if it unpublishes, creates, or changes several drafts', async () => {
    const id = await findListing('Winz Casino · se');
    await send('editor', 'PATCH', `/listings/${id}?autosave=true`, { _status: 'draft' });
    await send('editor', 'PATCH', `/listings?where[id][equals]=${id}&draft=true&autosave=true`, { order: 4 });
    await send('editor', 'POST', '/casinos?draft=true&autosave=true', { name: 'Uusi Casino' });
    await send('editor', 'PATCH', `/listings/${id}?autosave=true`, {
      overrideReason: 'Agreed with the lawyer',
      _status: 'published',
    });
    expect((await listEntries()).map(({ action, title }) => `${action} ${title}`)).toEqual([
      'withdrew Winz Casino · se',
      'saved a draft Winz Casino · se',
      'created Uusi Casino',
      'published Winz Casino · se',
    ]);
  });

  test('is logged in collections without drafts', async () => {
    const created = await send('admin', 'POST', '/users?autosave=true', buildUser('second@example.org'));
    const user = created.body.doc.id;
    await send('admin', 'PATCH', `/users/${user}?autosave=true`, { role: 'editor' });
    const form = uploadForm(await drawPicture('#123456'), 'logo.png');
    const { id: picture } = (await send('editor', 'POST', '/media?autosave=true', form)).body.doc;
    await send('editor', 'PATCH', `/media/${picture}?autosave=true`, { name: 'Another logo' });
    const received = createTestMessage();
    await saveContactMessage(studio.db, received);
    const job = { data: { messageId: received.id }, completeIn: async () => {} };
    await importContactMessage(studio.payload, job, { isMailConfigured: false });
    const message = (await studio.payload.find({ collection: 'messages' })).docs[0]?.id;
    await send('editor', 'PATCH', `/messages/${message}?autosave=true`, { status: 'closed' });
    expect(await listEntries()).toMatchObject([
      { user: ids.get('admin'), action: 'invited', title: `User ${user}` },
      { user: ids.get('admin'), action: 'changed', title: `User ${user}`, fields: ['role'] },
      { user: ids.get('editor'), action: 'created', title: 'A logo' },
      { user: ids.get('editor'), action: 'changed', title: 'Another logo', fields: ['name'] },
      { user: STUDIO, action: 'created', title: `Message ${message} · fi` },
      { user: ids.get('editor'), action: 'changed', title: `Message ${message} · fi`, fields: ['status'] },
    ]);
  });

  test.each(['published', 'as drafts'])('is logged row by row if it imports: %s', async (save) => {
    const position = save === 'published' ? 3 : 4;
    const csv = `market,casino,order\nfi,casinoist,${position}\nfi,winz-casino,${position}\n`;
    const { digest } = (await send('editor', 'POST', '/sheets/listings?autosave=true', { csv })).body;
    const request = { csv, save, digest, reason: 'Agreed with the lawyer' };
    const { body } = await send('editor', 'POST', '/sheets/listings?autosave=true', request);
    expect(body).toMatchObject({ savedLines: [2, 3] });
    const entry = { user: ids.get('editor'), action: save === 'published' ? 'published' : 'saved a draft' };
    expect(await listEntries()).toMatchObject([
      { ...entry, title: 'Casinoist · fi' },
      { ...entry, title: 'Winz Casino · fi' },
      // The first published import also clears the mark of sample content.
      ...(save === 'published' ? [{ ...entry, title: 'fi', fields: ['isSample'] }] : []),
    ]);
  });
});

test.each(['select[id]=true', 'select[title]=false&depth=0', 'depth=2'])(
  'the fields that a request selects for its response do not change the entry: %s',
  async (query) => {
    const id = await findListing('Casinoist · se');
    const fields = {
      verdict: `Uusi: ${query}.`,
      overrideReason: 'Agreed with the lawyer',
      _status: 'published',
    };
    expect((await send('editor', 'PATCH', `/listings/${id}?${query}`, fields)).status).toBe(200);
    const { doc } = (await send('editor', 'POST', '/casinos?draft=true', { name: 'Hetken Casino' })).body;
    await send('admin', 'DELETE', `/casinos/${doc.id}?${query}&select[name]=false`);
    expect(await listEntries()).toMatchObject([
      { action: 'published', title: 'Casinoist · se', fields: ['verdict'] },
      { action: 'created', title: 'Hetken Casino' },
      { action: 'deleted', title: 'Hetken Casino' },
    ]);
  },
);

test('loading content is logged with the studio as its user', async () => {
  const [listing] = listDocuments().filter(
    ({ kind, market, key }) => kind === 'listing' && market === 'se' && key === 'casinoist',
  );
  if (listing?.kind !== 'listing') throw new Error('The sample content has no such listing');
  await loadDocuments(studio.payload, [{ ...listing, body: { ...listing.body, verdict: 'Laddad.' } }]);
  expect(await listEntries()).toMatchObject([
    { user: STUDIO, action: 'published', title: 'Casinoist · se', fields: ['verdict'] },
  ]);
});

describe('users', () => {
  async function inviteAndAccept(email: string): Promise<number> {
    const { doc, link } = (await send('admin', 'POST', '/users', buildUser(email))).body;
    const [token] = /[0-9a-f]{40}$/.exec(link) ?? [];
    await send(null, 'POST', '/users/reset-password', { token, password: PASSWORD });
    return doc.id;
  }

  test('cannot change their own name or email address; admins can change both', async () => {
    const id = ids.get('market-editor');
    const names = { name: 'editor', email: 'other@example.org' };
    await send('market-editor', 'PATCH', `/users/${id}?autosave=true`, names);
    const readUser = () => studio.payload.findByID({ collection: 'users', id: Number(id) });
    expect(await readUser()).toMatchObject({ name: 'market-editor', email: 'market-editor@example.org' });
    await send('admin', 'PATCH', `/users/${id}`, { name: 'Mika' });
    expect(await readUser()).toMatchObject({ name: 'Mika' });
    expect((await listEntries()).at(-1)).toMatchObject({
      user: ids.get('admin'),
      title: `User ${id}`,
      fields: ['name'],
    });
  });

  test('have an audit entry for a new password, a password reset and an unlocked account', async () => {
    const id = await inviteAndAccept('third@example.org');
    const token = await studio.payload.forgotPassword({
      collection: 'users',
      data: { email: 'third@example.org' },
      disableEmail: true,
    });
    const body = { token, password: `${PASSWORD}-newer` };
    expect((await send(null, 'POST', '/users/reset-password', body)).status).toBe(200);
    await send('admin', 'POST', '/users/unlock', { email: 'third@example.org' });
    const title = `User ${id}`;
    expect(await listEntries()).toMatchObject([
      { user: ids.get('admin'), action: 'invited', title },
      { user: String(id), action: 'changed', title, fields: ['password'] },
      { user: STUDIO, action: 'changed', title, fields: ['resetPasswordToken'] },
      { user: String(id), action: 'changed', title, fields: ['password'] },
      { user: ids.get('admin'), action: 'changed', title, fields: ['lockUntil'] },
    ]);
  });

  test('are logged by id only, so that the log does not name deleted users', async () => {
    const id = await inviteAndAccept('fourth@example.org');
    await send(null, 'POST', '/users/login', { email: 'fourth@example.org', password: PASSWORD });
    await send('admin', 'PATCH', `/users/${id}`, { name: 'Aino Lehtonen', email: 'fifth@example.org' });
    await send('admin', 'DELETE', `/users/${id}`);
    const { docs } = await studio.payload.find({ collection: 'audit-log', pagination: false });
    expect(docs).toHaveLength(5);
    expect(JSON.stringify(docs)).not.toMatch(/Aino|@example/);
  });
});

describe('values', () => {
  const readEntries = async () =>
    (await studio.payload.find({ collection: 'audit-log', sort: 'id', pagination: false })).docs;

  test('of a publication are those before and after, as an editor reads them', async () => {
    const id = await findListing('Casinoist · fi');
    const before = await studio.payload.findByID({ collection: 'listings', id, depth: 0 });
    const licences = await studio.payload.find({ collection: 'licences', depth: 0, pagination: false });
    const other = licences.docs.find((licence) => licence.id !== before.licence);
    const title = (licence: unknown) => licences.docs.find((found) => found.id === licence)?.title;
    await send('editor', 'PATCH', `/listings/${id}`, {
      order: 77,
      terms: { ...before.terms, maxBonus: 123.5 },
      licence: other?.id,
      overrideReason: 'Agreed with the lawyer',
      _status: 'published',
    });
    const [entry] = await readEntries();
    expect(entry).toMatchObject({ market: 'fi', fields: ['terms', 'licence', 'order'] });
    expect(entry?.changes).toEqual(
      expect.arrayContaining([
        { label: 'Position', before: String(before.order), after: '77' },
        { label: 'Terms → Maximum bonus', before: `€${before.terms?.maxBonus}`, after: '€123.50' },
        { label: 'Licence', before: title(before.licence), after: other?.title },
      ]),
    );
    expect(entry?.changes).toHaveLength(3);
  });

  test('are logged for each document of a bulk edit', async () => {
    const { docs } = await studio.payload.find({ collection: 'listings', depth: 0, pagination: false });
    const reasons = new Map(docs.map(({ title, recommendationReason }) => [title, recommendationReason]));
    const response = await send('editor', 'PATCH', '/listings?where[market][equals]=fi&draft=true', {
      recommendationReason: 'Testissä paras',
    });
    expect(response.body.docs.length).toBeGreaterThan(1);
    const entries = await readEntries();
    expect(entries).toHaveLength(response.body.docs.length);
    for (const { action, market, changes, title } of entries) {
      expect({ action, market, changes }).toEqual({
        action: 'saved a draft',
        market: 'fi',
        changes: expect.arrayContaining([
          { label: 'Recommendation reason', before: reasons.get(title) ?? null, after: 'Testissä paras' },
        ]),
      });
    }
  });

  test('of people are not logged, except roles, markets and the state of a message', async () => {
    const { doc } = (await send('admin', 'POST', '/users', buildUser('sixth@example.org'))).body;
    await send('admin', 'PATCH', `/users/${doc.id}`, {
      name: 'Aino Lehtonen',
      email: 'seventh@example.org',
      role: 'market-editor',
      markets: ['no'],
    });
    const received = createTestMessage();
    await saveContactMessage(studio.db, received);
    const job = { data: { messageId: received.id }, completeIn: async () => {} };
    await importContactMessage(studio.payload, job, { isMailConfigured: false });
    const messages = await studio.payload.find({ collection: 'messages', sort: '-id', limit: 1 });
    const assignee = Number(ids.get('editor'));
    await send('editor', 'PATCH', `/messages/${messages.docs[0]?.id}`, {
      status: 'closed',
      assignee,
      notes: [{ text: 'Virtanen called back.' }],
    });
    const entries = await readEntries();
    expect(entries.flatMap(({ changes }) => changes ?? [])).toEqual([
      { label: 'Role', before: 'Analyst', after: 'Market editor' },
      { label: 'Markets', before: null, after: 'Norge' },
      { label: 'Status', before: 'New', after: 'Closed' },
      { label: 'Assignee', before: null, after: `User ${assignee}` },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/Aino|Virtanen|@example/);
  });

  test('are exported as CSV, as filtered, to editors of all markets', async () => {
    const id = await findListing('Winz Casino · se');
    const verdict = `Ändrad: ${'lång text '.repeat(20)}`.trim();
    await send('editor', 'PATCH', `/listings/${id}`, {
      verdict,
      overrideReason: 'Agreed with the lawyer',
      _status: 'published',
    });
    await send('editor', 'POST', '/casinos?draft=true', { name: 'Vientikasino' });
    const read = (role: Role, query: string) =>
      studio.request('GET', `/audit/entries.csv?${query}`, { token: tokens.get(role) ?? '' });
    expect((await read('market-editor', '')).status).toBe(403);
    const parse = async (query: string) =>
      readCsv(await (await read('editor', query)).text()).map((row) => row.slice(3));
    const header = ['Action', 'Collection', 'Document ID', 'Document', 'Market', 'Field', 'Before', 'After'];
    const rows = await parse('');
    expect(rows[0]).toEqual([...header, 'Reason']);
    expect(rows).toHaveLength(3);
    const filtered = await parse('where[market][equals]=se');
    expect(filtered).toHaveLength(2);
    expect(filtered[1]).toMatchObject([
      'published',
      'Listing',
      String(id),
      'Winz Casino · se',
      'Sverige',
      'Verdict',
      expect.any(String),
      verdict,
      expect.any(String),
    ]);
  });
});
