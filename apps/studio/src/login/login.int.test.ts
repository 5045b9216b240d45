import crypto from 'node:crypto';
import { lockAdminsStatement } from '@nettobonus/store/studio-accounts';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { holdLock, waitForBlocked } from '../jobs/test-jobs.ts';
import {
  findUserId,
  logInAs,
  PASSWORD,
  readDeviceCookie,
  readToken,
  type TestStudio,
  withTestStudio,
} from '../test-studio.ts';
import { LOCK_MS } from './login-limits.ts';

// Set the variable before the studio is imported: it reads the environment on load.
beforeAll(() => {
  process.env.TRUSTED_PROXY_HOPS = '1';
});

afterEach(() => {
  vi.useRealTimers();
});

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
});

const logIn = (email: string, password = PASSWORD, headers = {}) =>
  studio.request('POST', '/users/login', { body: { email, password }, headers });
const createUser = (email: string, role: 'admin' | 'editor' | 'analyst' = 'analyst') =>
  studio.payload.create({
    collection: 'users',
    data: { name: 'Sample User', email, role, password: PASSWORD },
    overrideAccess: true,
  });
const isLoggedIn = async (token: string) =>
  (await (await studio.request('GET', '/users/me', { token })).json()).user !== null;
const countAdmins = async () => {
  const { totalDocs } = await studio.payload.count({
    collection: 'users',
    where: { role: { equals: 'admin' } },
  });
  return totalDocs;
};
const listAuditEntries = async (fields: string) => {
  const { docs } = await studio.payload.find({ collection: 'audit-log', pagination: false });
  return docs.filter((entry) => entry.fields?.includes(fields)).map(({ user, title }) => `${user}: ${title}`);
};

test('nobody can register in an empty studio, even with parallel requests', async () => {
  const responses = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((number) =>
      studio.request('POST', '/users/first-register', {
        body: { email: `first${number}@example.org`, password: PASSWORD, name: `Number ${number}` },
      }),
    ),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array(6).fill(403));
  expect((await studio.payload.count({ collection: 'users' })).totalDocs).toBe(0);
});

test('of nine parallel passwords, only five are checked', async () => {
  const { id } = await createUser('parallel@example.org');
  const hash = vi.spyOn(crypto, 'pbkdf2');
  const passwords = [...Array<string>(8).fill('wrong-password'), PASSWORD];
  const responses = await Promise.all(passwords.map((password) => logIn('parallel@example.org', password)));
  expect(responses.map(({ status }) => status)).toEqual(Array(9).fill(401));
  const texts = await Promise.all(responses.map((response) => response.text()));
  expect(hash).toHaveBeenCalledTimes(5);
  hash.mockRestore();
  expect(texts.filter((text) => text.includes('incorrect'))).toHaveLength(5);
  expect(texts.filter((text) => text.includes('locked'))).toHaveLength(4);
  const sessions = await studio.db`SELECT 1 FROM studio.users_sessions WHERE _parent_id = ${id}`;
  expect(sessions).toHaveLength(0);
});

test('for an unknown user, the studio computes the same hashes and locks the account in the same way as for a known one', async () => {
  await createUser('known@example.org');
  const hash = vi.spyOn(crypto, 'pbkdf2');
  const listHashes = async (email: string) => {
    hash.mockClear();
    for (let attempt = 0; attempt < 5; attempt += 1) await logIn(email, 'wrong-password');
    return hash.mock.calls.map(([password, , rounds, length, digest]) => [password, rounds, length, digest]);
  };
  const known = await listHashes('known@example.org');
  const unknown = await listHashes('unknown@example.org');
  hash.mockRestore();
  expect(known).toHaveLength(5);
  expect(unknown).toEqual(known);
  const locked = await logIn('unknown@example.org');
  expect(await locked.text()).toBe(await (await logIn('known@example.org')).text());
});

test('a blank password does not reveal whether the user exists', async () => {
  await createUser('blank@example.org');
  const attempts = ['blank@example.org', 'nobody@example.org'].map((email) => logIn(email, ' '));
  const [known, unknown] = await Promise.all(attempts);
  expect([known?.status, await known?.text()]).toEqual([unknown?.status, await unknown?.text()]);
  expect(known?.status).toBe(401);
});

