import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PASSWORD, readToken, type TestStudio, withTestStudio } from '../test-studio.ts';

const STUDIO_URL = 'https://studio.nettobonus.example';
const LEAKED = 'unlucky-lantern-parade';

const requests: { url: string | undefined; padding: string | string[] | undefined }[] = [];
/** Responds as Pwned Passwords does: the rest of each hash and its count, which is zero for padding. */
const list: Server = createServer(({ url, headers }, response) => {
  requests.push({ url, padding: headers['add-padding'] });
  const digest = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase();
  const lines = [`${digest('other').slice(5)}:7`, `${digest(PASSWORD).slice(5)}:0`];
  if (url === `/range/${digest(LEAKED).slice(0, 5)}`) lines.push(`${digest(LEAKED).slice(5)}:52`);
  response.end(lines.join('\r\n'));
});

// Set before the import of the studio, which reads them on load.
beforeAll(async () => {
  await new Promise<void>((resolve) => list.listen(0, '127.0.0.1', resolve));
  const address = list.address();
  if (typeof address !== 'object' || !address) throw new Error('The list of leaked passwords has no port');
  process.env.LEAKED_PASSWORDS_URL = `http://127.0.0.1:${address.port}/range/`;
  process.env.STUDIO_URL = STUDIO_URL;
});
afterAll(() => list.close());

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
});
const COOKIE = '__Host-payload-token';
/** What a browser sends that has the session. */
const browser = (token: string) => ({ Origin: STUDIO_URL, Cookie: `${COOKIE}=${token}` });
const logIn = (email: string, password = PASSWORD, headers = {}) =>
  studio.request('POST', '/users/login', { body: { email, password }, headers });
const create = (email: string, password = PASSWORD) =>
  studio.payload.create({
    collection: 'users',
    data: { name: 'Sample User', email, role: 'analyst', password },
    overrideAccess: true,
  });
const isLoggedIn = async (token: string) =>
  (await (await studio.request('GET', '/users/me', { headers: browser(token) })).json()).user !== null;

test('over https the session is only in a Secure cookie with the prefix __Host-, and the device in another', async () => {
  const doc = await create('cookie@example.org');
  const login = await logIn('cookie@example.org');
  const cookies = login.headers.getSetCookie();
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([COOKIE, `__Host-payload-device-${doc.id}`]);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; Path=\/; Secure=true; HttpOnly=true; SameSite=Strict$/);
    expect(cookie).not.toContain('Domain');
  }
  expect(cookies[1]).toContain('; Max-Age=7776000;');
  const token = readToken(login);
  const headers = browser(token);
  const me = await studio.request('GET', '/users/me', { headers });
  const refreshed = await studio.request('POST', '/users/refresh-token', { headers });
  expect(refreshed.headers.get('set-cookie')).toContain(`${COOKIE}=ey`);
  for (const response of [login, me, refreshed]) {
    const { user, token: inBody, refreshedToken } = await response.json();
    expect([user.email, inBody, refreshedToken]).toEqual(['cookie@example.org', undefined, undefined]);
  }
});

test('a login ends the session that the browser had, even if it was another user’s', async () => {
  await create('first@example.org');
  await create('second@example.org');
  const elsewhere = readToken(await logIn('first@example.org'));
  const first = readToken(await logIn('first@example.org'));
  const again = readToken(await logIn('first@example.org', PASSWORD, browser(first)));
  expect([await isLoggedIn(first), await isLoggedIn(again)]).toEqual([false, true]);
  expect((await logIn('second@example.org', 'wrong-password', browser(again))).status).toBe(401);
  expect(await isLoggedIn(again)).toBe(true);
  const other = readToken(await logIn('second@example.org', PASSWORD, browser(again)));
  expect([await isLoggedIn(again), await isLoggedIn(other)]).toEqual([false, true]);
  expect(await isLoggedIn(elsewhere)).toBe(true);
});

test('a leaked password is refused; the list learns five digits of its hash', async () => {
  requests.length = 0;
  await expect(create('leaked@example.org', LEAKED)).rejects.toThrow('leaked passwords');
  expect(requests).toEqual([{ url: expect.stringMatching(/^\/range\/[0-9A-F]{5}$/), padding: 'true' }]);
  const { id } = await create('leaked@example.org');
  const headers = browser(readToken(await logIn('leaked@example.org')));
  const body = { password: LEAKED };
  expect((await studio.request('PATCH', `/users/${id}`, { headers, body })).status).toBe(400);

  // Without the list, users can still replace a stolen password.
  list.close();
  list.closeAllConnections();
  const warn = vi.spyOn(studio.payload.logger, 'warn').mockImplementation(() => {});
  expect((await studio.request('PATCH', `/users/${id}`, { headers, body })).status).toBe(200);
  expect(warn.mock.calls).toEqual([[{ event: 'leaked-passwords-unavailable' }]]);
  warn.mockRestore();
});
