import { readFile } from 'node:fs/promises';
import type { Click } from '@nettobonus/domain/clicks/click';
import { readCsv } from '@nettobonus/domain/shared/csv';
import { createMonthPartitions, insertClicks, updateClickTotals } from '@nettobonus/store/click-rows';
import { connect } from '@nettobonus/store/connect';
import { expect, type Locator, type Page } from '@playwright/test';
import type { StudioOnTestDatabase } from '../ops/studio-on-test-database.ts';
import { createTestClicks, DAY_MS } from '../ops/test-clicks.ts';
import { expectNoViolations } from './axe.ts';
import { ADMIN, ANNA, logIn, test, waitForHydration } from './studio-pages.ts';
import { NIGHTLY } from './tags.ts';

test.describe.configure({ mode: 'serial' });

let servers: StudioOnTestDatabase;

test.beforeAll(async ({ servers: shared }) => {
  servers = shared;
});

const createClicks = (count: number, daysAgo: number, overrides?: Partial<Click>) =>
  createTestClicks(count, Date.now() - daysAgo * DAY_MS, overrides);

async function addClicks(newClicks: Click[]) {
  const db = connect(servers.databaseUrl, { maxConnections: 1 });
  await createMonthPartitions(
    db,
    newClicks.map(({ clickedAt }) => clickedAt),
  );
  await insertClicks(db, newClicks);
  // A count leaves out clicks while the site is counting, or while an older transaction is still open.
  const countAndListUncounted = async () => {
    await updateClickTotals(db);
    return db`SELECT FROM site.clicks
      WHERE written_by >= (SELECT counted_below FROM site.click_totals_mark)`;
  };
  await expect.poll(countAndListUncounted).toHaveLength(0);
  await db.end();
}

function figure(page: Page, label: string): Locator {
  return page.locator('.figures > div').filter({ hasText: label }).locator('dd').first();
}

test('without clicks the report says so and has no chart', async ({ page }) => {
  await logIn(page, servers, ANNA.email);
  await expect(page).toHaveURL(`${servers.studio.url}/admin`);
  await expect(page.getByRole('heading', { name: /^Report/ })).toBeVisible();
  await expect(page.getByText('No clicks to casinos in these 30 days.')).toBeVisible();
  await expect(figure(page, 'Clicks to casinos')).toHaveText('0');
  await expect(page.getByRole('img', { name: 'Clicks per day' })).toHaveCount(0);
});

