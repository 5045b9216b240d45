import { ENTRY_NAME, formatEntry } from '@nettobonus/domain/campaigns/competition-entry';
import { saveContactMessage } from '@nettobonus/store/contact-messages';
import { createLocalReq } from 'payload';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { listJobs } from '../jobs/job-queue.ts';
import type { User } from '../payload-types.ts';
import { type TestStudio, withTestStudio } from '../test-studio.ts';
import { deleteOldMessages } from './delete-old-messages.ts';
import { importContactMessage, queueNewContactMessages } from './import-messages.ts';
import { countWaiting, listWaiting } from './list-waiting.ts';
import { createTestMessage } from './test-message.ts';

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
});

beforeEach(async () => {
  await studio.db`TRUNCATE site.contact_messages`;
  await studio.db`DELETE FROM jobs.job`;
  await studio.payload.delete({ collection: 'messages', where: {} });
  // Use SQL: the studio refuses to delete its last admin.
  await studio.db`DELETE FROM studio.users`;
  await studio.db`TRUNCATE studio.audit_log CASCADE`;
});

/** Runs a message's import job as the queue does. The queue may run it more than once. */
const importById = (messageId: string) =>
  importContactMessage(
    studio.payload,
    { data: { messageId }, completeIn: async () => {} },
    { isMailConfigured: true },
  );

/** Queues and imports new contact messages. Returns how many were new. */
async function runImport(): Promise<number> {
  const count = await queueNewContactMessages(studio.payload);
  for (const { data } of await listJobs(studio.payload, 'import-message')) await importById(data.messageId);
  return count;
}
const listDocuments = async () =>
  (await studio.payload.find({ collection: 'messages', sort: 'receivedAt', depth: 0, pagination: false }))
    .docs;
const listRows = () => studio.db`SELECT * FROM site.contact_messages ORDER BY received_at`;

async function createUser(name: string, role: User['role'], markets: User['markets'] = []): Promise<User> {
  return studio.payload.create({
    collection: 'users',
    data: { name, email: `${name}@example.org`, password: 'correct-horse-battery', role, markets },
  });
}

async function importOne(overrides: Parameters<typeof createTestMessage>[0] = {}) {
  const sent = createTestMessage(overrides);
  await saveContactMessage(studio.db, sent);
  await runImport();
  const imported = (await listDocuments()).find(({ messageId }) => messageId === sent.id);
  if (!imported) throw new Error('The message was not imported');
  return imported;
}

test('an entry in a competition is imported with its answers, and waits for no answer or email', async () => {
  const message = formatEntry('Nettovisa', [{ label: '100 €, 12×' }, { label: '50 €, 8×' }], ['48', '−12']);
  const entry = await importOne({ name: ENTRY_NAME, message });
  expect(entry).toMatchObject({
    kind: 'competition-entry',
    status: 'closed',
    email: 'aino@esimerkki.fi',
    message: 'Competition entry: Nettovisa\n1. 100 €, 12×: 48\n2. 50 €, 8×: -12\nAge 18 or over: confirmed',
    opening: 'Nettovisa: 48 / -12',
  });
  expect(await listJobs(studio.payload, 'send-mail')).toEqual([]);
  const admin = await createUser('root', 'admin');
  expect(await countWaiting({ payload: studio.payload, user: admin }, new Date())).toMatchObject({
    waiting: 0,
  });
  // Only the id remains of the received row, as of a message.
  expect([...(await listRows())]).toMatchObject([{ name: null, email: null, message: null }]);
});

test('an imported contact message becomes a document, and no other copy of its text remains', async () => {
  const sent = createTestMessage();
  await saveContactMessage(studio.db, sent);
  const [before] = await listRows();
  expect(await runImport()).toBe(1);
  const { id, ...content } = sent;
  expect(await listDocuments()).toMatchObject([
    {
      ...content,
      messageId: id,
      receivedAt: before?.received_at.toISOString(),
      kind: 'message',
      status: 'new',
      opening: 'Hei! Minimitalletus on muuttunut: 10 € 👍',
    },
  ]);
  expect([...(await listRows())]).toMatchObject([{ id, name: null, email: null, message: null }]);
});

test('a message that is sent again after its import is not imported twice', async () => {
  const sent = createTestMessage();
  await saveContactMessage(studio.db, sent);
  await runImport();
  await saveContactMessage(studio.db, sent);
  expect(await runImport()).toBe(0);
  expect(await listDocuments()).toHaveLength(1);
  expect(await listRows()).toHaveLength(1);
});

test('concurrent processes import each message once', async () => {
  for (let count = 0; count < 20; count += 1) await saveContactMessage(studio.db, createTestMessage());
  const queueAll = () => queueNewContactMessages(studio.payload);
  const counts = await Promise.all([queueAll(), queueAll(), queueAll(), queueAll()]);
  expect(counts.reduce((sum, count) => sum + count)).toBe(20);
  const ids = (await listJobs(studio.payload, 'import-message')).map(({ data }) => data.messageId);
  expect(new Set(ids).size).toBe(20);
  await Promise.all([...ids, ...ids].map(importById));
  expect(await listDocuments()).toHaveLength(20);
  expect(await listJobs(studio.payload, 'send-mail')).toHaveLength(20);
});

