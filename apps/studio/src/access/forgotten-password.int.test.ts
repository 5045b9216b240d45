import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestMailServer, type TestMailServer } from '../../../../ops/test-mail-server.ts';
import { logInAs, PASSWORD, type TestStudio, withTestStudio } from '../test-studio.ts';

let server: TestMailServer;
// Set the variables before the studio is imported: it reads the mail settings on load.
beforeAll(async () => {
  server = await startTestMailServer();
  process.env.SMTP_URL = server.url;
  process.env.MAIL_FROM = 'studio@nettobonus.example';
  process.env.INBOX_TO = 'inbox@nettobonus.example';
});
afterAll(() => server.stop());

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
});

const post = (path: string, body: object) => studio.request('POST', `/users/${path}`, { body });

test('a forgotten password is reset with an emailed link that works once', async () => {
  const oldToken = await logInAs(studio, 'editor');
  const email = 'editor@example.org';
  expect((await post('forgot-password', { email })).status).toBe(200);
  await expect.poll(() => server.emails.length).toBe(1);
  const [received] = server.emails;
  expect(received).toMatchObject({ from: 'studio@nettobonus.example', to: [email] });
  const raw = (received?.raw ?? '').replace(/=\r\n/g, '');
  const [, token] = /http:\/\/localhost:3001\/admin\/reset\/([0-9a-f]{40})/.exec(raw) ?? [];
  const reset = () => post('reset-password', { token, password: `${PASSWORD}-new` });
  expect((await reset()).status).toBe(200);
  expect((await reset()).status).toBe(403);
  expect((await post('login', { email, password: PASSWORD })).status).toBe(401);
  expect((await post('login', { email, password: `${PASSWORD}-new` })).status).toBe(200);
  expect((await (await studio.request('GET', '/users/me', { token: oldToken })).json()).user).toBeNull();
});

test('an invitation is emailed, and its response does not contain the link', async () => {
  const token = await logInAs(studio, 'chief-editor');
  const invitation = { name: 'Sven', email: 'sven@example.org', role: 'analyst' };
  const response = await studio.request('POST', '/users', { token, body: invitation });
  expect(await response.json()).toMatchObject({ isSent: true, link: null });
  const received = server.emails.at(-1);
  expect(received).toMatchObject({ from: 'studio@nettobonus.example', to: ['sven@example.org'] });
  const raw = (received?.raw ?? '').replace(/=\r\n/g, '');
  const [, linkToken] = /http:\/\/localhost:3001\/admin\/choose-password\/([0-9a-f]{40})/.exec(raw) ?? [];
  expect((await post('reset-password', { token: linkToken, password: PASSWORD })).status).toBe(200);
  expect((await post('login', { email: 'sven@example.org', password: PASSWORD })).status).toBe(200);
});

test('the response does not reveal whether the user exists, even if no email can be sent', async () => {
  await logInAs(studio, 'analyst');
  await server.stop();
  const known = await post('forgot-password', { email: 'analyst@example.org' });
  const unknown = await post('forgot-password', { email: 'unknown@example.org' });
  expect(known.status).toBe(200);
  expect(unknown.status).toBe(200);
  expect(await known.text()).toBe(await unknown.text());
});