test('an analyst reads the report, changes the period and downloads a table', async ({ page }) => {
  await addClicks([
    ...createClicks(5, 0),
    ...createClicks(30, 2),
    ...createClicks(10, 4, { market: 'se', casino: 'casinoist', placement: 'card', netShown: -500_00 }),
    ...createClicks(7, 2, { isBot: true }),
    ...createClicks(25, 9),
    ...createClicks(100, 20),
  ]);
  await logIn(page, servers, ANNA.email);
  // Analysts see the report right after the login.
  await expect(page).toHaveURL(`${servers.studio.url}/admin`);
  await expect(page.getByRole('heading', { name: /^Report/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Listings' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Users' })).toHaveCount(0);
  await expect(figure(page, 'Clicks to casinos')).toHaveText('170');

  const sevenDays = page.getByRole('navigation', { name: 'Days' }).getByRole('link', { name: '7 days' });
  await waitForHydration(sevenDays);
  await sevenDays.click();
  await expect(page).toHaveURL(`${servers.studio.url}/admin/report?days=7`);
  await expect(figure(page, 'Clicks to casinos')).toHaveText('45');
  // 40 clicks on completed days, against 25 in the period before.
  await expect(page.getByText('+60% on the previous period')).toBeVisible();
  await expect(figure(page, 'Clicks to offers with a positive net')).toHaveText('78%');
  await expect(
    page.getByRole('img', { name: /^Clicks per day, .*: 45 in total, most on .* with 30;/ }),
  ).toBeVisible();
  const markets = page.getByRole('region', { name: 'Markets' }).getByRole('row');
  await expect(markets.nth(1)).toHaveText('Suomi78%352');
  await expect(markets.nth(2)).toHaveText('Sverige22%101');
  await expect(page.getByRole('region', { name: 'Placements' }).getByRole('row').nth(1)).toHaveText(
    'Lists35278%+20%',
  );
  const nets = page.getByRole('region', { name: 'Net value of clicked offers' });
  await expect(nets.getByRole('row', { name: 'Sverige' })).toContainText('−SEK 500');
  const casinos = page.getByRole('region', { name: 'Most clicked casinos' });
  await expect(casinos.getByRole('row').nth(1)).toContainText('Winz Casino');
  await expect(casinos.getByRole('row').nth(1)).toContainText('+20%');
  const stale = page.getByRole('region', { name: 'Offers with stale terms' });
  await expect(stale.getByRole('link', { name: 'Open the listing' })).toHaveCount(0);

  const downloading = page.waitForEvent('download');
  await casinos.getByRole('link', { name: 'CSV' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^nettobonus_casinos_all_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.csv$/);
  const rows = readCsv(await readFile(await file.path(), 'utf8'));
  expect(rows.map((row) => row.slice(0, 6))).toEqual([
    ['Casino', 'Name', 'Clicks', 'Unique clicks', 'Excluded clicks', 'Change %'],
    ['winz-casino', 'Winz Casino', '35', '2', '0', '20'],
    ['casinoist', 'Casinoist', '10', '1', '0', ''],
  ]);
});

test('an editor excludes a flood from the report and includes it again', async ({ page }) => {
  await logIn(page, servers, ADMIN);
  await page.goto(`${servers.studio.url}/admin/report?days=7`);
  const excluded = page.getByRole('region', { name: 'Excluded clicks' });
  const flood = excluded.getByRole('row', { name: /^network 00112233 Winz Casino .* 30/ });
  const exclude = flood.getByRole('button', { name: 'Exclude' });
  await waitForHydration(exclude);
  await flood.getByLabel('Reason').fill('One network, thirty clicks');
  await exclude.click();
  await expect(excluded.getByText('30 clicks are excluded from these figures.')).toBeVisible();
  await expect(figure(page, 'Clicks to casinos')).toHaveText('15');
  await expect(figure(page, 'Unique clicks')).toHaveText('2');
  await excluded.getByRole('button', { name: /^Revoke the exclusion of Winz Casino/ }).click();
  await expect(figure(page, 'Clicks to casinos')).toHaveText('45');
  await expect(figure(page, 'Unique clicks')).toHaveText('3');
});

test('the market choice persists when the period changes', NIGHTLY, async ({ page }) => {
  await logIn(page, servers, ANNA.email);
  const sweden = page.getByRole('navigation', { name: 'Market' }).getByRole('link', { name: 'Sverige' });
  await waitForHydration(sweden);
  await sweden.click();
  await expect(page).toHaveURL(`${servers.studio.url}/admin/report?market=se`);
  await expect(figure(page, 'Clicks to casinos')).toHaveText('10');
  await page.getByRole('link', { name: '90 days' }).click();
  await expect(page).toHaveURL(`${servers.studio.url}/admin/report?days=90&market=se`);
  await expect(page.getByText('Net value for a deposit of SEK 1,000')).toBeVisible();
});

test('an analyst can access only the report', NIGHTLY, async ({ page }) => {
  await logIn(page, servers, ANNA.email);
  await expect(page).toHaveURL(`${servers.studio.url}/admin`);
  await expect(page.getByRole('heading', { name: /^Report/ })).toBeVisible();
  for (const collection of ['listings', 'casinos', 'users', 'audit-log', 'market-settings']) {
    await page.goto(`${servers.studio.url}/admin/collections/${collection}`);
    await expect(page.getByRole('table')).toHaveCount(0);
  }
  expect((await page.request.get(`${servers.studio.url}/api/listings`)).status()).toBe(403);
});

test('an editor opens a listing from the list of stale terms', NIGHTLY, async ({ page }) => {
  await logIn(page, servers, ADMIN);
  const menu = page.getByRole('button', { name: 'Open menu' }).first();
  await waitForHydration(menu);
  await menu.click();
  await page.getByRole('link', { name: 'Report', exact: true }).click();
  await expect(page).toHaveURL(`${servers.studio.url}/admin/report`);
  await page.getByRole('link', { name: 'Open the listing' }).first().click();
  await expect(page).toHaveURL(/\/admin\/collections\/listings\/\d+$/);
  await expect(page.getByLabel('Headline')).toBeVisible();
});

test('without a session the report redirects to the login page', NIGHTLY, async ({ page }) => {
  await page.goto(`${servers.studio.url}/admin/report`);
  await expect(page).toHaveURL(/\/admin\/login/);
  expect((await page.request.get(`${servers.studio.url}/api/report/days.csv`)).status()).toBe(401);
});

for (const width of [1440, 390]) {
  test(
    `at ${width} pixels the report has no axe violations and no horizontal scrolling`,
    width === 1440 ? {} : NIGHTLY,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await logIn(page, servers, ANNA.email);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Report');
      await page.getByText('The same figures as a table').click();
      await expectNoViolations(page, `report at ${width}`, '.studio-page');
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    },
  );
}
