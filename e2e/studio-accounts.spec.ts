import { readFile } from 'node:fs/promises';
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

async function enterPassword(page: Page, email = ADMIN, password = PASSWORD): Promise<void> {
  await page.goto(`${servers.studio.url}/admin/login`);
  await waitForHydration(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
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
  await waitForHydration(page);
  await expect(page.getByRole('region', { name: 'Second factor' })).toContainText(
    '7 recovery codes are left',
  );
  const rows = page.getByRole('region', { name: 'Sessions' }).getByRole('row');
  await expect(rows).toHaveCount(4);
  await page.getByRole('button', { name: 'End all other sessions' }).click();
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
  const colleague = { name: 'Eeva', email: 'eeva@example.org', role: 'editor', password: PASSWORD };
  const created = await page.request.post(`${servers.studio.url}/api/users`, {
    data: colleague,
    headers: { Origin: servers.studio.url },
  });
  const { doc } = await created.json();
  const db = connect(servers.databaseUrl, { maxConnections: 1 });
  await db`INSERT INTO studio.second_factors (id, secret, last_step) VALUES (${doc.id}, 'x', 0)`;
  await page.goto(`${servers.studio.url}/admin/collections/users/${doc.id}`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Reset the second factor' }).click();
  await expect(page.getByRole('region', { name: 'Second factor' })).toContainText('Not set up.');
  expect(await db`SELECT 1 FROM studio.second_factors WHERE id = ${doc.id}`).toHaveLength(0);
  await db.end();
});

test('users change their own password with the current one', async ({ page }) => {
  const newPassword = `${PASSWORD}-new`;
  await enterPassword(page, 'eeva@example.org');
  await expect(page.getByRole('region', { name: 'Markets today' })).toBeVisible();
  await page.goto(`${servers.studio.url}/admin/account`);
  await waitForHydration(page);
  const current = page.getByLabel('Current password');
  await expect(current).toHaveCount(0);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await page.getByLabel('New Password').fill(newPassword);
  await page.getByLabel('Confirm Password').fill(newPassword);
  await current.fill('wrong-password');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter your current password.').first()).toBeVisible();
  await current.fill(PASSWORD);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Updated successfully')).toBeVisible();
  await expect(current).toHaveCount(0);
  await page.context().clearCookies();
  await enterPassword(page, 'eeva@example.org', newPassword);
  await expect(page.getByRole('region', { name: 'Markets today' })).toBeVisible();
});

const SIXTY_MB = 60 * 1024 * 1024;

/** The resident memory of the studio's process, in MB. */
async function readMemory(): Promise<number> {
  const status = await readFile(`/proc/${servers.studio.process.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

test('a large body is refused before it fills the memory', async () => {
  const block = new Uint8Array(1024 * 1024).fill(32);
  for (const path of ['/api/users/login', '/api/media', '/api/listings-csv', '/admin/login']) {
    for (const isChunked of [false, true]) {
      // For each request: between garbage collections small ones add up.
      const before = await readMemory();
      let sent = 0;
      const body = new ReadableStream<Uint8Array>({
        pull: (controller) => {
          if (sent === SIXTY_MB) return controller.close();
          sent += block.length;
          controller.enqueue(block);
        },
      });
      const response = await fetch(servers.studio.url + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        ...(isChunked ? { body, duplex: 'half' } : { body: new Uint8Array(SIXTY_MB).fill(32) }),
      } as RequestInit).catch(() => null);
      // The studio may close the connection while the client is still sending.
      if (path !== '/admin/login')
        expect([413, undefined], `${path} ${isChunked}`).toContain(response?.status);
      expect((await readMemory()) - before, `${path} ${isChunked}`).toBeLessThan(100);
    }
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
