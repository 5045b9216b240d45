import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { createLocalReq } from 'payload';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestMailServer, type TestMailServer } from '../../../../ops/test-mail-server.ts';
import { listJobs } from '../jobs/job-queue.ts';
import type { Message } from '../payload-types.ts';
import { logInAs, type TestStudio, withTestStudio } from '../test-studio.ts';
import { deleteOldMessages } from './delete-old-messages.ts';
import { sendMail } from './send-mail.ts';
import { sendReply } from './send-reply.ts';
import { createTestMessage } from './test-message.ts';

const SETTINGS = {
  from: 'studio@nettobonus.example',
  to: 'inbox@nettobonus.example',
  studioUrl: 'https://studio.example',
};
// The studio reads them on load.
vi.hoisted(() => {
  process.env.SMTP_URL = 'smtp://localhost:1';
  process.env.MAIL_FROM = 'studio@nettobonus.example';
  process.env.INBOX_TO = 'inbox@nettobonus.example';
});

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
});
let server: TestMailServer;
let editor: string;
let marketEditor: string;
let analyst: string;

beforeAll(async () => {
  editor = await logInAs(studio, 'editor');
  // Their market is Sweden.
  marketEditor = await logInAs(studio, 'market-editor');
  analyst = await logInAs(studio, 'analyst');
});
beforeEach(async () => {
  server = await startTestMailServer();
});
afterEach(() => server.stop());

function createMessage(overrides: Partial<Message> = {}): Promise<Message> {
  const { id: messageId, ...message } = createTestMessage();
  return studio.payload.create({
    collection: 'messages',
    data: {
      ...message,
      messageId,
      kind: 'message',
      status: 'new',
      receivedAt: '2026-11-15T12:03:00.000Z',
      ...overrides,
    } as Message,
  });
}

const readMessage = (id: number) => studio.payload.findByID({ collection: 'messages', id, depth: 0 });

const buildAnswer = (overrides: object = {}) => ({
  replyId: randomUUID(),
  subject: 'Vastaus viestiisi',
  text: 'Kiitos, korjasimme tiedon.',
  knownAnswers: 0,
  ...overrides,
});

async function answer(id: number, body: object = buildAnswer(), token = editor) {
  const response = await studio.request('POST', `/messages/${id}/reply`, { token, body });
  return { status: response.status, text: await response.text() };
}

const deliver = (replyId: string) =>
  sendReply(studio.payload, { data: { replyId } }, { ...SETTINGS, smtpUrl: server.url });

test('an answer is stored with its editor, and its email quotes the message and goes to the visitor', async () => {
  const { id } = await createMessage();
  const body = buildAnswer();
  expect((await answer(id, body)).status).toBe(201);
  const { docs } = await studio.payload.find({
    collection: 'replies',
    where: { message: { equals: id } },
    depth: 0,
  });
  expect(docs).toMatchObject([{ editor: 'editor', market: 'fi', text: body.text, subject: body.subject }]);
  expect(await readMessage(id)).toMatchObject({ status: 'answered', answeredAt: expect.any(String) });
  expect(await listJobs(studio.payload, 'send-reply', { data: { replyId: body.replyId } })).toHaveLength(1);

  await deliver(body.replyId);
  const [email] = server.emails;
  expect(email).toMatchObject({
    messageId: `${body.replyId}@nettobonus.example`,
    from: SETTINGS.from,
    to: ['aino@esimerkki.fi'],
  });
  const [head = '', content = ''] = email?.raw.split(/\r\n\r\n(.*)/s) ?? [];
  expect(head).toMatch(/^Reply-To: inbox@nettobonus\.example/m);
  expect(head).toMatch(/^Subject: Vastaus viestiisi/m);
  expect(content).toContain('Kiitos, korjasimme tiedon.');
  expect(content.replace(/=\r\n/g, '')).toContain('> Minimitalletus on muuttunut');
});

