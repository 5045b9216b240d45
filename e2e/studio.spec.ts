import { expect } from '@playwright/test';
import { type StudioOnTestDatabase, startStudioOnTestDatabase } from '../ops/studio-on-test-database.ts';
import {
  ANNA,
  createColleague,
  EEVA,
  isShown,
  logIn,
  openDocument,
  SVEN,
  pageTest as test,
  waitForHydration,
  waitForList,
} from './studio-pages.ts';
import { NIGHTLY } from './tags.ts';

test.describe.configure({ mode: 'serial' });

let servers: StudioOnTestDatabase;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  servers = await startStudioOnTestDatabase();
});
test.afterAll(async () => servers.stop());

test('an admin who was created by a command sees the markets', async ({ page }) => {
  await page.goto(`${servers.studio.url}/`);
  await expect(page).toHaveURL(/\/admin\/login/);
  await logIn(page, servers);
  const markets = page.getByRole('region', { name: 'Markets today' });
  await expect(markets.getByRole('heading', { level: 3 })).toHaveText([
    'Suomi',
    'Sverige',
    'Norge',
    'Danmark',
  ]);
  const me = await page.evaluate(async () => (await fetch('/api/users/me')).json());
  expect(me.user).toMatchObject({ name: 'Maija', role: 'admin' });
});

test('nothing moves when the scripts start, so that a click that has begun is not lost', async ({ page }) => {
  await logIn(page, servers);
  let startScripts = () => {};
  const measured = new Promise<void>((resolve) => {
    startScripts = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    await measured;
    await route.continue();
  });
  await page.goto(`${servers.studio.url}/admin/planned`, { waitUntil: 'commit' });
  const link = page.getByRole('navigation', { name: 'Market' }).getByRole('link', { name: /^Danmark/ });
  const before = await link.boundingBox();
  startScripts();
  await waitForHydration(link);
  expect(await link.boundingBox()).toEqual(before);
});

test('every response from the studio has the security headers and does not reveal its software', async ({
  request,
}) => {
  for (const path of ['/admin/login', '/healthz', '/api/users/me', '/api/none', '/nothing-here']) {
    const headers = (await request.get(servers.studio.url + path, { maxRedirects: 0 })).headers();
    expect(headers, path).toMatchObject({
      'strict-transport-security': expect.stringContaining('max-age='),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; .*object-src 'none'; base-uri 'none'$/,
      ),
      ...(path.startsWith('/api/') ? { 'cache-control': 'no-store' } : {}),
    });
    for (const name of ['server', 'x-powered-by']) expect(headers[name], `${path} ${name}`).toBeUndefined();
  }
});

test('server functions can be called only by their own names, and return nothing without a login', async ({
  request,
}) => {
  const login = `${servers.studio.url}/admin/login`;
  const [, action] = /\\"id\\":\\"([0-9a-f]{42})/.exec(await (await request.get(login)).text()) ?? [];
  expect(action).toBeDefined();
  for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'table-state']) {
    const response = await request.post(login, {
      headers: {
        'Next-Action': action ?? '',
        'Content-Type': 'text/plain;charset=UTF-8',
        Origin: servers.studio.url,
      },
      // Text, because in an object literal `__proto__` would set the prototype.
      data: `[{"name":"${name}","args":{}}]`,
    });
    expect(response.status(), name).toBe(500);
    expect(await response.text(), name).not.toMatch(/importMap|permissions|headers|object Undefined/);
  }
});