test('a message whose import fails is neither lost nor partly imported', async () => {
  const sent = createTestMessage();
  await saveContactMessage(studio.db, sent);
  await queueNewContactMessages(studio.payload);
  const completeIn = async () => {
    throw new Error('The lease was lost');
  };
  await expect(
    importContactMessage(
      studio.payload,
      { data: { messageId: sent.id }, completeIn },
      { isMailConfigured: true },
    ),
  ).rejects.toThrow('lease');
  expect(await listDocuments()).toEqual([]);
  expect(await listJobs(studio.payload, 'send-mail')).toEqual([]);
  await importById(sent.id);
  expect(await listDocuments()).toMatchObject([{ messageId: sent.id, name: sent.name }]);
});

test('the visitor’s text cannot be changed, and the studio sets the author and time of notes', async () => {
  const maija = await createUser('Maija', 'admin');
  const sven = await createUser('Sven', 'editor');
  const imported = await importOne();
  const change = (user: User, data: object) =>
    studio.payload.update({ collection: 'messages', id: imported.id, data, overrideAccess: false, user });
  const withNote = await change(maija, {
    message: 'Something else',
    email: 'other@example.org',
    market: 'se',
    answeredAt: '2020-01-01T00:00:00.000Z',
    notes: [{ text: 'Asked the casino', by: 'Another user', at: '2020-01-01T00:00:00.000Z' }],
  });
  expect(withNote).toMatchObject({
    message: imported.message,
    email: imported.email,
    market: 'fi',
    notes: [{ text: 'Asked the casino', by: 'Maija' }],
  });
  expect(withNote.answeredAt ?? null).toBeNull();
  const first = withNote.notes?.[0];
  expect(Date.now() - new Date(first?.at ?? 0).getTime()).toBeLessThan(10_000);
  const withBoth = await change(sven, { notes: [...(withNote.notes ?? []), { text: 'They fixed it' }] });
  expect(withBoth.notes).toMatchObject([first, { text: 'They fixed it', by: 'Sven' }]);
});

test('only users who may answer a message can be assigned to it, and others can still change it', async () => {
  const maija = await createUser('Maija', 'admin');
  const sven = await createUser('Sven', 'market-editor', ['se']);
  const anna = await createUser('Anna', 'analyst');
  const { id } = await importOne({ market: 'se' });
  const change = (user: User, data: object) =>
    studio.payload.update({ collection: 'messages', id, data, depth: 0, overrideAccess: false, user });
  expect(await change(sven, { assignee: sven.id })).toMatchObject({ assignee: sven.id });
  await expect(change(maija, { assignee: anna.id })).rejects.toMatchObject({
    data: { errors: [{ path: 'assignee', message: 'Anna may not answer messages from this market.' }] },
  });
  await change(maija, { assignee: maija.id });
  // Sven may not read the user Maija.
  expect(await change(sven, { status: 'answered' })).toMatchObject({
    status: 'answered',
    assignee: maija.id,
  });
  const finnish = await importOne();
  await expect(
    studio.payload.update({
      collection: 'messages',
      id: finnish.id,
      data: { assignee: sven.id },
      user: maija,
    }),
  ).rejects.toThrow('Sven may not answer messages from this market.');
});

test('editors may assign a message to themselves and release it; only admins may assign it to others', async () => {
  const maija = await createUser('Maija', 'admin');
  const eeva = await createUser('Eeva', 'editor');
  const sven = await createUser('Sven', 'market-editor', ['se']);
  const anna = await createUser('Anna', 'analyst');
  const { id } = await importOne({ market: 'se' });
  const assign = (user: User, assignee: number | null) =>
    studio.payload.update({
      collection: 'messages',
      id,
      data: { assignee },
      depth: 0,
      overrideAccess: false,
      user,
    });
  await expect(assign(sven, eeva.id)).rejects.toThrow('not allowed');
  expect(await assign(sven, sven.id)).toMatchObject({ assignee: sven.id });
  expect(await assign(sven, null)).toMatchObject({ assignee: null });
  expect(await assign(maija, eeva.id)).toMatchObject({ assignee: eeva.id });
  // The form hides the field from Sven now, and Payload validates no hidden field.
  for (const assignee of [null, sven.id, anna.id, 999_999]) {
    await expect(assign(sven, assignee)).rejects.toThrow('not allowed');
  }
  await expect(assign(maija, 999_999)).rejects.toThrow('This user does not exist.');
});

