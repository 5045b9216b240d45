import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestMailServer } from '../../../../ops/test-mail-server.ts';
import type { Role } from '../access/roles.ts';
import { listJobs } from '../jobs/job-queue.ts';
import { findUserId, logInAs, type TestStudio, withTestStudio } from '../test-studio.ts';
import type { FormComments } from './form-comment.ts';
import { sendMention } from './send-mention.ts';

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
});

const tokens = new Map<Role, string>();
const userIds = new Map<Role, number>();
let game: number;
let casino: number;

beforeAll(async () => {
  for (const role of ['admin', 'chief-editor', 'editor', 'market-editor', 'analyst'] as const) {
    tokens.set(role, await logInAs(studio, role));
    userIds.set(role, Number(await findUserId(studio, `${role}@example.org`)));
  }
}, 60_000);
beforeEach(async () => {
  await studio.db`TRUNCATE studio.comments, studio.audit_log CASCADE`;
  await studio.db`DELETE FROM jobs.job WHERE name = 'send-mention'`;
  const create = async (collection: 'demo-games' | 'casinos', data: object) =>
    Number((await studio.payload.create({ collection, data: data as never, draft: true })).id);
  game ??= await create('demo-games', { market: 'se', name: 'Provspel', key: 'provspel' });
  casino ??= await create('casinos', { name: 'Provkasino' });
});

async function send(role: Role, method: string, path: string, body?: object) {
  const response = await studio.request(method, path, {
    token: tokens.get(role) ?? '',
    ...(body ? { body } : {}),
  });
  const json = await response.json();
  return { status: response.status, body: json, message: json.errors?.[0]?.message as string | undefined };
}
const write = (role: Role, fields: object = {}) =>
  send(role, 'POST', '/comments?depth=0', {
    kind: 'demo-games',
    document: game,
    text: ' Stämmer siffran? ',
    ...fields,
  });
const list = async (role: Role): Promise<FormComments> =>
  (await send(role, 'GET', `/comments-on/demo-games/${game}`)).body;

test('a comment is read with author and answers, resolved and reopened', async () => {
  const { body } = await write('editor');
  await write('market-editor', { answerTo: body.doc.id, text: 'Ja.' });
  expect(await list('chief-editor')).toMatchObject({
    threads: [
      {
        text: 'Stämmer siffran?',
        author: 'editor',
        resolvedBy: null,
        answers: [{ text: 'Ja.', author: 'market-editor' }],
      },
    ],
    mayComment: true,
  });
  const resolve = (isResolved: boolean) =>
    send('market-editor', 'PATCH', `/comments/${body.doc.id}`, { isResolved });
  expect((await resolve(true)).status).toBe(200);
  expect((await list('editor')).threads).toMatchObject([{ resolvedBy: 'market-editor' }]);
  expect((await resolve(false)).status).toBe(200);
  expect((await list('editor')).threads).toMatchObject([{ resolvedBy: null }]);
});

test('nobody writes in the name of a colleague, or changes what was written', async () => {
  const { body } = await write('editor', { author: userIds.get('admin'), title: 'x', market: 'fi' });
  expect(body.doc).toMatchObject({ author: userIds.get('editor'), market: 'se' });
  await send('admin', 'PATCH', `/comments/${body.doc.id}`, { text: 'Nej.', author: userIds.get('admin') });
  expect((await list('editor')).threads).toMatchObject([{ text: 'Stämmer siffran?', author: 'editor' }]);
});

describe('market editors', () => {
  test('read comments on all markets, and write in their own only', async () => {
    const data = { market: 'fi', name: 'Koepeli', key: 'koepeli' } as never;
    const { id } = await studio.payload.create({ collection: 'demo-games', data, draft: true });
    for (const fields of [{ document: Number(id) }, { kind: 'casinos', document: casino }]) {
      expect((await write('market-editor', fields)).message).toContain('Only editors of this market');
    }
    const { body } = await write('editor', { document: Number(id) });
    const found = await send('market-editor', 'GET', `/comments/${body.doc.id}`);
    expect(found.body.text).toBe('Stämmer siffran?');
    const path = `/comments/${body.doc.id}`;
    expect((await send('market-editor', 'PATCH', path, { isResolved: true })).status).toBe(403);
    await studio.payload.delete({ collection: 'demo-games', id });
    expect((await send('editor', 'GET', path)).status).toBe(404);
  });
});

test('analysts neither read nor write comments', async () => {
  await write('editor');
  expect((await write('analyst')).status).toBe(403);
  expect((await send('analyst', 'GET', '/comments')).status).toBe(403);
  expect((await send('analyst', 'GET', `/comments-on/demo-games/${game}`)).status).toBe(403);
});

test.each([
  ['an unknown document', { document: 999_999 }],
  ['an unknown collection', { kind: 'users', document: 1 }],
  ['the answer to another document’s comment', { kind: 'casinos', answerTo: 999_999 }],
])('%s is refused', async (_, fields) => {
  const document = 'kind' in fields && fields.kind === 'casinos' ? { document: casino } : {};
  expect((await write('editor', { ...fields, ...document })).status).toBe(400);
});

test('a comment is deleted by its author, or by chief editors with its answers', async () => {
  const path = async () => `/comments/${(await write('editor')).body.doc.id}`;
  const own = await path();
  expect((await send('market-editor', 'DELETE', own)).status).toBe(403);
  expect((await send('editor', 'DELETE', own)).status).toBe(200);
  const answered = await path();
  await write('market-editor', { answerTo: Number(answered.split('/').at(-1)) });
  expect((await send('editor', 'DELETE', answered)).message).toContain('Resolve it instead');
  expect((await send('chief-editor', 'DELETE', answered)).status).toBe(200);
  expect((await send('editor', 'GET', '/comments')).body.docs).toEqual([]);
});

describe('a mention', () => {
  const listMentions = async () =>
    (await listJobs(studio.payload, 'send-mention')).map(({ data }) => data.user);

  test('sends one email to each colleague who can read it', async () => {
    const mentioned = ['chief-editor', 'chief-editor', 'analyst', 'editor'] as const;
    await write('editor', { mentions: mentioned.map((role) => userIds.get(role)) });
    expect(await listMentions()).toEqual([userIds.get('chief-editor')]);
    expect((await list('editor')).colleagues.map(({ name }) => name)).toEqual([
      'admin',
      'chief-editor',
      'market-editor',
    ]);
  });

  test('takes nothing of the comment out of the studio', async () => {
    const { body } = await write('editor', { text: 'Matti Meikäläinen skrev.' });
    const mailServer = await startTestMailServer();
    const settings = {
      smtpUrl: mailServer.url,
      from: 'studio@nettobonus.example',
      to: 'inbox@nettobonus.example',
      studioUrl: 'https://studio.example',
    };
    const data = { comment: body.doc.id, user: userIds.get('chief-editor') ?? 0 };
    await sendMention(studio.payload, { data }, settings);
    await studio.payload.delete({ collection: 'comments', id: body.doc.id });
    await sendMention(studio.payload, { data }, settings);
    await mailServer.stop();
    expect(mailServer.emails).toHaveLength(1);
    const [email] = mailServer.emails;
    expect(email?.to).toEqual(['chief-editor@example.org']);
    expect(email?.raw).toContain(`/admin/collections/demo-games/${game}`);
    expect(email?.raw).not.toMatch(/Matti|editor skrev/);
  });
});
