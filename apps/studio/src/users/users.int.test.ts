import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '../access/roles.ts';
import { logInAs, PASSWORD, readToken, type TestStudio, withTestStudio } from '../test-studio.ts';

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
});

type Actor = Extract<Role, 'admin' | 'chief-editor' | 'editor'>;
const tokens = new Map<Actor, string>();
const ids = new Map<Actor, number>();
beforeAll(async () => {
  for (const role of ['admin', 'chief-editor', 'editor'] as const) {
    tokens.set(role, await logInAs(studio, role));
    const { docs } = await studio.payload.find({ collection: 'users', where: { role: { equals: role } } });
    ids.set(role, docs[0]?.id ?? 0);
  }
}, 60_000);
beforeEach(() => studio.payload.delete({ collection: 'audit-log', where: {}, overrideAccess: true }));

const post = async (path: string, body: object, token?: string) => {
  const response = await studio.request('POST', `/users${path}`, { body, ...(token ? { token } : {}) });
  const { errors, ...rest } = await response.json();
  return { ...rest, status: response.status, message: errors?.[0]?.message as string | undefined };
};
const act = (actor: Actor, path: string, body: object = {}) => post(path, body, tokens.get(actor));
const change = async (actor: Actor, id: number, body: object) => {
  const response = await studio.request('PATCH', `/users/${id}`, { body, token: tokens.get(actor) ?? '' });
  return { status: response.status, message: (await response.json()).errors?.[0]?.message };
};

let count = 0;
const buildInvitation = (fields: object = {}) => {
  count += 1;
  return { name: 'Sven', email: `sven${count}@example.org`, role: 'analyst', ...fields };
};
const readLinkToken = (link: string) => link.replace('http://localhost:3001/admin/choose-password/', '');
async function invite(actor: Actor, fields: object = {}) {
  const invitation = buildInvitation(fields);
  const { status, doc, link } = await act(actor, '', invitation);
  expect(status).toBe(201);
  return { id: doc.id as number, email: invitation.email, token: readLinkToken(link) };
}
const choosePassword = (token: string) => post('/reset-password', { token, password: PASSWORD });
const logIn = async (email: string) => {
  const response = await studio.request('POST', '/users/login', { body: { email, password: PASSWORD } });
  return { status: response.status, token: readToken(response), text: await response.text() };
};
const readUser = (id: number) => studio.payload.findByID({ collection: 'users', id, disableErrors: true });
const isLoggedIn = async (token: string) =>
  (await (await studio.request('GET', '/users/me', { token })).json()).user !== null;
const listActions = async (id: number) => {
  const where = { document: { equals: String(id) } };
  const { docs } = await studio.payload.find({
    collection: 'audit-log',
    where,
    sort: 'id',
    pagination: false,
  });
  return docs.map(({ user, action, fields }) => [user, action, ...(fields ?? [])].join(' '));
};