test('the panel of a message is empty for users who may not read it, whatever data they send', async () => {
  // Import only now: the panel reads the environment on load.
  const { MessagePanel } = await import('./message-panel.tsx');
  const maija = await createUser('Maija', 'admin');
  const { id, messageId } = await importOne();
  await studio.payload.update({ collection: 'messages', id, data: { assignee: maija.id } });
  const render = async (user: User, props: object = { id }) => {
    const req = await createLocalReq({ user: { ...user, collection: 'users' } }, studio.payload);
    const data = { id, messageId, assignee: maija.id, status: 'new', receivedAt: new Date().toISOString() };
    const panel = MessagePanel as unknown as (props: object) => Promise<ReactNode>;
    return renderToStaticMarkup(await panel({ data, payload: studio.payload, req, user, ...props }));
  };
  expect(await render(maija)).toContain('Maija');
  expect(await render(await createUser('Anna', 'analyst'))).toBe('');
  expect(await render(await createUser('Sven', 'market-editor', ['se']))).toBe('');
  expect(await render(maija, { id: undefined })).toBe('');
});

test('marking a message as answered sets the time of the answer, and reopening the message clears it', async () => {
  const imported = await importOne();
  const mark = (status: 'answered' | 'closed' | 'in-work') =>
    studio.payload.update({ collection: 'messages', id: imported.id, data: { status } });
  const { answeredAt } = await mark('answered');
  expect(Date.now() - new Date(answeredAt ?? 0).getTime()).toBeLessThan(10_000);
  expect((await mark('closed')).answeredAt).toBe(answeredAt);
  expect((await mark('in-work')).answeredAt).toBeNull();
});

test('the audit log records actions on messages without visitors’ names', async () => {
  const maija = await createUser('Maija', 'admin');
  const imported = await importOne();
  await studio.payload.update({
    collection: 'messages',
    id: imported.id,
    data: { status: 'in-work', assignee: maija.id, notes: [{ text: 'Aino Lehtonen called' }] },
    user: maija,
    overrideAccess: false,
  });
  await studio.payload.delete({
    collection: 'messages',
    id: imported.id,
    user: maija,
    overrideAccess: false,
  });
  const { docs } = await studio.payload.find({
    collection: 'audit-log',
    where: { kind: { equals: 'messages' } },
    sort: 'createdAt',
  });
  const title = `Message ${imported.id} · fi`;
  expect(docs).toMatchObject([
    { user: 'studio', action: 'created', title },
    { user: String(maija.id), action: 'changed', title, fields: ['notes', 'status', 'assignee'] },
    { user: String(maija.id), action: 'deleted', title },
  ]);
  expect(JSON.stringify(docs)).not.toMatch(/Aino|aino|Minimitalletus/);
});

test('a message and its id are deleted after twelve months, not earlier', async () => {
  const [expired, recent] = [await importOne(), await importOne()];
  const notImported = createTestMessage();
  await saveContactMessage(studio.db, notImported);
  await studio.db`
    UPDATE site.contact_messages SET received_at = '2025-11-15 11:59Z' WHERE id IN ${studio.db([expired.messageId, notImported.id])}`;
  await studio.db`UPDATE studio.messages SET received_at = '2025-11-15 11:59Z' WHERE id = ${expired.id}`;
  await studio.db`
    UPDATE site.contact_messages SET received_at = '2025-11-15 12:01Z' WHERE id = ${recent.messageId}`;
  await studio.db`UPDATE studio.messages SET received_at = '2025-11-15 12:01Z' WHERE id = ${recent.id}`;
  const now = new Date('2026-11-15T12:00:00Z');
  expect(await deleteOldMessages(studio.payload, studio.db, now)).toBe(1);
  expect(await listDocuments()).toMatchObject([{ id: recent.id }]);
  expect([...(await listRows())].map(({ id }) => id)).toEqual([recent.messageId]);
});

test('users see only the waiting messages that they may read', async () => {
  const now = new Date();
  const [recent, overdue, closed] = [
    await importOne(),
    await importOne({ market: 'se' }),
    await importOne({ market: 'se' }),
  ];
  const yesterday = new Date(now.getTime() - 25 * 3_600_000);
  await studio.db`UPDATE studio.messages SET received_at = ${yesterday} WHERE id = ${overdue.id}`;
  await studio.payload.update({ collection: 'messages', id: closed.id, data: { status: 'closed' } });
  const listWaitingFor = async (user: User) => ({
    ...(await countWaiting({ payload: studio.payload, user }, now)),
    ids: (await listWaiting({ payload: studio.payload, user }, 10)).map(({ id }) => id),
  });
  expect(await listWaitingFor(await createUser('Maija', 'admin'))).toEqual({
    waiting: 2,
    overdue: 1,
    oldestAt: yesterday,
    ids: [recent.id, overdue.id],
  });
  expect(await listWaitingFor(await createUser('Sven', 'market-editor', ['se']))).toEqual({
    waiting: 1,
    overdue: 1,
    oldestAt: yesterday,
    ids: [overdue.id],
  });
  expect(await listWaitingFor(await createUser('Anna', 'analyst'))).toEqual({
    waiting: 0,
    overdue: 0,
    oldestAt: null,
    ids: [],
  });
});
