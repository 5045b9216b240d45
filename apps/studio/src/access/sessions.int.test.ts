import { beforeAll, expect, test, vi } from 'vitest';
import { logInAs, PASSWORD, readToken, type TestStudio, withTestStudio } from '../test-studio.ts';

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
});

beforeAll(async () => {
  await logInAs(studio, 'admin');
}, 60_000);

const SHORT_PASSWORD = 'eleven-long';
const logIn = (email: string, password = PASSWORD) =>
  studio.request('POST', '/users/login', { body: { email, password } });
const createUser = (email: string, password: string) =>
  studio.payload.create({
    collection: 'users',
    data: { name: 'Sample User', email, role: 'analyst', password },
    overrideAccess: true,
  });

test('the session cookie is HttpOnly and SameSite', async () => {
  const cookie = (await logIn('admin@example.org')).headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^payload-token=/);
  expect(cookie).toContain('HttpOnly');
  expect(cookie).toContain('SameSite=Strict');
  expect(cookie).toContain('Path=/');
});

test('a password of fewer than 12 characters is rejected on create, change and reset', async () => {
  await expect(createUser('short@example.org', SHORT_PASSWORD)).rejects.toThrow('at least 12 characters');

  const { id } = await createUser('long@example.org', PASSWORD);
  const changed = await studio.request('PATCH', `/users/${id}`, {
    token: readToken(await logIn('long@example.org')),
    body: { password: SHORT_PASSWORD },
  });
  expect(changed.status).toBe(400);

  const resetToken = await studio.payload.forgotPassword({
    collection: 'users',
    data: { email: 'long@example.org' },
    disableEmail: true,
  });
  const body = { token: resetToken, password: SHORT_PASSWORD };
  expect((await studio.request('POST', '/users/reset-password', { body })).status).toBe(400);
  expect((await logIn('long@example.org', SHORT_PASSWORD)).status).toBe(401);
  expect((await logIn('long@example.org')).status).toBe(200);
});

test('a common password, or one that contains the user’s name or email address or the site’s name, is rejected on create, change and reset', async () => {
  const create = (password: string, name = 'Maija Virtanen') =>
    studio.payload.create({
      collection: 'users',
      data: { name, email: 'm.meikalainen@example.org', role: 'analyst', password },
      overrideAccess: true,
    });
  for (const weak of ['Virtanen-sunrise', 'the m.meikalainen way', 'Netto Bonus 2026!', 'Password 12345']) {
    await expect(create(weak), weak).rejects.toThrow(/Do not use your name|easy to guess/);
  }
  const doc = await create(PASSWORD);
  const own = readToken(await logIn(doc.email));
  for (const path of [`/users/${doc.id}`, `/users?where[id][equals]=${doc.id}`]) {
    const changed = await studio.request('PATCH', path, {
      token: own,
      body: { password: 'virtanen-sunrise' },
    });
    expect(changed.status, path).toBe(400);
  }
  const resetToken = await studio.payload.forgotPassword({
    collection: 'users',
    data: { email: doc.email },
    disableEmail: true,
  });
  const body = { token: resetToken, password: 'virtanen-sunrise' };
  expect((await studio.request('POST', '/users/reset-password', { body })).status).toBe(400);
  expect((await logIn(doc.email)).status).toBe(200);
});

test('a session that began sixteen hours ago is not renewed', async () => {
  await createUser('session@example.org', PASSWORD);
  const response = await logIn('session@example.org');
  const sessionToken = readToken(response);
  const { user } = await response.json();
  const refresh = () => studio.request('POST', '/users/refresh-token', { token: sessionToken });
  const setSessionAge = (hours: number) =>
    studio.db`UPDATE studio.users_sessions SET created_at = now() - ${`${hours} hours`}::interval WHERE _parent_id = ${user.id}`;
  await setSessionAge(15);
  expect((await refresh()).status).toBe(200);
  await setSessionAge(17);
  const [before] =
    await studio.db`SELECT expires_at FROM studio.users_sessions WHERE _parent_id = ${user.id}`;
  expect((await refresh()).status).toBe(403);
  const [after] = await studio.db`SELECT expires_at FROM studio.users_sessions WHERE _parent_id = ${user.id}`;
  expect(after).toEqual(before);
});

test('a password change ends existing sessions', async () => {
  const { id } = await createUser('changed@example.org', PASSWORD);
  const token = readToken(await logIn('changed@example.org'));
  const oldToken = readToken(await logIn('changed@example.org'));
  const me = async () => (await (await studio.request('GET', '/users/me', { token: oldToken })).json()).user;
  expect((await me())?.email).toBe('changed@example.org');
  await studio.request('PATCH', `/users/${id}`, { token, body: { password: `${PASSWORD}-new` } });
  expect(await me()).toBeNull();
});

test('a failed login does not reveal whether the user exists', async () => {
  const wrong = await logIn('admin@example.org', 'wrong-password');
  const unknown = await logIn('unknown@example.org', 'wrong-password');
  expect(unknown.status).toBe(wrong.status);
  expect(await unknown.text()).toBe(await wrong.text());
});

test('a failed login is logged with the account id, without the submitted values', async () => {
  const doc = await createUser('user@example.org', PASSWORD);
  const levels = ['info', 'warn', 'error'] as const;
  const lines: unknown[] = [];
  for (const level of levels) {
    vi.spyOn(studio.payload.logger, level).mockImplementation((line: unknown) => lines.push({ level, line }));
  }
  await logIn(' User@example.org', 'wrong-password');
  await logIn('wrong-password', 'wrong-password');
  for (let attempt = 0; attempt < 4; attempt += 1) await logIn('user@example.org', 'wrong-password');
  await logIn('user@example.org');
  vi.restoreAllMocks();
  const failed = (user: number | null, isLocked: boolean) => ({
    level: 'warn',
    line: { event: 'login-failed', user, isLocked },
  });
  expect(lines).toEqual([
    failed(doc.id, false),
    failed(null, false),
    ...Array.from({ length: 4 }, () => failed(doc.id, false)),
    failed(doc.id, true),
  ]);
});

test('a refused request is logged with the user, without the query string', async () => {
  const analyst = await logInAs(studio, 'analyst');
  const me = await (await studio.request('GET', '/users/me', { token: analyst })).json();
  const warn = vi.spyOn(studio.payload.logger, 'warn').mockImplementation(() => {});
  await studio.request('DELETE', '/listings?where[bonus][contains]=secret', { token: analyst });
  await studio.request('GET', '/messages');
  await studio.request('POST', '/links/check', { token: analyst });
  const lines = warn.mock.calls.map(([line]) => line);
  vi.restoreAllMocks();
  expect(lines).toEqual([
    { event: 'request-refused', user: me.user.id, method: 'DELETE', path: '/api/listings' },
    { event: 'request-refused', user: null, method: 'GET', path: '/api/messages' },
    { event: 'request-refused', user: me.user.id, method: 'POST', path: '/api/links/check' },
  ]);
});
