import { beforeAll, expect, test } from 'vitest';
import { logInAs, PASSWORD, type TestStudio, withTestStudio } from '../test-studio.ts';

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
});

let token = '';
beforeAll(async () => {
  token = await logInAs(studio, 'admin');
}, 60_000);

const SHORT = 'eleven-long';
const logIn = (email: string, password = PASSWORD) =>
  studio.ask('POST', '/users/login', { body: { email, password } });
const make = (email: string, password: string) =>
  studio.ask('POST', '/users', { token, body: { name: 'Somebody', email, role: 'analyst', password } });

test('a session is a cookie that no script reads and no other site sends', async () => {
  const cookie = (await logIn('admin@example.org')).headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^payload-token=/);
  expect(cookie).toContain('HttpOnly');
  expect(cookie).toContain('SameSite=Strict');
  expect(cookie).toContain('Path=/');
});

test('a password of less than twelve letters is refused: for a new user, anew, and in place of a forgotten one', async () => {
  const made = await make('short@example.org', SHORT);
  expect(made.status).toBe(400);
  expect(await made.text()).toContain('at least 12 letters');

  const { doc } = await (await make('long@example.org', PASSWORD)).json();
  const changed = await studio.ask('PATCH', `/users/${doc.id}`, { token, body: { password: SHORT } });
  expect(changed.status).toBe(400);

  const forgotten = await studio.payload.forgotPassword({
    collection: 'users',
    data: { email: 'long@example.org' },
    disableEmail: true,
  });
  const body = { token: forgotten, password: SHORT };
  expect((await studio.ask('POST', '/users/reset-password', { body })).status).toBe(400);
  expect((await logIn('long@example.org', SHORT)).status).toBe(401);
  expect((await logIn('long@example.org')).status).toBe(200);
});

test('whoever changes a password ends the sessions that were begun with the old one', async () => {
  const { doc } = await (await make('changed@example.org', PASSWORD)).json();
  const { token: before } = await (await logIn('changed@example.org')).json();
  const me = async () => (await (await studio.ask('GET', '/users/me', { token: before })).json()).user;
  expect((await me())?.email).toBe('changed@example.org');
  await studio.ask('PATCH', `/users/${doc.id}`, { token, body: { password: `${PASSWORD}-new` } });
  expect(await me()).toBeNull();
});

test('nobody learns by a login whether there is such a user', async () => {
  const wrong = await logIn('admin@example.org', 'wrong-password');
  const unknown = await logIn('nobody@example.org', 'wrong-password');
  expect(unknown.status).toBe(wrong.status);
  expect(await unknown.text()).toBe(await wrong.text());
});
