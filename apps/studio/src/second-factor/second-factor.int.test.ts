import { TOTP } from 'otpauth';
import { beforeAll, expect, test } from 'vitest';
import { PASSWORD, readDeviceCookie, readToken, type TestStudio, withTestStudio } from '../test-studio.ts';

// Set the variable before the studio is imported: it reads the environment on load.
beforeAll(() => {
  process.env.SECOND_FACTOR = 'required';
});

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
});

interface LoginResponse {
  status: number;
  cookie: string | null;
  token: string;
  device: string;
  body: {
    needs?: string;
    setUp?: { ticket: string; secret: string; qrCode: object };
    recoveryCodes?: string[];
    errors?: { message: string }[];
  };
}

const createUser = (email: string, role: 'admin' | 'editor' = 'admin') =>
  studio.payload.create({
    collection: 'users',
    data: { name: 'Sample User', email, role, password: PASSWORD },
    overrideAccess: true,
  });

async function logIn(email: string, fields: object = {}, device = ''): Promise<LoginResponse> {
  const response = await studio.request('POST', '/users/login', {
    body: { email, password: PASSWORD, ...fields },
    headers: { Cookie: device },
  });
  return {
    status: response.status,
    cookie: response.headers.get('set-cookie'),
    token: readToken(response),
    device: readDeviceCookie(response),
    body: await response.json(),
  };
}

const generateCode = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
/** Differs from the valid codes of this minute. */
function generateWrongCode(secret: string): string {
  const valid = [-2, -1, 0, 1, 2].map((steps) => generateCode(secret, steps));
  return (
    ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !valid.includes(code)) ?? ''
  );
}

/** Creates an admin and sets up a second factor in the first login. */
async function createAdminWithFactor(email: string) {
  const { id } = await createUser(email);
  const { body } = await logIn(email);
  const { ticket = '', secret = '' } = body.setUp ?? {};
  const usedCode = generateCode(secret);
  const confirmed = await logIn(email, { ticket, code: usedCode });
  expect(confirmed.status).toBe(200);
  const { recoveryCodes = [] } = confirmed.body;
  const { token, device } = confirmed;
  return { id, email, secret, usedCode, token, device, recoveryCodes };
}

let sharedAdmin: ReturnType<typeof createAdminWithFactor> | null = null;
/** An admin for several tests, because hashing passwords is slow. */
function shareAdmin() {
  sharedAdmin ??= createAdminWithFactor('shared@example.org');
  return sharedAdmin;
}

/** Lets a test reuse a code of the current time step. */
const forgetLastStep = (id: number) =>
  studio.db`UPDATE studio.second_factors SET last_step = 0 WHERE id = ${id}`;
const countSessions = async (id: number) =>
  (await studio.db`SELECT 1 FROM studio.users_sessions WHERE _parent_id = ${id}`).length;
const isLoggedIn = async (token: string) =>
  (await (await studio.request('GET', '/users/me', { token })).json()).user !== null;
const listAuditEntries = async () => {
  const { docs } = await studio.payload.find({ collection: 'audit-log', pagination: false });
  return docs
    .filter(({ fields }) => fields?.includes('second factor'))
    .map(({ user, document }) => `${user}: ${document}`);
};

