import { beforeAll, expect, test, vi } from 'vitest';
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
  studio.request('POST', '/users/login', { body: { email, password } });
const make = (email: string, password: string) =>
  studio.request('POST', '/users', {
    token,
    body: { name: 'Sample User', email, role: 'analyst', password },
  });

test('the session cookie is HttpOnly and SameSite', async () => {
  const cookie = (await logIn('admin@example.org')).headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^payload-token=/);
  expect(cookie).toContain('HttpOnly');
  expect(cookie).toContain('SameSite=Strict');
  expect(cookie).toContain('Path=/');
});

test('a password of less than 12 characters is refused for a new user, on change and on reset', async () => {
  const made = await make('short@example.org', SHORT);
  expect(made.status).toBe(400);
  expect(await made.text()).toContain('at least 12 characters');

  const { doc } = await (await make('long@example.org', PASSWORD)).json();
  const changed = await studio.request('PATCH', `/users/${doc.id}`, { token, body: { password: SHORT } });
  expect(changed.status).toBe(400);

  const forgotten = await studio.payload.forgotPassword({
    collection: 'users',
    data: { email: 'long@example.org' },
    disableEmail: true,
  });
  const body = { token: forgotten, password: SHORT };
  expect((await studio.request('POST', '/users/reset-password', { body })).status).toBe(400);
  expect((await logIn('long@example.org', SHORT)).status).toBe(401);
  expect((await logIn('long@example.org')).status).toBe(200);
});

test('a password with the user’s name or address or our name, or a common one, is refused on create, change and reset', async () => {
  const make = (password: string, name = 'Maija Virtanen') =>
    studio.request('POST', '/users', {
      token,
      body: { name, email: 'm.meikalainen@example.org', role: 'analyst', password },
    });
  for (const weak of ['Virtanen-sunrise', 'the m.meikalainen way', 'Netto Bonus 2026!', 'Password 12345']) {
    const made = await make(weak);
    expect(made.status, weak).toBe(400);
    expect(await made.text(), weak).toMatch(/Do not use your name|too common/);
  }
  const { doc } = await (await make(PASSWORD)).json();
  for (const path of [`/users/${doc.id}`, `/users?where[id][equals]=${doc.id}`]) {
    const changed = await studio.request('PATCH', path, { token, body: { password: 'virtanen-sunrise' } });
    expect(changed.status, path).toBe(400);
  }
  const forgotten = await studio.payload.forgotPassword({
    collection: 'users',
    data: { email: doc.email },
    disableEmail: true,
  });
  const body = { token: forgotten, password: 'virtanen-sunrise' };
  expect((await studio.request('POST', '/users/reset-password', { body })).status).toBe(400);
  expect((await logIn(doc.email)).status).toBe(200);
});

test('a session that began sixteen hours ago is not renewed', async () => {
  await make('long-day@example.org', PASSWORD);
  const { token: own, user } = await (await logIn('long-day@example.org')).json();
  const refresh = () => studio.request('POST', '/users/refresh-token', { token: own });
  const beginAgo = (hours: number) =>
    studio.db`UPDATE studio.users_sessions SET created_at = now() - ${`${hours} hours`}::interval WHERE _parent_id = ${user.id}`;
  await beginAgo(15);
  expect((await refresh()).status).toBe(200);
  await beginAgo(17);
  const [before] =
    await studio.db`SELECT expires_at FROM studio.users_sessions WHERE _parent_id = ${user.id}`;
  expect((await refresh()).status).toBe(403);
  const [after] = await studio.db`SELECT expires_at FROM studio.users_sessions WHERE _parent_id = ${user.id}`;
  expect(after).toEqual(before);
});

test('a password change ends the sessions of the old password', async () => {
  const { doc } = await (await make('changed@example.org', PASSWORD)).json();
  const { token: before } = await (await logIn('changed@example.org')).json();
  const me = async () => (await (await studio.request('GET', '/users/me', { token: before })).json()).user;
  expect((await me())?.email).toBe('changed@example.org');
  await studio.request('PATCH', `/users/${doc.id}`, { token, body: { password: `${PASSWORD}-new` } });
  expect(await me()).toBeNull();
});

test('a failed login does not reveal whether the user exists', async () => {
  const wrong = await logIn('admin@example.org', 'wrong-password');
  const unknown = await logIn('unknown@example.org', 'wrong-password');
  expect(unknown.status).toBe(wrong.status);
  expect(await unknown.text()).toBe(await wrong.text());
});

test('a failed login is logged with its account, without the input', async () => {
  const { doc } = await (await make('watched@example.org', PASSWORD)).json();
  const levels = ['info', 'warn', 'error'] as const;
  const lines: unknown[] = [];
  for (const level of levels) {
    vi.spyOn(studio.payload.logger, level).mockImplementation((line: unknown) => lines.push({ level, line }));
  }
  await logIn(' Watched@example.org', 'typed-in-vain');
  await logIn('typed-in-vain', 'typed-in-vain');
  for (let attempt = 0; attempt < 4; attempt += 1) await logIn('watched@example.org', 'typed-in-vain');
  await logIn('watched@example.org');
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