/** Creates a user who has logged in once. `logInKnown` sends the device cookie of that login. */
async function createKnownBrowser(email: string) {
  const { id } = await createUser(email);
  const Cookie = readDeviceCookie(await logIn(email));
  expect(Cookie).toContain(`payload-device-${id}=`);
  const logInKnown = (password = PASSWORD) => logIn(email, password, { Cookie });
  return { id, Cookie, logInKnown };
}
/** Locks an account as five wrong passwords do, but for a year, so that tests can change the clock. */
const lockAccount = (id: number) =>
  studio.db`UPDATE studio.users SET login_attempts = 5, lock_until = now() + interval '1 year' WHERE id = ${id}`;
const countAttempts = async (id: number) => {
  const [row] = await studio.db`SELECT login_attempts FROM studio.users WHERE id = ${id}`;
  return Number(row?.login_attempts);
};
const getOutcome = async (login: Promise<Response>) => {
  const response = await login;
  if (response.ok) return 'logged in';
  const text = await response.text();
  return /incorrect|locked/.exec(text)?.[0] ?? text;
};

test('wrong passwords from unknown browsers lock an account, but not for a browser in which its user has logged in', async () => {
  const email = 'owner@example.org';
  const { logInKnown } = await createKnownBrowser(email);
  const outcomes: string[] = [];
  for (let attempt = 0; attempt < 10; attempt += 1) {
    outcomes.push(await getOutcome(logIn(email, 'wrong-password')));
  }
  expect(outcomes).toEqual([...Array(5).fill('incorrect'), ...Array(5).fill('locked')]);
  const own = await logInKnown();
  expect(own.status).toBe(200);
  expect(await isLoggedIn(readToken(own))).toBe(true);
  expect(await getOutcome(logIn(email))).toBe('locked');
});

test('failures of a known browser do not count for the account; after five it is unknown for a quarter of an hour', async () => {
  const email = 'forgetful@example.org';
  const { id, logInKnown } = await createKnownBrowser(email);
  await logIn(email, 'wrong-password');
  for (let attempt = 0; attempt < 4; attempt += 1) {
    expect(await getOutcome(logInKnown('wrong-password'))).toBe('incorrect');
  }
  expect(await countAttempts(id)).toBe(1);
  expect(await getOutcome(logInKnown())).toBe('logged in');
  expect(await countAttempts(id)).toBe(0);
  expect(await getOutcome(logInKnown('wrong-password'))).toBe('incorrect');
  expect(await countAttempts(id)).toBe(0);
  await lockAccount(id);
  expect(await getOutcome(logInKnown())).toBe('locked');
  vi.setSystemTime(Date.now() + LOCK_MS);
  expect(await getOutcome(logInKnown())).toBe('logged in');
});

test('of nine parallel passwords from a known browser, only five are checked', async () => {
  const { id, logInKnown } = await createKnownBrowser('parallel-known@example.org');
  await lockAccount(id);
  const hash = vi.spyOn(crypto, 'pbkdf2');
  const passwords = [...Array<string>(8).fill('wrong-password'), PASSWORD];
  const outcomes = await Promise.all(passwords.map((password) => getOutcome(logInKnown(password))));
  expect(hash).toHaveBeenCalledTimes(5);
  hash.mockRestore();
  expect(outcomes.toSorted()).toEqual([...Array(5).fill('incorrect'), ...Array(4).fill('locked')]);
});

test('a forged, expired or foreign device cookie is worth nothing', async () => {
  const email = 'target@example.org';
  const { id, Cookie, logInKnown } = await createKnownBrowser(email);
  const foreign = await createKnownBrowser('foreign@example.org');
  await lockAccount(id);
  const [name, value = ''] = Cookie.split('=');
  const [device = '', expiresAt = '', signature = ''] = value.split('.');
  const [, foreignValue = ''] = foreign.Cookie.split('=');
  const forgedValues = [
    foreignValue,
    '',
    'true',
    `${device}.${expiresAt}`,
    `${device}.${expiresAt}.`,
    `${device}.${expiresAt}.${signature.slice(0, -4)}`,
    `${device}.${expiresAt}.${'A'.repeat(signature.length)}`,
    `${device}.${Number(expiresAt) + 1}.${signature}`,
    `other.${expiresAt}.${signature}`,
  ];
  for (const forged of forgedValues) {
    const response = logIn(email, PASSWORD, { Cookie: `${name}=${forged}` });
    expect(await getOutcome(response), forged).toBe('locked');
  }
  expect(await getOutcome(logIn(email, PASSWORD, { Cookie: foreign.Cookie }))).toBe('locked');
  vi.setSystemTime(Number(expiresAt));
  expect(await getOutcome(logInKnown())).toBe('locked');
  vi.setSystemTime(Number(expiresAt) - 60_000);
  expect(await getOutcome(logInKnown())).toBe('logged in');
});

