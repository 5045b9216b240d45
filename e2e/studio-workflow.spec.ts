import { readFile } from 'node:fs/promises';
import { connect } from '@nettobonus/store/connect';
import { expect, type Page } from '@playwright/test';
import type { StudioOnTestDatabase } from '../ops/studio-on-test-database.ts';
import { matchLinks, splitByLicence } from './licensed-only.ts';
import {
  choose,
  isShown,
  logIn,
  openDocument,
  openFromList,
  SVEN,
  test,
  waitForHydration,
  waitForList,
} from './studio-pages.ts';
import { NIGHTLY } from './tags.ts';

test.describe.configure({ mode: 'serial' });

const JOKI = '/fi/kasino/joki-casino';
const FIRST_VERDICT = 'Uutuuksista kiinnostavin.';
let servers: StudioOnTestDatabase;

test.beforeAll(async ({ servers: shared }) => {
  servers = shared;
});
test.beforeEach(async ({ page }) => logIn(page, servers));

const siteShows = (page: Page, text: string, path = JOKI) => isShown(page, servers, path, text);

/** Uploads a CSV file as soon as the field is enabled. */
async function uploadCsv(page: Page, text: string): Promise<void> {
  const field = page.getByLabel('CSV file');
  await expect(field).toBeEnabled();
  await field.setInputFiles({ name: 'listings.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
}

test('a draft is published at its scheduled time', async ({ page }) => {
  await openDocument(page, servers, 'listings', 'Joki Casino · fi');
  await page.getByLabel('Verdict').fill('Uutuus, joka pitää lupauksensa.');
  await expect(page.getByText('Changed', { exact: true })).toBeVisible();
  await page.locator('.form-submit .popup button').first().click();
  await page.getByRole('button', { name: 'Schedule Publish' }).click();
  const drawer = page.getByRole('dialog').filter({ hasText: 'Schedule “Joki Casino · fi”' });
  const publishAt = new Date(Math.ceil(Date.now() / 60_000 + 60) * 60_000);
  const [date = '', time = ''] = publishAt
    .toLocaleString('sv-SE', { timeZone: 'Europe/Helsinki' })
    .split(' ');
  await drawer.getByRole('textbox', { name: 'Date' }).fill(date.split('-').reverse().join('.'));
  await drawer.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(drawer.locator('.schedule-problem')).toHaveText('Enter a time, for example 15:00.');
  await drawer.getByLabel('Time in Suomi').fill(time.slice(0, 5));
  await drawer.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(drawer.getByRole('listitem')).toContainText(/^Will be published .*\(Suomi\)/);
  expect(await siteShows(page, 'Uutuus, joka pitää lupauksensa.')).toBe(false);
  await drawer.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('main').getByText(/^Will be published .*\(Suomi\)$/)).toBeVisible();
  await page.goto(`${servers.studio.url}/admin`);
  await expect(page.getByRole('region', { name: 'Scheduled', exact: true })).toContainText(
    'Listing: Joki Casino · fi',
  );
  await page.getByRole('link', { name: 'All markets, to filter and cancel' }).click();
  const planned = page.getByRole('row').filter({ hasText: 'Listing: Joki Casino · fi' });
  await expect(planned).toContainText(/Suomi.*Publish.*\(Suomi\).*Maija/);
  await page.getByRole('navigation', { name: 'Market' }).getByRole('link', { name: 'Danmark 0' }).click();
  await expect(page.getByText('Nothing is planned.')).toBeVisible();
  const db = connect(servers.databaseUrl, { maxConnections: 1 });
  const waiting =
    await db`SELECT start_after FROM jobs.job WHERE name = 'scheduled-change' AND state = 'created'`;
  expect(waiting.map((job) => job.start_after)).toEqual([publishAt]);
  expect(await siteShows(page, 'Uutuus, joka pitää lupauksensa.')).toBe(false);
  // Let the time come now, instead of waiting for it.
  await db`UPDATE jobs.job SET start_after = now() WHERE name = 'scheduled-change'`;
  await db.end();
  await expect.poll(() => siteShows(page, 'Uutuus, joka pitää lupauksensa.')).toBe(true);
});

test('a failed job is on the dashboard until it is dismissed', async ({ page }) => {
  const db = connect(servers.databaseUrl, { maxConnections: 1 });
  await db`INSERT INTO jobs.job (name, data, source_name, source_output)
    VALUES ('dead-letters', '{}', 'check-links', ${db.json({ message: 'None of 6 hosts could be reached' })})`;
  await db.end();
  await page.goto(`${servers.studio.url}/admin`);
  const failed = page.getByRole('region', { name: 'Failed jobs' });
  await expect(failed.getByRole('row').nth(1)).toContainText('None of 6 hosts could be reached');
  await expect(failed.getByRole('link', { name: 'Check affiliate links' })).toBeVisible();
  const dismiss = failed.getByRole('button', { name: 'Dismiss' });
  await waitForHydration(dismiss);
  await dismiss.click();
  await expect(failed).toHaveCount(0);
});

test('an earlier version is compared and restored', async ({ page }) => {
  await openDocument(page, servers, 'listings', 'Joki Casino · fi');
  await page.getByRole('link', { name: /^Versions/ }).click();
  const versions = page.getByRole('region', { name: 'Versions' }).getByRole('row');
  const second = versions.nth(2).getByRole('link');
  await waitForHydration(second);
  await second.click();
  const diff = page.locator('.render-field-diffs');
  await expect(diff.getByText('Verdict')).toBeVisible();
  await expect(diff.getByText('Uutuus, joka pitää lupauksensa.').first()).toBeVisible();
  await expect(diff.getByText('Headline')).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Versions' }).click();
  const first = versions.last().getByRole('link');
  await waitForHydration(first);
  await first.click();
  await expect(diff.getByText(FIRST_VERDICT).first()).toBeVisible();
  const restore = page.getByRole('button', { name: 'Restore this version' });
  await waitForHydration(restore);
  await restore.click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => siteShows(page, FIRST_VERDICT)).toBe(true);
});