test('an admin without a second factor gets no session, but must set one up', async () => {
  const { id } = await createUser('new@example.org');
  const { status, cookie, body } = await logIn('new@example.org');
  expect({ status, cookie, needs: body.needs, hasToken: 'token' in body }).toEqual({
    status: 401,
    cookie: null,
    needs: 'set-up',
    hasToken: false,
  });
  expect(body.setUp).toMatchObject({
    secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
    qrCode: { size: expect.any(Number) },
  });
  expect(await countSessions(id)).toBe(0);

  const { ticket = '', secret = '' } = body.setUp ?? {};
  const wrong = await logIn('new@example.org', { ticket, code: generateWrongCode(secret) });
  expect([wrong.status, wrong.cookie]).toEqual([401, null]);
  const foreign = await logIn('new@example.org', {
    ticket: `${ticket.slice(0, -4)}AAAA`,
    code: generateCode(secret),
  });
  expect([foreign.status, foreign.cookie]).toEqual([401, null]);
  const wrongPassword = await logIn('new@example.org', {
    ticket,
    code: generateCode(secret),
    password: 'wrong-password',
  });
  expect([wrongPassword.status, wrongPassword.body.setUp]).toEqual([401, undefined]);
  expect(await countSessions(id)).toBe(0);

  const confirmed = await logIn('new@example.org', { ticket, code: generateCode(secret) });
  expect(confirmed).toMatchObject({ status: 200, cookie: expect.stringContaining('payload-token=') });
  expect(confirmed.body.recoveryCodes).toHaveLength(8);
  expect(await isLoggedIn(confirmed.token)).toBe(true);
  expect(await listAuditEntries()).toContain(`${id}: ${id}`);
  const [stored] = await studio.db`SELECT * FROM studio.second_factors WHERE id = ${id}`;
  const codes = await studio.db`SELECT * FROM studio.second_factors_recovery_codes WHERE _parent_id = ${id}`;
  expect(JSON.stringify([stored, codes])).not.toContain(secret);
  for (const code of confirmed.body.recoveryCodes ?? []) expect(JSON.stringify(codes)).not.toContain(code);
});

test('the password alone yields no token, no cookie and no session', async () => {
  const { id, email, token, secret } = await createAdminWithFactor('password@example.org');
  const { status, cookie, body } = await logIn(email);
  expect({ status, cookie, body }).toEqual({
    status: 401,
    cookie: null,
    body: { needs: 'code', errors: [{ message: 'Enter a code.' }] },
  });
  expect(await countSessions(id)).toBe(1);

  // The other operations that issue tokens.
  const resetToken = await studio.payload.forgotPassword({
    collection: 'users',
    data: { email },
    disableEmail: true,
  });
  const reset = await studio.request('POST', '/users/reset-password', {
    body: { token: resetToken, password: PASSWORD },
  });
  expect([reset.status, reset.headers.get('set-cookie')]).toEqual([200, null]);
  expect(Object.keys(await reset.json())).toEqual(['message']);
  expect(await countSessions(id)).toBe(0);
  const refreshed = await studio.request('POST', '/users/refresh-token', { token });
  expect([refreshed.status, refreshed.headers.get('set-cookie')]).toEqual([403, null]);
  await expect(
    studio.payload.login({ collection: 'users', data: { email, password: PASSWORD } }),
  ).rejects.toThrow('Enter a code.');
  expect(await countSessions(id)).toBe(0);
  expect((await logIn(email, { code: generateCode(secret, 1) })).status).toBe(200);
});

test('a code works only once, even in parallel', async () => {
  const { id, email, secret, usedCode } = await shareAdmin();
  expect((await logIn(email, { code: usedCode })).body.errors?.[0]?.message).toContain('already used');
  await forgetLastStep(id);
  const responses = await Promise.all([1, 2, 3].map(() => logIn(email, { code: generateCode(secret) })));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
});

test('a recovery code works only once, even in parallel', async () => {
  const { email, recoveryCodes } = await shareAdmin();
  const [code = '', other = ''] = recoveryCodes;
  const responses = await Promise.all([1, 2].map(() => logIn(email, { code: code.toUpperCase() })));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  expect((await logIn(email, { code: other })).status).toBe(200);
});

test('five wrong codes lock the account, even in parallel; the correct password does not reset their count', async () => {
  const { id, email, secret } = await shareAdmin();
  await forgetLastStep(id);
  const sessions = await countSessions(id);
  const code = generateWrongCode(secret);
  expect((await logIn(email, { code })).status).toBe(401);
  expect((await logIn(email)).body.needs).toBe('code');
  const responses = await Promise.all(Array.from({ length: 6 }, () => logIn(email, { code })));
  const messages = responses.map(({ body }) => body.errors?.[0]?.message ?? '');
  expect(messages.filter((message) => message.includes('wrong'))).toHaveLength(4);
  expect(messages.filter((message) => message.includes('locked'))).toHaveLength(2);
  expect((await logIn(email, { code: generateCode(secret) })).status).toBe(401);
  expect(await countSessions(id)).toBe(sessions);
});

