import { saveContactMessage } from '@nettobonus/store/contact-messages';
import { beforeEach, expect, test, vi } from 'vitest';
import type { User } from '../payload-types.ts';
import { type TestStudio, withTestStudio } from '../test-studio.ts';
import { deleteOldMessages } from './delete-old.ts';
import { importMessages } from './import-messages.ts';
import { countWaiting, listWaiting } from './list-waiting.ts';
import { messageOf } from './test-messages.ts';

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
});

beforeEach(async () => {
  await studio.db`TRUNCATE site.contact_messages`;
  await studio.payload.delete({ collection: 'messages', where: {} });
  await studio.payload.delete({ collection: 'users', where: {} });
  await studio.db`TRUNCATE studio.audit_log CASCADE`;
});

const bringIn = () => importMessages(studio.payload, studio.db);
const listDocuments = async () =>
  (await studio.payload.find({ collection: 'messages', sort: 'receivedAt', depth: 0, pagination: false }))
    .docs;
const listRows = () => studio.db`SELECT * FROM site.contact_messages ORDER BY received_at`;

async function makeUser(name: string, role: User['role'], markets: User['markets'] = []): Promise<User> {
  return studio.payload.create({
    collection: 'users',
    data: { name, email: `${name}@example.org`, password: 'correct-horse-battery', role, markets },
  });
}

async function bringOne(more: Parameters<typeof messageOf>[0] = {}) {
  const sent = messageOf(more);
  await saveContactMessage(studio.db, sent);
  await bringIn();
  const one = (await listDocuments()).find(({ messageId }) => messageId === sent.id);
  if (!one) throw new Error('The message did not arrive');
  return one;
}

test('an imported message becomes a document, and no other copy of its text remains', async () => {
  const sent = messageOf();
  await saveContactMessage(studio.db, sent);
  const [before] = await listRows();
  expect(await bringIn()).toBe(1);
  const { id, ...written } = sent;
  expect(await listDocuments()).toMatchObject([
    {
      ...written,
      messageId: id,
      receivedAt: before?.received_at.toISOString(),
      status: 'new',
      opening: 'Hei! Minimitalletus on muuttunut: 10 € 👍',
    },
  ]);
  expect([...(await listRows())]).toMatchObject([{ id, name: null, email: null, message: null }]);
});

test('a message that is sent again after its import is not imported twice', async () => {
  const sent = messageOf();
  await saveContactMessage(studio.db, sent);
  await bringIn();
  await saveContactMessage(studio.db, sent);
  expect(await bringIn()).toBe(0);
  expect(await listDocuments()).toHaveLength(1);
  expect(await listRows()).toHaveLength(1);
});

test('concurrent processes import each message once', async () => {
  for (let count = 0; count < 20; count += 1) await saveContactMessage(studio.db, messageOf());
  const brought = await Promise.all([bringIn(), bringIn(), bringIn(), bringIn()]);
  expect(brought.reduce((sum, count) => sum + count)).toBe(20);
  expect(await listDocuments()).toHaveLength(20);
});

test('a failed import is retried later and does not delay other messages', async () => {
  const [first, second] = [messageOf(), messageOf()];
  await saveContactMessage(studio.db, first);
  await saveContactMessage(studio.db, second);
  const { create } = studio.payload;
  const errors: string[] = [];
  const error = vi.spyOn(studio.payload.logger, 'error').mockImplementation((line: unknown) => {
    errors.push(String(line));
  });
  const failing = vi.spyOn(studio.payload, 'create').mockImplementation(((options: { data: object }) => {
    if ('messageId' in options.data && options.data.messageId === first.id) {
      throw new Error(`Failed to insert ${JSON.stringify(options.data)}`);
    }
    return create.call(studio.payload, options as never);
  }) as never);
  expect(await bringIn()).toBe(1);
  failing.mockRestore();
  error.mockRestore();
  expect(errors).toEqual([`Message ${first.id} could not be imported into the inbox: Error`]);
  expect([...(await listRows())].find(({ id }) => id === first.id)).toMatchObject({ name: first.name });
  expect(await bringIn()).toBe(1);
  expect(await listDocuments()).toHaveLength(2);
});

test('the visitor’s text cannot be changed, and the studio sets author and time of notes', async () => {
  const maija = await makeUser('Maija', 'admin');
  const sven = await makeUser('Sven', 'editor');
  const one = await bringOne();
  const change = (user: User, data: object) =>
    studio.payload.update({ collection: 'messages', id: one.id, data, overrideAccess: false, user });
  const noted = await change(maija, {
    message: 'Something else',
    email: 'other@example.org',
    market: 'se',
    answeredAt: '2020-01-01T00:00:00.000Z',
    notes: [{ text: 'Asked the casino', by: 'Somebody else', at: '2020-01-01T00:00:00.000Z' }],
  });
  expect(noted).toMatchObject({
    message: one.message,
    email: one.email,
    market: 'fi',
    notes: [{ text: 'Asked the casino', by: 'Maija' }],
  });
  expect(noted.answeredAt ?? null).toBeNull();
  const first = noted.notes?.[0];
  expect(Date.now() - new Date(first?.at ?? 0).getTime()).toBeLessThan(10_000);
  const more = await change(sven, { notes: [...(noted.notes ?? []), { text: 'They mended it' }] });
  expect(more.notes).toMatchObject([first, { text: 'They mended it', by: 'Sven' }]);
});