test('a copy is a draft in the chosen market', async ({ page }) => {
  await openDocument(page, servers, 'listings', 'Kurki Slots · fi');
  await page.locator('.doc-controls__popup button').first().click();
  await expect(page.getByRole('button', { name: 'Duplicate' })).toBeHidden();
  await page.getByRole('link', { name: 'Copy to a market' }).click();
  await expect(page.getByRole('heading', { name: 'Copy of Kurki Slots · fi' })).toBeVisible();
  const choice = page.getByRole('button', { name: 'Danmark' });
  await waitForHydration(choice);
  await choice.click();
  await expect(page.getByRole('heading', { name: 'Kurki Slots · dk' })).toBeVisible();
  await expect(page.getByText('Status: Draft')).toBeVisible();
});

test('several listings are edited at once', async ({ page }) => {
  await page.goto(`${servers.studio.url}/admin/collections/listings?search=Speedz%20Casino`);
  await waitForList(page);
  for (const market of ['fi', 'se']) {
    const box = page
      .getByRole('row')
      .filter({ hasText: `Speedz Casino · ${market}` })
      .getByRole('checkbox');
    await waitForHydration(box);
    await box.check();
  }
  await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
  const drawer = page.locator('.edit-many__main');
  await drawer.locator('.rs__control').first().click();
  await expect(drawer.getByRole('option', { name: 'Market' })).toHaveCount(0);
  await drawer.getByRole('option', { name: 'Terms verified on' }).click();
  await drawer.getByLabel('Terms verified on').fill('14.11.2026');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByText(/Updated 2 Listings successfully/)).toBeVisible();
  const rows = page.getByRole('row').filter({ hasText: '14.11.2026' });
  await expect(rows).toHaveCount(2);
});

test('a bulk edit finds fields by their labels', async ({ page }) => {
  await page.goto(`${servers.studio.url}/admin/collections/listings?search=Speedz%20Casino`);
  await waitForList(page);
  const box = page.getByRole('row').filter({ hasText: 'Speedz Casino · fi' }).getByRole('checkbox');
  await waitForHydration(box);
  await box.check();
  await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
  const drawer = page.locator('.edit-many__main');
  const field = drawer.locator('.field-select input').first();
  const options = drawer.getByRole('option');
  await field.fill('terms verified');
  await expect(options).toHaveText(['Terms verified on']);
  await field.fill('maximum bet');
  await expect(options).toHaveText(['Terms > Maximum bet']);
  // As before, by the name in the program.
  await field.fill('affiliateLink');
  await expect(options).toHaveText(['Affiliate link']);
  await field.fill('nothing of the kind');
  await expect(options).toHaveCount(0);
});