test('wrong codes count for the account in known browsers too, and ten failures lock it for them', async () => {
  const { id, email, secret, device, recoveryCodes } = await createAdminWithFactor('known@example.org');
  const other = await logIn(email, { code: recoveryCodes[0] });
  await forgetLastStep(id);
  const wrong = generateWrongCode(secret);
  const getMessage = async (code: string, browser: string) =>
    (await logIn(email, { code }, browser)).body.errors?.[0]?.message ?? '';

  // The password alone is neither refused nor counted.
  await studio.db`UPDATE studio.users SET login_attempts = 5, lock_until = now() + interval '15 minutes' WHERE id = ${id}`;
  expect((await logIn(email, {}, device)).body.needs).toBe('code');
  const messages = await Promise.all(Array.from({ length: 6 }, () => getMessage(wrong, device)));
  expect(messages.filter((message) => message.includes('wrong'))).toHaveLength(5);
  expect(messages.filter((message) => message.includes('locked'))).toHaveLength(1);
  expect(await getMessage(generateCode(secret), device)).toContain('locked');

  // The account now has ten failures, which lock it for the user's other browsers as well.
  expect(await getMessage(generateCode(secret), other.device)).toContain('locked');
  await studio.payload.unlock({ collection: 'users', data: { email, password: '' }, overrideAccess: true });
  expect((await logIn(email, { code: generateCode(secret) }, other.device)).status).toBe(200);
});

test('other roles may set up a second factor, and then must use it', async () => {
  const { id } = await createUser('editor@example.org', 'editor');
  const { status, token } = await logIn('editor@example.org');
  expect(status).toBe(200);
  const post = async (path: string, fields: object, by = token) => {
    const response = await studio.request('POST', `/users/${id}/${path}`, { token: by, body: fields });
    return { status: response.status, body: await response.json() };
  };
  const { body: setUp } = await post('second-factor', {});
  expect(
    (await post('second-factor', { ticket: setUp.ticket, code: generateWrongCode(setUp.secret) })).status,
  ).toBe(400);
  const admin = await createAdminWithFactor('admin@example.org');
  expect((await post('second-factor', {}, admin.token)).status).toBe(403);
  const confirmed = await post('second-factor', { ticket: setUp.ticket, code: generateCode(setUp.secret) });
  expect(confirmed.body.recoveryCodes).toHaveLength(8);
  expect((await post('second-factor', {})).status).toBe(409);
  expect((await logIn('editor@example.org')).body.needs).toBe('code');

  // Users need a code to remove their own second factor; admins can reset that of others. Both end the sessions.
  const foreign = await studio.request('POST', `/users/${admin.id}/reset-second-factor`, { token, body: {} });
  expect(foreign.status).toBe(403);
  expect((await post('reset-second-factor', {})).status).toBe(400);
  expect((await post('reset-second-factor', { code: confirmed.body.recoveryCodes[0] })).status).toBe(200);
  expect(await isLoggedIn(token)).toBe(false);
  const second = await logIn('editor@example.org');
  expect(second.status).toBe(200);
  const { body: again } = await post('second-factor', {}, second.token);
  await post('second-factor', { ticket: again.ticket, code: generateCode(again.secret) }, second.token);
  expect((await post('reset-second-factor', {}, admin.token)).status).toBe(200);
  expect(await isLoggedIn(second.token)).toBe(false);
  expect((await logIn('editor@example.org')).status).toBe(200);
  expect(await listAuditEntries()).toContain(`${admin.id}: ${id}`);
});

test('no request can read second factors, and deleting a user deletes the second factor', async () => {
  const { id, token } = await createAdminWithFactor('reader@example.org');
  for (const path of ['/second-factors', `/second-factors/${id}`]) {
    expect((await studio.request('GET', path, { token })).ok, path).toBe(false);
  }
  const user = await (await studio.request('GET', `/users/${id}?depth=3`, { token })).text();
  expect(user).toContain('reader@example.org');
  expect(user).not.toMatch(/secret|lastStep|recovery/i);
  await studio.payload.delete({ collection: 'users', id, overrideAccess: true });
  expect(await studio.db`SELECT 1 FROM studio.second_factors WHERE id = ${id}`).toHaveLength(0);
});
