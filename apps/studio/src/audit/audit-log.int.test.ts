import { listDocuments } from '@nettobonus/content/documents';
import { saveContactMessage } from '@nettobonus/store/contact-messages';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '../access/roles.ts';
import { importContactMessage } from '../inbox/import-messages.ts';
import { createTestMessage } from '../inbox/test-message.ts';
import { drawPicture, uploadForm } from '../media/test-picture.ts';
import { loadDocuments } from '../publishing/load-documents.ts';
import { logInAs, PASSWORD, pickDocuments, type TestStudio, withTestStudio } from '../test-studio.ts';
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

const buildUser = (email: string) => ({ name: 'Aino Virtanen', email, role: 'analyst', password: PASSWORD });

describe('a request with the autosave parameter', () => {
  test('is logged if it publishes', async () => {
    const id = await findListing('Winz Casino · se');
    for (const query of ['autosave=true', 'autosave=true&draft=true']) {
      const fields = { verdict: `Ändrad: ${query}.`, overrideReason: 'Agreed', _status: 'published' };
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
      overrideReason: 'Agreed',
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
    await send('editor', 'PATCH', `/media/${picture}?autosave=true`, { alt: 'Another logo' });
    const received = createTestMessage();
    await saveContactMessage(studio.db, received);
    const job = { data: { messageId: received.id }, completeIn: async () => {} };
    await importContactMessage(studio.payload, job, { isMailConfigured: false });
    const message = (await studio.payload.find({ collection: 'messages' })).docs[0]?.id;
    await send('editor', 'PATCH', `/messages/${message}?autosave=true`, { status: 'closed' });
    expect(await listEntries()).toMatchObject([
      { user: ids.get('admin'), action: 'created', title: `User ${user}` },
      { user: ids.get('admin'), action: 'changed', title: `User ${user}`, fields: ['role'] },
      { user: ids.get('editor'), action: 'created', title: 'A logo' },
      { user: ids.get('editor'), action: 'changed', title: 'Another logo', fields: ['alt'] },
      { user: STUDIO, action: 'created', title: `Message ${message} · fi` },
      { user: ids.get('editor'), action: 'changed', title: `Message ${message} · fi`, fields: ['status'] },
    ]);
  });

  test.each(['published', 'as drafts'])('is logged row by row if it imports: %s', async (save) => {
    const rating = save === 'published' ? 3 : 4;
    const csv = `market,casino,rating\nfi,casinoist,${rating}\nfi,winz-casino,${rating}\n`;
    const { digest } = (await send('editor', 'POST', '/listings-csv?autosave=true', { csv })).body;
    const request = { csv, save, digest, reason: 'Agreed' };
    const { body } = await send('editor', 'POST', '/listings-csv?autosave=true', request);
    expect(body).toMatchObject({ saved: true });
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
    const fields = { verdict: `Uusi: ${query}.`, overrideReason: 'Agreed', _status: 'published' };
    expect((await send('editor', 'PATCH', `/listings/${id}?${query}`, fields)).status).toBe(200);
    const { doc } = (await send('editor', 'POST', '/casinos?draft=true', { name: 'Hetken Casino' })).body;
    await send('editor', 'DELETE', `/casinos/${doc.id}?${query}&select[name]=false`);
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
    const { id } = (await send('admin', 'POST', '/users', buildUser('third@example.org'))).body.doc;
    await send('admin', 'PATCH', `/users/${id}`, { password: `${PASSWORD}-new` });
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
      { user: ids.get('admin'), action: 'created', title },
      { user: ids.get('admin'), action: 'changed', title, fields: ['password'] },
      { user: STUDIO, action: 'changed', title, fields: ['resetPasswordToken'] },
      { user: String(id), action: 'changed', title, fields: ['password'] },
      { user: ids.get('admin'), action: 'changed', title, fields: ['lockUntil'] },
    ]);
  });

  test('are logged by id only, so that the log does not name deleted users', async () => {
    const { id } = (await send('admin', 'POST', '/users', buildUser('fourth@example.org'))).body.doc;
    await send(null, 'POST', '/users/login', { email: 'fourth@example.org', password: PASSWORD });
    await send('admin', 'PATCH', `/users/${id}`, { name: 'Aino Lehtonen', email: 'fifth@example.org' });
    await send('admin', 'DELETE', `/users/${id}`);
    const { docs } = await studio.payload.find({ collection: 'audit-log', pagination: false });
    expect(docs).toHaveLength(4);
    expect(JSON.stringify(docs)).not.toMatch(/Aino|@example/);
  });
});