describe('an invitation', () => {
  test('lets its user choose a password once, and then log in', async () => {
    const { id, email, token } = await invite('chief-editor', { role: 'market-editor', markets: ['se'] });
    expect(token).toMatch(/^[0-9a-f]{40}$/);
    expect(await readUser(id)).toMatchObject({ status: 'invited', role: 'market-editor', markets: ['se'] });
    expect((await logIn(email)).status).toBe(401);
    const stored = JSON.stringify(await studio.db`SELECT * FROM studio.users WHERE id = ${id}`);
    expect(stored).not.toContain(token);
    expect((await post('/reset-password', { token, password: 'too-short' })).status).toBe(400);
    expect((await choosePassword(token)).status).toBe(200);
    expect((await choosePassword(token)).status).toBe(403);
    expect(await readUser(id)).toMatchObject({ status: 'active', lastLoginAt: null });
    expect((await logIn(email)).status).toBe(200);
    const lastLogin = new Date((await readUser(id))?.lastLoginAt ?? 0).getTime();
    expect(Date.now() - lastLogin).toBeLessThan(600_000);
    expect(await listActions(id)).toEqual([
      `${ids.get('chief-editor')} invited`,
      `${id} changed password`,
      `${id} logged in`,
    ]);
  });

  test('expires after seven days; a forgotten password does not replace it', async () => {
    const { id, email, token } = await invite('admin');
    const readExpiry = async () =>
      (
        await studio.db`SELECT reset_password_token AS token, reset_password_expiration AS at FROM studio.users
        WHERE id = ${id}`
      )[0];
    const before = await readExpiry();
    expect((before?.at - Date.now()) / 86_400_000).toBeCloseTo(7, 1);
    expect((await post('/forgot-password', { email })).status).toBe(200);
    expect(await readExpiry()).toEqual(before);
    await studio.db`UPDATE studio.users SET reset_password_expiration = now() - interval '1 second' WHERE id = ${id}`;
    expect((await choosePassword(token)).status).toBe(403);
  });

  test('that is repeated makes the earlier link useless', async () => {
    const { id, token } = await invite('chief-editor');
    const { status, link, isSent } = await act('chief-editor', `/${id}/send-link`);
    expect([status, isSent]).toEqual([200, false]);
    expect((await choosePassword(token)).status).toBe(403);
    expect((await choosePassword(readLinkToken(link))).status).toBe(200);
    // An active user gets a link for a new password.
    const again = await act('chief-editor', `/${id}/send-link`);
    expect((await choosePassword(readLinkToken(again.link))).status).toBe(200);
    expect(await listActions(id)).toContain(`${ids.get('chief-editor')} changed password link`);
  });

  test('can be withdrawn until it is accepted', async () => {
    const { id, token } = await invite('chief-editor');
    expect((await act('editor', `/${id}/withdraw-invitation`)).status).toBe(403);
    expect((await act('chief-editor', `/${id}/withdraw-invitation`)).status).toBe(200);
    expect(await readUser(id)).toBeNull();
    expect((await choosePassword(token)).status).toBe(403);
    const accepted = await invite('chief-editor');
    await choosePassword(accepted.token);
    expect((await act('chief-editor', `/${accepted.id}/withdraw-invitation`)).status).toBe(409);
  });

  test('is useless after the address has changed', async () => {
    const { id, token } = await invite('chief-editor');
    expect((await change('chief-editor', id, { email: `other${id}@example.org` })).status).toBe(200);
    expect((await choosePassword(token)).status).toBe(403);
  });

  test.each([
    ['without a name', { name: ' ' }, 'Enter a name.'],
    ['without an address', { email: 'sven' }, 'Enter an email address.'],
    ['with a password', { password: PASSWORD }, 'Users choose their own password.'],
    [
      'of a market editor without a market',
      { role: 'market-editor' },
      'A market editor needs at least one market.',
    ],
  ])('is refused %s', async (_, fields, message) => {
    expect(await act('admin', '', buildInvitation(fields))).toMatchObject({ status: 400, message });
  });

  test('that two managers send to one address at the same time creates one user', async () => {
    const invitation = buildInvitation();
    const answers = await Promise.all([
      act('admin', '', invitation),
      act('chief-editor', '', invitation),
      act('admin', '', buildInvitation()),
      act('chief-editor', '', buildInvitation()),
    ]);
    const taken = 'There is a user with this email address already.';
    expect(answers.map(({ status, message }) => message ?? status).toSorted()).toEqual([
      201,
      201,
      201,
      taken,
    ]);
    const where = { email: { equals: invitation.email } };
    expect((await studio.payload.count({ collection: 'users', where })).totalDocs).toBe(1);
  });

  test('is refused for the address of another user', async () => {
    const { status, message } = await act('admin', '', buildInvitation({ email: 'EDITOR@example.org' }));
    expect([status, message]).toEqual([409, 'There is a user with this email address already.']);
  });
});