test('the editor who answers an unassigned message becomes its assignee, and others stay', async () => {
  const { docs } = await studio.payload.find({ collection: 'users', where: { role: { equals: 'editor' } } });
  const { id } = await createMessage();
  await answer(id);
  expect((await readMessage(id)).assignee).toBe(docs[0]?.id);
  await answer(id, buildAnswer({ knownAnswers: 1 }));
  expect((await readMessage(id)).assignee).toBe(docs[0]?.id);
});

test('a repeated request stores and sends one answer', async () => {
  const { id } = await createMessage();
  const body = buildAnswer();
  const statuses = await Promise.all([answer(id, body), answer(id, body)]);
  expect(statuses.map(({ status }) => status).toSorted()).toEqual([200, 201]);
  expect(await listJobs(studio.payload, 'send-reply', { data: { replyId: body.replyId } })).toHaveLength(1);
});

test('an editor who has not seen a colleague’s answer does not send a second one', async () => {
  const { id } = await createMessage();
  await answer(id);
  const late = await answer(id);
  expect(late.status).toBe(409);
  expect(late.text).toContain('editor answered this message in the meantime.');
});

test('market editors answer messages of their markets only, and analysts none', async () => {
  const [finnish, swedish] = [await createMessage(), await createMessage({ market: 'se' })];
  expect((await answer(finnish.id, buildAnswer(), marketEditor)).status).toBe(404);
  expect((await answer(swedish.id, buildAnswer(), analyst)).status).toBe(404);
  expect(
    (await studio.request('POST', `/messages/${swedish.id}/reply`, { body: buildAnswer() })).status,
  ).toBe(401);
  expect((await answer(swedish.id, buildAnswer(), marketEditor)).status).toBe(201);
  const read = async (token: string) =>
    (await (await studio.request('GET', '/replies?limit=100', { token })).json()).docs ?? [];
  expect(await read(marketEditor)).toMatchObject([{ market: 'se' }]);
  expect(await read(analyst)).toEqual([]);
  const direct = { message: swedish.id, market: 'se', subject: 'x', text: 'x', editor: 'x', replyId: 'x' };
  expect((await studio.request('POST', '/replies', { token: editor, body: direct })).status).toBe(403);
});

test('only the colleague whose answer the editor has not seen is named', async () => {
  const { id } = await createMessage({ market: 'se' });
  await answer(id);
  await answer(id, buildAnswer({ knownAnswers: 1 }), marketEditor);
  const late = await answer(id, buildAnswer({ knownAnswers: 1 }));
  expect(late.status).toBe(409);
  expect(JSON.parse(late.text).errors[0].message).toMatch(/^market-editor answered this message/);
});

test.each([
  ['without a text', { text: '  ' }, 'Write the answer first.'],
  ['without a subject', { subject: '' }, 'Enter a subject.'],
  ['that is too long', { text: 'x'.repeat(10_001) }, 'Shorten it.'],
  ['with a placeholder', { text: 'Hei {nimi}!' }, 'Replace {nimi} with words before you send the answer.'],
  ['with an invalid id', { replyId: 'x' }, 'Reload the page and try again.'],
])('an answer %s is refused with a sentence', async (_, overrides, message) => {
  const { id } = await createMessage();
  const refused = await answer(id, buildAnswer(overrides));
  expect(refused.status).toBe(400);
  expect(refused.text).toContain(message);
  expect((await readMessage(id)).status).toBe('new');
});

test('an address that mail servers refuse is explained', async () => {
  const { id } = await createMessage({ email: 'örjan@example.se' });
  const refused = await answer(id);
  expect(refused.status).toBe(409);
  expect(refused.text).toContain('answer from your own mail program');
});

test('spam is never answered, and neither an answer nor a notification that waits is sent', async () => {
  const { id, messageId } = await createMessage();
  const body = buildAnswer();
  await answer(id, body);
  await studio.payload.update({ collection: 'messages', id, data: { status: 'spam' } });
  await deliver(body.replyId);
  await sendMail(studio.payload, { data: { messageId } }, { ...SETTINGS, smtpUrl: server.url });
  expect(server.emails).toEqual([]);
  const refused = await answer(id, buildAnswer({ knownAnswers: 1 }));
  expect(refused.status).toBe(409);
  expect(refused.text).toContain('marked as spam');
});