test('listings are exported, changed in a CSV file, reviewed and imported', async ({ page }) => {
  await page.goto(`${servers.studio.url}/admin/collections/listings`);
  await waitForList(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export all as CSV' }).click(),
  ]);
  const csv = await readFile(await file.path(), 'utf8');
  expect(csv).toContain('joki-casino');
  await page.getByRole('link', { name: 'Import CSV' }).click();
  await uploadCsv(page, csv);
  await expect(page.getByText('No changes.')).toBeVisible();
  await uploadCsv(page, 'market,casino,rating\nfi,nobody-casino,8\n');
  await expect(page.getByText('casino: “nobody-casino” does not exist')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish 0; 1 left out' })).toBeDisabled();
  await uploadCsv(page, 'market,casino,verdict\nfi,joki-casino,Taulukosta tuotu arvio.\n');
  const row = page.getByRole('row').filter({ hasText: 'joki-casino · fi' });
  await expect(row.locator('del')).toHaveText(FIRST_VERDICT);
  await expect(row.locator('ins')).toHaveText('Taulukosta tuotu arvio.');
  expect(await siteShows(page, 'Taulukosta tuotu arvio.')).toBe(false);
  await page.getByRole('button', { name: 'Publish 1' }).click();
  await expect(page.getByText('Saved: 1 listing.')).toBeVisible();
  await expect.poll(() => siteShows(page, 'Taulukosta tuotu arvio.')).toBe(true);
});

for (const { mode, market, country, removed, remaining } of [
  {
    mode: 'Information only',
    market: 'no',
    country: 'Norge',
    removed: /\.example\/bonus\?affiliate|rel="noopener noreferrer sponsored|\/go\/|data-has-month-casino/,
    remaining: /class="no-link"/,
  },
  {
    mode: 'Licensed only',
    market: 'dk',
    country: 'Danmark',
    removed: matchLinks(splitByLicence('dk').unlicensed),
    remaining: matchLinks(splitByLicence('dk').licensed),
  },
]) {
  test(`an admin switches a market to “${mode}”, and within two seconds the links that it forbids are gone`, async ({
    page,
  }) => {
    const { site, studio } = servers;
    const getPageText = async (path: string) => (await page.request.get(site.url + path)).text();
    expect(await getPageText(`/${market}`)).toMatch(removed);
    await page.goto(`${studio.url}/admin/collections/market-settings`);
    await openFromList(page, page.getByRole('link', { name: country }));
    await choose(page, 'mode', mode);
    const clickedAt = performance.now();
    await page.getByRole('button', { name: 'Publish changes' }).click();
    await expect(page.getByText('Updated successfully')).toBeVisible();
    // From the studio's confirmation: how long it takes to save depends on the machine.
    await expect.poll(() => getPageText(`/${market}`), { timeout: 2_000 }).not.toMatch(removed);
    const seconds = ((performance.now() - clickedAt) / 1000).toFixed(1);
    test.info().annotations.push({ type: 'seconds from click to change', description: seconds });
    const sitemap = await getPageText(`/sitemap-${market}.xml`);
    const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
    expect(paths.length).toBeGreaterThan(30);
    for (const path of paths) expect(await getPageText(path), path).not.toMatch(removed);
    expect(await getPageText(`/${market}`)).toMatch(remaining);
    expect(await getPageText('/fi')).toMatch(removed);
  });
}

test('a market editor cannot import into another market', NIGHTLY, async ({ page }) => {
  await logIn(page, servers, SVEN.email);
  await page.goto(`${servers.studio.url}/admin/import?sheet=listings`);
  await uploadCsv(page, 'market,casino,rating\nfi,joki-casino,1\n');
  await expect(page.getByText('market: you may not change fi')).toBeVisible();
});