describe('a chief editor', () => {
  test.each(['admin', 'chief-editor'])('cannot make anybody %s', async (role) => {
    expect((await act('chief-editor', '', buildInvitation({ role }))).status).toBe(403);
    const { status, message } = await change('chief-editor', ids.get('editor') ?? 0, { role });
    expect([status, message]).toEqual([400, expect.stringMatching(/^Only admins may give|invalid: Role/)]);
    await change('chief-editor', ids.get('chief-editor') ?? 0, { role });
    expect(await readUser(ids.get('editor') ?? 0)).toMatchObject({ role: 'editor' });
    expect(await readUser(ids.get('chief-editor') ?? 0)).toMatchObject({ role: 'chief-editor' });
  });

  test('cannot change, deactivate or log out an admin', async () => {
    const admin = ids.get('admin') ?? 0;
    expect((await change('chief-editor', admin, { name: 'Renamed' })).status).toBe(403);
    for (const path of ['deactivate', 'send-link', 'end-sessions', 'reset-second-factor']) {
      expect((await act('chief-editor', `/${admin}/${path}`)).status, path).toBe(403);
    }
    expect(await readUser(admin)).toMatchObject({ name: 'admin', status: 'active' });
  });

  test('changes names and roles of the users whom they manage, which is logged', async () => {
    const { id } = await invite('chief-editor');
    expect((await change('chief-editor', id, { name: 'Mika', role: 'editor' })).status).toBe(200);
    expect(await readUser(id)).toMatchObject({ name: 'Mika', role: 'editor' });
    expect((await listActions(id)).at(-1)).toBe(`${ids.get('chief-editor')} changed name role`);
  });
});

test('an editor may neither invite nor deactivate', async () => {
  const { id } = await invite('admin');
  expect((await act('editor', '', buildInvitation())).status).toBe(403);
  for (const path of ['deactivate', 'reactivate', 'send-link']) {
    expect((await act('editor', `/${id}/${path}`)).status, path).toBe(403);
  }
});

test('nobody sets the password or the status of a colleague', async () => {
  const { id, email, token } = await invite('admin');
  await choosePassword(token);
  const { status, message } = await change('admin', id, { password: `${PASSWORD}-new` });
  expect([status, message]).toEqual([400, expect.stringContaining('Users choose their own password.')]);
  await change('admin', id, { status: 'deactivated', lastLoginAt: null });
  expect((await logIn(email)).status).toBe(200);
  expect(await readUser(id)).toMatchObject({ status: 'active', lastLoginAt: expect.any(String) });
});

test('a market editor keeps at least one market', async () => {
  const { id } = await invite('admin', { role: 'market-editor', markets: ['se'] });
  const message = 'A market editor needs at least one market.';
  expect(await change('admin', id, { markets: [] })).toEqual({ status: 400, message });
  const analyst = await invite('admin');
  expect(await change('admin', analyst.id, { role: 'market-editor' })).toEqual({ status: 400, message });
  expect((await change('admin', analyst.id, { role: 'market-editor', markets: ['dk'] })).status).toBe(200);
});

describe('a deactivated user', () => {
  test('is logged out, cannot log in or get a new password, and keeps the name', async () => {
    const { id, email, token } = await invite('chief-editor');
    await choosePassword(token);
    const session = (await logIn(email)).token;
    const reset = readLinkToken((await act('chief-editor', `/${id}/send-link`)).link);
    expect(await isLoggedIn(session)).toBe(true);
    expect((await act('chief-editor', `/${id}/deactivate`)).status).toBe(200);
    expect(await isLoggedIn(session)).toBe(false);
    expect(await logIn(email)).toMatchObject({ status: 403, text: expect.stringContaining('deactivated') });
    expect((await choosePassword(reset)).status).toBe(403);
    await post('/forgot-password', { email });
    const [row] = await studio.db`SELECT reset_password_token AS token FROM studio.users WHERE id = ${id}`;
    expect(row?.token).toBeNull();
    expect((await act('chief-editor', `/${id}/send-link`)).status).toBe(409);
    expect(await readUser(id)).toMatchObject({ name: 'Sven', status: 'deactivated' });
    expect((await act('chief-editor', `/${id}/reactivate`)).status).toBe(200);
    expect((await logIn(email)).status).toBe(200);
    const chief = ids.get('chief-editor');
    expect(await listActions(id)).toEqual(
      expect.arrayContaining([`${chief} deactivated`, `${chief} reactivated`]),
    );
  });

  test('is never the last active admin', async () => {
    const admin = ids.get('admin') ?? 0;
    // An invited admin cannot log in yet.
    const other = await invite('admin', { role: 'admin' });
    const refused = await act('admin', `/${admin}/deactivate`);
    expect([refused.status, refused.message]).toEqual([400, 'The studio needs at least one active admin.']);
    await choosePassword(other.token);
    expect((await act('admin', `/${other.id}/deactivate`)).status).toBe(200);
    expect((await act('admin', `/${admin}/deactivate`)).status).toBe(400);
    expect((await change('admin', admin, { role: 'editor' })).status).toBe(400);
  });
});