test('spam is deleted after 30 days with its answers, and earlier it is not', async () => {
  const now = new Date();
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
  const [old, recent, normal] = [await createMessage(), await createMessage(), await createMessage()];
  for (const { id } of [old, recent, normal]) await answer(id);
  for (const { id } of [old, recent]) {
    await studio.payload.update({ collection: 'messages', id, data: { status: 'spam' } });
  }
  await studio.db`UPDATE studio.messages SET received_at = ${daysAgo(40)} WHERE id IN ${studio.db([old.id, recent.id, normal.id])}`;
  await studio.db`UPDATE studio.messages SET spam_at = ${daysAgo(31)} WHERE id = ${old.id}`;
  await studio.db`UPDATE studio.messages SET spam_at = ${daysAgo(29)} WHERE id = ${recent.id}`;
  expect(await deleteOldMessages(studio.payload, studio.db, now)).toBe(1);
  const { docs } = await studio.payload.find({ collection: 'replies', depth: 0, pagination: false });
  const answered = docs.map(({ message }) => message);
  expect(answered).not.toContain(old.id);
  expect(answered).toEqual(expect.arrayContaining([recent.id, normal.id]));
});

test('a message that is no longer spam is not deleted as spam', async () => {
  const { id } = await createMessage();
  await studio.payload.update({ collection: 'messages', id, data: { status: 'spam' } });
  expect((await readMessage(id)).spamAt).toEqual(expect.any(String));
  await studio.payload.update({ collection: 'messages', id, data: { status: 'new' } });
  expect((await readMessage(id)).spamAt).toBeNull();
});

test('market editors write templates for their markets only, and unknown placeholders are refused', async () => {
  const save = (body: object) =>
    studio.request('POST', '/reply-templates', { token: marketEditor, body: { name: 'Tack', ...body } });
  expect((await save({ market: 'fi', text: 'Hei!' })).status).toBe(403);
  const refused = await save({ market: 'se', text: 'Hej {namn}!' });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain('Nothing fills in {namn}.');
  const saved = await save({ market: 'se', text: 'Hej {name}! Hälsningar, {editor}' });
  expect(saved.status).toBe(201);
  const { doc } = await saved.json();
  const move = { token: marketEditor, body: { market: 'fi' } };
  expect((await studio.request('PATCH', `/reply-templates/${doc.id}`, move)).status).toBe(403);
});

test('the form shows answers with their state and the templates with names, but only to who may answer', async () => {
  const { id } = await createMessage({ market: 'se', name: 'Åsa' });
  await answer(id, buildAnswer({ text: 'Tack för rättelsen' }));
  await studio.payload.create({
    collection: 'reply-templates',
    data: { name: 'Greeting', market: 'se', text: 'Hej {name}! /{editor}' },
  });
  const shown = await renderConversation(id, 'market-editor');
  expect(shown).toContain('Tack för rättelsen');
  expect(shown).toContain('The email is about to be sent.');
  expect(shown).toContain('Hej Åsa! /market-editor');
  expect(await renderConversation(id, 'analyst')).toBe('');
});

/** The form needs the browser: instead of it, its properties are rendered. */
vi.mock('./reply-form.tsx', () => ({ ReplyForm: (props: object) => JSON.stringify(props) }));

async function renderConversation(id: number, role: string): Promise<string> {
  const { Conversation } = await import('./conversation.tsx');
  const { docs } = await studio.payload.find({ collection: 'users', where: { role: { equals: role } } });
  const user = docs[0];
  if (!user) throw new Error(`No user has the role ${role}`);
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, studio.payload);
  const { prerenderToNodeStream } = await import('react-dom/static');
  const field = Conversation as unknown as (props: object) => Promise<ReactNode>;
  const { prelude } = await prerenderToNodeStream(await field({ id, req }));
  return text(prelude);
}