test('a password reset makes earlier device cookies worthless', async () => {
  const email = 'reset@example.org';
  const { id, logInKnown } = await createKnownBrowser(email);
  const token = await studio.payload.forgotPassword({
    collection: 'users',
    data: { email },
    disableEmail: true,
  });
  const body = { token, password: PASSWORD };
  expect((await studio.request('POST', '/users/reset-password', { body })).status).toBe(200);
  await lockAccount(id);
  expect(await getOutcome(logInKnown())).toBe('locked');
});

test('failures of the studio itself do not count against an IP address', async () => {
  await createUser('outage@example.org');
  const headers = { 'X-Forwarded-For': '198.51.100.9' };
  const find = vi.spyOn(studio.payload.db, 'findOne').mockRejectedValue(new Error('PostgreSQL is down'));
  vi.spyOn(studio.payload.logger, 'error').mockImplementation(() => {});
  for (let attempt = 0; attempt < 20; attempt += 1) {
    expect((await logIn('outage@example.org', PASSWORD, headers)).status).toBe(500);
  }
  find.mockRestore();
  vi.restoreAllMocks();
  expect((await logIn('outage@example.org', PASSWORD, headers)).status).toBe(200);
});

test('an IP address with too many failures is refused on every login endpoint; others are not', async () => {
  await createUser('address@example.org');
  const from = (address: string) => ({ 'X-Forwarded-For': `203.0.113.250, ${address}` });
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const { status } = await studio.request('POST', '/users/reset-password', {
      body: { token: `guess-${attempt}`, password: PASSWORD },
      headers: from('198.51.100.7'),
    });
    expect(status).toBe(403);
  }
  expect((await logIn('address@example.org', PASSWORD, from('198.51.100.7'))).status).toBe(429);
  expect((await logIn('address@example.org', PASSWORD, from('198.51.100.8'))).status).toBe(200);
});