test('without a mail server, the login page offers no reset email', async ({ page }) => {
  await page.goto(`${servers.studio.url}/admin/login`);
  await expect(page.getByText('can give you a link for a new one')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Forgot password?' })).toBeHidden();
});

test('an admin changes a bonus, sees the findings and gives a reason, another editor confirms it, and the site shows it within two seconds', async ({
  page,
}) => {
  await logIn(page, servers);
  await openDocument(page, servers, 'listings', 'Winz Casino · fi');
  const headline = page.getByLabel('Headline');
  await headline.fill('120 % jopa 300 €');
  await expect(page.getByText('Changed', { exact: true })).toBeVisible();
  const findings = page.getByRole('region', { name: 'Rule findings' });
  await expect(findings.getByText('Headline and terms disagree')).toBeVisible();
  expect(await isShown(page, servers, '/fi/kasino/winz-casino', '120 % jopa 300 €')).toBe(false);
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('The rules report errors (Headline and terms disagree').first()).toBeVisible();
  expect(await isShown(page, servers, '/fi/kasino/winz-casino', '120 % jopa 300 €')).toBe(false);
  await page.getByLabel('Override reason').fill('The casino changes its terms tomorrow');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('Maija gave this reason.')).toBeVisible();
  await createColleague(page, servers, EEVA);
  await logIn(page, servers, EEVA.email);
  const reasons = page.getByRole('region', { name: 'Reasons to confirm', exact: true });
  const confirm = reasons.getByRole('button', {
    name: 'Confirm the reason for Winz Casino · fi and publish',
  });
  await waitForHydration(confirm);
  await confirm.click();
  await expect(reasons).toBeHidden();
  // `npm run bench edge-publish` measures the two seconds.
  await expect.poll(() => isShown(page, servers, '/fi/kasino/winz-casino', '120 % jopa 300 €')).toBe(true);
  await page.goto(`${servers.studio.url}/admin/collections/audit-log`);
  await waitForList(page);
  const entry = page.getByRole('row').filter({ hasText: 'Winz Casino · fi' }).first();
  await expect(entry).toContainText(/Eeva \(user \d+\)/);
  await expect(entry).toContainText('published');
  await expect(entry).toContainText('Headline');
  await entry.getByRole('link').first().click();
  const reason = page
    .getByRole('definition')
    .filter({ hasText: /^The casino changes its terms tomorrow \(/ });
  await expect(reason).toBeVisible();
  const change = page.getByRole('row', { name: 'Headline 100 % jopa 300 € 120 % jopa 300 €' });
  await expect(change).toBeVisible();
});

test('a document that the site would reject is reported to the editor and not published', async ({
  page,
}) => {
  await logIn(page, servers);
  await openDocument(page, servers, 'listings', 'Joki Casino · fi');
  await page.getByRole('button', { name: 'Link and licence', exact: true }).click();
  await page.getByLabel('Affiliate link').fill('https://');
  await expect(page.getByText('Changed', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('The following field is invalid: ').first()).toBeVisible();
  await expect(page.getByText('Enter a full address that starts with https://.').first()).toBeVisible();
});

test('an unpublished listing is removed from the site', async ({ page }) => {
  await logIn(page, servers);
  await openDocument(page, servers, 'listings', 'Casinoist · dk');
  await page.locator('.doc-controls__popup button, .doc-controls__dots').first().click();
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect
    .poll(async () => (await page.request.get(`${servers.site.url}/dk/kasino/casinoist`)).status())
    .toBe(404);
});

test('a market editor can edit only their own market, an analyst none', NIGHTLY, async ({ page }) => {
  await logIn(page, servers);
  for (const user of [SVEN, ANNA]) await createColleague(page, servers, user);
  await logIn(page, servers, SVEN.email);
  await openDocument(page, servers, 'listings', 'Casinoist · se');
  await expect(page.getByLabel('Headline')).toBeEditable();
  await openDocument(page, servers, 'listings', 'Casinoist · fi');
  await expect(page.getByLabel('Headline')).not.toBeEditable();
  await logIn(page, servers, ANNA.email);
  await expect(page.getByRole('link', { name: 'Listings' })).toHaveCount(0);
});

test('the site works without the studio', async ({ page }) => {
  await servers.studio.stop();
  expect((await page.request.get(`${servers.site.url}/se`)).status()).toBe(200);
  await expect(page.request.get(servers.studio.url)).rejects.toThrow();
});
