import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { connect } from '@nettobonus/store/connect';
import { expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import {
  type StudioOnTestDatabase,
  startStudioOnTestDatabase,
  TEST_ADMIN,
} from '../ops/studio-on-test-database.ts';
import { ADMIN, PASSWORD, pageTest as test, waitForHydration } from './studio-pages.ts';

test.describe.configure({ mode: 'serial' });

let servers: StudioOnTestDatabase;
let secret = '';
let recoveryCodes: string[] = [];

test.beforeAll(async () => {
  test.setTimeout(300_000);
  servers = await startStudioOnTestDatabase({ studioEnv: { SECOND_FACTOR: 'required' } });
});
test.afterAll(async () => servers.stop());

async function enterPassword(page: Page): Promise<void> {
  await page.goto(`${servers.studio.url}/admin/login`);
  await waitForHydration(page.getByRole('button', { name: 'Login' }));
  await page.getByLabel('Email').fill(ADMIN);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
}

const generateCode = (steps = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

test('an admin sets up a second factor in the first login', async ({ page }) => {
  await enterPassword(page);
  await expect(page.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code of the secret' })).toBeVisible();
  secret = ((await page.locator('.second-factor-set-up code').textContent()) ?? '').replaceAll(' ', '');
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(await page.context().cookies()).toEqual([]);
  await page.getByLabel('Code', { exact: true }).fill('12345');
  await page.getByRole('button', { name: 'Confirm and log in' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The code is wrong' })).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(generateCode());
  await page.getByRole('button', { name: 'Confirm and log in' }).click();
  const codes = page.getByRole('region', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(8);
  recoveryCodes = await codes.allTextContents();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('region', { name: 'Markets today' })).toBeVisible();
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  expect(cookies).toContain('payload-token');
  expect(cookies).toContainEqual(expect.stringMatching(/^payload-device-\d+$/));
});

test('later logins ask for a code, which may be a recovery code', async ({ page }) => {
  await enterPassword(page);
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);
  await page.goto(`${servers.studio.url}/admin`);
  await expect(page).toHaveURL(/\/admin\/login/);
  await enterPassword(page);
  await page.getByLabel('Code', { exact: true }).fill(recoveryCodes[0] ?? '');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('region', { name: 'Markets today' })).toBeVisible();
});

test('the account page lists the sessions and ends the others', async ({ page }) => {
  await enterPassword(page);
  await page.getByLabel('Code', { exact: true }).fill(generateCode(1));
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('region', { name: 'Markets today' })).toBeVisible();
  await page.goto(`${servers.studio.url}/admin/account`);
  const endOthers = page.getByRole('button', { name: 'End all other sessions' });
  await waitForHydration(endOthers);
  await expect(page.getByRole('region', { name: 'Second factor' })).toContainText(
    '7 recovery codes are left',
  );
  const rows = page.getByRole('region', { name: 'Sessions' }).getByRole('row');
  await expect(rows).toHaveCount(4);
  await endOthers.click();
  await expect(rows).toHaveCount(2);
  await page.reload();
  await expect(rows).toHaveCount(2);
  await expect(rows.last()).toContainText('This session');
});

test('an admin resets the second factor of a colleague', async ({ page }) => {
  await enterPassword(page);
  await page.getByLabel('Code', { exact: true }).fill(recoveryCodes[1] ?? '');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('region', { name: 'Markets today' })).toBeVisible();
  const colleague = { name: 'Eeva', email: 'eeva@example.org', role: 'editor' };
  const created = await page.request.post(`${servers.studio.url}/api/users`, {
    data: colleague,
    headers: { Origin: servers.studio.url },
  });
  const { doc } = await created.json();
  const db = connect(servers.databaseUrl, { maxConnections: 1 });
  await db`INSERT INTO studio.second_factors (id, secret, last_step) VALUES (${doc.id}, 'x', 0)`;
  await page.goto(`${servers.studio.url}/admin/collections/users/${doc.id}`);
  const reset = page.getByRole('button', { name: 'Reset the second factor' });
  await waitForHydration(reset);
  await reset.click();
  await expect(page.getByRole('region', { name: 'Second factor' })).toContainText('Not set up.');
  expect(await db`SELECT 1 FROM studio.second_factors WHERE id = ${doc.id}`).toHaveLength(0);
  await db.end();
});

const MB = 1024 * 1024;
const BLOCK = Buffer.alloc(MB, ' ');

/** Sends `size` bytes of a body, ends it only if `isComplete`, and returns the status. */
async function postBody(
  path: string,
  { size, announced, isComplete }: { size: number; announced?: number; isComplete: boolean },
): Promise<number> {
  const request = httpRequest(servers.studio.url + path, {
    method: 'POST',
    agent: false,
    headers: {
      'Content-Type': 'application/json',
      ...(announced ? { 'Content-Length': announced } : { 'Transfer-Encoding': 'chunked' }),
    },
  });
  const responded = once(request, 'response');
  request.flushHeaders();
  for (let sent = 0; sent < size; sent += BLOCK.length) {
    if (!request.write(BLOCK.subarray(0, size - sent))) await once(request, 'drain');
  }
  if (isComplete) request.end();
  const [response] = await responded;
  request.destroy();
  return response.statusCode;
}

/** The resident memory of the studio's process, in MB. */
async function readMemory(): Promise<number> {
  const status = await readFile(`/proc/${servers.studio.process.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

test('a large body is refused before it fills the memory', async () => {
  for (const [path, limit] of [
    ['/api/users/login', MB / 64],
    ['/api/media', 11 * MB],
    ['/api/sheets/listings', 4 * MB],
  ] as const) {
    // The body never ends: the studio responds before it has read all of it.
    expect(await postBody(path, { size: 0, announced: 60 * MB, isComplete: false }), path).toBe(413);
    expect(await postBody(path, { size: limit + 1, isComplete: false }), path).toBe(413);
  }
  // A page reads the whole body and drops it.
  for (const announced of [400 * MB, undefined]) {
    const before = await readMemory();
    const options = { size: 400 * MB, isComplete: true, ...(announced ? { announced } : {}) };
    expect(await postBody('/admin/login', options)).toBe(200);
    // Much more than the garbage of other requests.
    expect((await readMemory()) - before, String(announced)).toBeLessThan(200);
  }
});

test('a page of another origin can neither log in nor start anything', async ({ request }) => {
  for (const site of ['cross-site', 'same-site']) {
    const headers = { 'Sec-Fetch-Site': site };
    const login = await request.post(`${servers.studio.url}/api/users/login`, {
      headers,
      multipart: { _payload: JSON.stringify({ email: ADMIN, password: PASSWORD }) },
    });
    expect([login.status(), login.headers()['set-cookie']]).toEqual([403, undefined]);
    for (const path of ['/api/preview/listings/1', '/api/payload-jobs/run']) {
      expect((await request.get(servers.studio.url + path, { headers })).status(), path).toBe(403);
    }
  }
});

test('without users, neither the form nor the endpoint creates the first one', async ({ page, request }) => {
  const db = connect(servers.databaseUrl, { maxConnections: 1 });
  await db`DELETE FROM studio.users`;
  await page.goto(`${servers.studio.url}/admin`);
  await expect(page).toHaveURL(/create-first-user$/);
  await expect(page.getByRole('heading', { name: 'No users yet' })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  const response = await request.post(`${servers.studio.url}/api/users/first-register`, { data: TEST_ADMIN });
  expect(response.status()).toBe(403);
  expect(await db`SELECT 1 FROM studio.users`).toHaveLength(0);
  await db.end();
});