test('the last admin can neither be deleted nor demoted, not even in bulk or in parallel', async () => {
  const maija = await createUser('maija@example.org', 'admin');
  const kari = await createUser('kari@example.org', 'admin');
  const tokens = { maija: '', kari: '' };
  tokens.maija = readToken(await logIn('maija@example.org'));
  tokens.kari = readToken(await logIn('kari@example.org'));
  const demote = (token: string, id: number) =>
    studio.request('PATCH', `/users/${id}`, { token, body: { role: 'editor' } });

  // Both requests have to wait before they check, so that neither has seen the other's change.
  const { text } = lockAdminsStatement();
  const lock = await holdLock(studio, text);
  const requests = Promise.all([demote(tokens.maija, kari.id), demote(tokens.kari, maija.id)]);
  await waitForBlocked(studio, text, 2);
  await lock.release();
  const demoted = await requests;
  expect(demoted.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect(await countAdmins()).toBe(1);

  await studio.payload.update({
    collection: 'users',
    where: {},
    data: { role: 'admin' },
    overrideAccess: true,
  });
  const admins = await countAdmins();
  expect(admins).toBeGreaterThan(2);
  const token = readToken(await logIn('maija@example.org'));
  await studio.request('PATCH', '/users?where[role][equals]=admin', { token, body: { role: 'editor' } });
  expect(await countAdmins()).toBeGreaterThan(0);

  await studio.payload.update({
    collection: 'users',
    where: {},
    data: { role: 'admin' },
    overrideAccess: true,
  });
  const again = readToken(await logIn('maija@example.org'));
  await studio.request('DELETE', '/users?where[id][exists]=true', { token: again });
  const { docs } = await studio.payload.find({
    collection: 'users',
    where: { role: { equals: 'admin' } },
    pagination: false,
  });
  const [last, ...others] = docs;
  expect(last).toBeDefined();
  for (const { id } of others) await studio.payload.delete({ collection: 'users', id });
  await expect(studio.payload.delete({ collection: 'users', id: last?.id ?? 0 })).rejects.toThrow(
    'The studio needs at least one active admin.',
  );
});

test('users can end one of their sessions, or all except the current one', async () => {
  const { id } = await createUser('sessions@example.org');
  const tokens: string[] = [];
  for (let count = 0; count < 3; count += 1) tokens.push(readToken(await logIn('sessions@example.org')));
  const [first = '', second = '', third = ''] = tokens;
  const { sessions } = await (await studio.request('GET', `/users/${id}`, { token: first })).json();
  expect(sessions).toHaveLength(3);
  const end = (token: string, body: object) =>
    studio.request('POST', `/users/${id}/end-sessions`, { token, body });

  expect((await end(first, { session: sessions[1].id })).status).toBe(200);
  expect([await isLoggedIn(first), await isLoggedIn(second), await isLoggedIn(third)]).toEqual([
    true,
    false,
    true,
  ]);
  expect((await end(first, {})).status).toBe(200);
  expect([await isLoggedIn(first), await isLoggedIn(third)]).toEqual([true, false]);
  expect((await end('', {})).status).toBe(401);
  expect(await listAuditEntries('sessions')).toHaveLength(2);
});

test('a concurrent refresh, change or logout does not restore an ended session', async () => {
  const { id } = await createUser('restored@example.org');
  const [own, ended, loggingOut] = [
    readToken(await logIn('restored@example.org')),
    readToken(await logIn('restored@example.org')),
    readToken(await logIn('restored@example.org')),
  ];
  const { sessions } = await (await studio.request('GET', `/users/${id}`, { token: own })).json();
  const refresh = () => studio.request('POST', '/users/refresh-token', { token: own });
  const rename = () => studio.request('PATCH', `/users/${id}`, { token: own, body: { name: 'Renamed' } });
  const end = () =>
    studio.request('POST', `/users/${id}/end-sessions`, { token: own, body: { session: sessions[1].id } });
  const logOut = () => studio.request('POST', '/users/logout', { token: loggingOut });
  const responses = await Promise.all([refresh(), rename(), refresh(), end(), logOut(), refresh(), rename()]);
  expect(responses.map(({ status }) => status)).toEqual(Array(7).fill(200));
  expect([await isLoggedIn(own), await isLoggedIn(ended), await isLoggedIn(loggingOut)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('many refreshes during a login do not block the studio', async () => {
  await createUser('many@example.org');
  const token = readToken(await logIn('many@example.org'));
  const refresh = () => studio.request('POST', '/users/refresh-token', { token });
  const responses = await Promise.all([logIn('many@example.org'), ...Array.from({ length: 15 }, refresh)]);
  expect(responses.map(({ status }) => status)).toEqual(Array(16).fill(200));
});

test('only those who manage users can end the sessions of others', async () => {
  const { id } = await createUser('other@example.org');
  const token = readToken(await logIn('other@example.org'));
  const editor = await logInAs(studio, 'editor');
  const end = (by: string) => studio.request('POST', `/users/${id}/end-sessions`, { token: by, body: {} });
  for (const invalid of ['abc', '99999999999']) {
    const path = `/users/${invalid}/end-sessions`;
    expect((await studio.request('POST', path, { token: editor, body: {} })).status).toBe(400);
  }
  expect((await end(editor)).status).toBe(403);
  expect(await isLoggedIn(token)).toBe(true);
  expect((await end(await logInAs(studio, 'admin'))).status).toBe(200);
  expect(await isLoggedIn(token)).toBe(false);
  expect(await listAuditEntries('sessions')).toContain(
    `${await findUserId(studio, 'admin@example.org')}: User ${id}`,
  );
});

test('a role change ends the user’s sessions', async () => {
  const { id } = await createUser('promoted@example.org', 'editor');
  const token = readToken(await logIn('promoted@example.org'));
  await studio.payload.update({ collection: 'users', id, data: { role: 'admin' }, overrideAccess: true });
  expect(await isLoggedIn(token)).toBe(false);
});