test('a message is assigned to a user who may answer it, and colleagues can continue with it', async () => {
  const maija = await makeUser('Maija', 'admin');
  const sven = await makeUser('Sven', 'market-editor', ['se']);
  const anna = await makeUser('Anna', 'analyst');
  const { id } = await bringOne({ market: 'se' });
  const change = (user: User, data: object) =>
    studio.payload.update({ collection: 'messages', id, data, depth: 0, overrideAccess: false, user });
  expect(await change(sven, { assignee: sven.id })).toMatchObject({ assignee: sven.id });
  await expect(change(maija, { assignee: anna.id })).rejects.toMatchObject({
    data: { errors: [{ path: 'assignee', message: 'Anna may not answer messages of this market.' }] },
  });
  await change(maija, { assignee: maija.id });
  // Sven cannot read Maija.
  expect(await change(sven, { status: 'answered' })).toMatchObject({
    status: 'answered',
    assignee: maija.id,
  });
  const finnish = await bringOne();
  await expect(
    studio.payload.update({
      collection: 'messages',
      id: finnish.id,
      data: { assignee: sven.id },
      user: maija,
    }),
  ).rejects.toThrow('Assignee');
});

test('marking a message as answered sets the time, and reopening it clears it', async () => {
  const one = await bringOne();
  const mark = (status: 'answered' | 'closed' | 'in-work') =>
    studio.payload.update({ collection: 'messages', id: one.id, data: { status } });
  const { answeredAt } = await mark('answered');
  expect(Date.now() - new Date(answeredAt ?? 0).getTime()).toBeLessThan(10_000);
  expect((await mark('closed')).answeredAt).toBe(answeredAt);
  expect((await mark('in-work')).answeredAt).toBeNull();
});

test('the audit log records actions on messages without names of visitors', async () => {
  const maija = await makeUser('Maija', 'admin');
  const one = await bringOne();
  await studio.payload.update({
    collection: 'messages',
    id: one.id,
    data: { status: 'in-work', assignee: maija.id, notes: [{ text: 'Aino Lehtonen called' }] },
    user: maija,
    overrideAccess: false,
  });
  await studio.payload.delete({ collection: 'messages', id: one.id, user: maija, overrideAccess: false });
  const { docs } = await studio.payload.find({
    collection: 'audit-log',
    where: { kind: { equals: 'messages' } },
    sort: 'createdAt',
  });
  const title = `Message ${one.id} · fi`;
  expect(docs).toMatchObject([
    { user: 'the studio', action: 'created', title },
    { user: 'Maija (maija@example.org)', action: 'changed', title, fields: ['notes', 'status', 'assignee'] },
    { user: 'Maija (maija@example.org)', action: 'deleted', title },
  ]);
  expect(JSON.stringify(docs)).not.toMatch(/Aino|aino|Minimitalletus/);
});

test('a message and its id are deleted after twelve months, not earlier', async () => {
  const [old, young] = [await bringOne(), await bringOne()];
  const unbrought = messageOf();
  await saveContactMessage(studio.db, unbrought);
  await studio.db`
    UPDATE site.contact_messages SET received_at = '2025-11-15 11:59Z' WHERE id IN ${studio.db([old.messageId, unbrought.id])}`;
  await studio.db`UPDATE studio.messages SET received_at = '2025-11-15 11:59Z' WHERE id = ${old.id}`;
  await studio.db`
    UPDATE site.contact_messages SET received_at = '2025-11-15 12:01Z' WHERE id = ${young.messageId}`;
  await studio.db`UPDATE studio.messages SET received_at = '2025-11-15 12:01Z' WHERE id = ${young.id}`;
  const now = new Date('2026-11-15T12:00:00Z');
  expect(await deleteOldMessages(studio.payload, studio.db, now)).toBe(1);
  expect(await listDocuments()).toMatchObject([{ id: young.id }]);
  expect([...(await listRows())].map(({ id }) => id)).toEqual([young.messageId]);
});

test('users see the waiting messages that they may read', async () => {
  const now = new Date();
  const [fresh, late, done] = [
    await bringOne(),
    await bringOne({ market: 'se' }),
    await bringOne({ market: 'se' }),
  ];
  const yesterday = new Date(now.getTime() - 25 * 3_600_000);
  await studio.db`UPDATE studio.messages SET received_at = ${yesterday} WHERE id = ${late.id}`;
  await studio.payload.update({ collection: 'messages', id: done.id, data: { status: 'closed' } });
  const waitingFor = async (user: User) => ({
    ...(await countWaiting({ payload: studio.payload, user }, now)),
    ids: (await listWaiting({ payload: studio.payload, user }, 10)).map(({ id }) => id),
  });
  expect(await waitingFor(await makeUser('Maija', 'admin'))).toEqual({
    waiting: 2,
    overdue: 1,
    oldestAt: yesterday,
    ids: [fresh.id, late.id],
  });
  expect(await waitingFor(await makeUser('Sven', 'market-editor', ['se']))).toEqual({
    waiting: 1,
    overdue: 1,
    oldestAt: yesterday,
    ids: [late.id],
  });
  expect(await waitingFor(await makeUser('Anna', 'analyst'))).toEqual({
    waiting: 0,
    overdue: 0,
    oldestAt: null,
    ids: [],
  });
});
