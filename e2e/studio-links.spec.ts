import { judgeLink, type LinkObservation } from '@nettobonus/domain/clicks/link-health';
import { connect } from '@nettobonus/store/connect';
import { LinkCheckRun } from '@nettobonus/store/link-check-run';
import { listLinks } from '@nettobonus/store/link-checks';
import { expect, type Page, test } from '@playwright/test';
import { type StudioOnTestDatabase, startStudioOnTestDatabase } from '../ops/studio-on-test-database.ts';
import { expectNoFindings } from './axe.ts';
import { createAdmin, createColleague, logIn } from './studio-pages.ts';
import { REPEATS } from './tags.ts';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

const OTHER_END = 'https://hohto-parked.example/bonus';
let servers: StudioOnTestDatabase;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  servers = await startStudioOnTestDatabase();
  await seed();
  await createAdmin(servers);
});
test.afterAll(async () => servers.stop());

/** Records check results, because the casinos of the sample content do not exist and cannot respond. */
async function seed(): Promise<void> {
  const db = connect(servers.databaseUrl, { maxConnections: 1 });
  const links = await listLinks(db);
  await db.end();
  const run = await LinkCheckRun.begin(servers.databaseUrl);
  if (!run) throw new Error('Links are being checked already');
  await run.announce(links.length);
  for (const { link, casino, markets } of links) {
    const good = answered(200, link);
    const observations: Record<string, LinkObservation[]> = {
      'crab-slots': [answered(404, link), answered(404, link)],
      hohto: [good, answered(200, OTHER_END)],
      'halla-bet': [good, timeout(link), timeout(link), timeout(link)],
      'kurki-slots': [{ ...good, ms: 3_120 }],
    };
    for (const one of (markets.includes('fi') && observations[casino]) || [good]) {
      await run.record(link, one, judgeLink(one, await run.historyOf(link)));
    }
  }
  await run.end();
}

function answered(httpStatus: number, finalUrl: string): Extract<LinkObservation, { kind: 'answered' }> {
  return { kind: 'answered', httpStatus, finalUrl, ms: 240, phrase: null };
}
const timeout = (finalUrl: string): LinkObservation => ({
  kind: 'failed',
  problem: 'timeout',
  finalUrl,
  ms: 8_000,
});

const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

test('an editor sees the status of links, accepts one destination, and opens the listing of another', async ({
  page,
}) => {
  await logIn(page, servers);
  for (const role of ['editor', 'analyst'] as const) {
    await createColleague(page, servers, { name: role, email: `${role}@example.org`, role });
  }
  await logIn(page, servers, 'editor@example.org');
  await page.goto(`${servers.studio.url}/admin/links`);
  await expect(page.getByRole('link', { name: 'Links', exact: true }).first()).toBeVisible();
  const counts = page.getByRole('region', { name: 'Link health' }).getByRole('listitem');
  await expect(counts).toHaveText([/^\d+In order$/, '2Needs attention', '2Broken']);
  await expect(rowOf(page, 'Crab Slots').first()).toContainText('Page not found: 2 times in a row');
  const timedOut = rowOf(page, 'Halla Bet').first();
  await expect(timedOut).toContainText('No response');
  await expect(timedOut).toContainText('> 8 s');
  await expect(rowOf(page, 'Kurki Slots').first()).toContainText('Slow');

  await expectNoFindings(page, 'links by day', '.link-health');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectNoFindings(page, 'links by night', '.link-health');

  const redirected = rowOf(page, 'Hohto').first();
  await expect(redirected).toContainText('Leads to hohto-parked.example instead of hohto.example');
  await redirected.getByRole('button', { name: 'Accept' }).click();
  await expect(counts.nth(1)).toHaveText('1Needs attention');

  await rowOf(page, 'Crab Slots').first().getByRole('link', { name: 'Fix' }).click();
  await expect(page.getByRole('heading', { name: 'Crab Slots · fi' })).toBeVisible();
  const findings = page.getByRole('region', { name: 'Rule findings' });
  await expect(findings.getByText('Link: Broken')).toBeVisible();
});

test('an editor starts a check of all links', REPEATS, async ({ page }) => {
  await logIn(page, servers, 'editor@example.org');
  await page.goto(`${servers.studio.url}/admin/links`);
  await page.getByRole('button', { name: 'Check links now' }).click();
  await expect(page.getByRole('button', { name: 'Checking…' })).toBeDisabled();
  await expect(page.getByText(/about to start|links checked$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check links now' })).toBeEnabled({ timeout: 90_000 });
  // Depends on the resolver of the machine: unknown names fail at once, or lookups get no response at all.
  await expect(page.getByText(/^Last checked|^The last check stopped/)).toBeVisible();
});

test('an analyst can read the status of links but not change it', async ({ page }) => {
  await logIn(page, servers, 'analyst@example.org');
  await page.goto(`${servers.studio.url}/admin/links`);
  await expect(page.getByRole('region', { name: 'Link health' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check links now' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Fix' })).toHaveCount(0);
});

test('the page redirects to the login', REPEATS, async ({ page }) => {
  await page.goto(`${servers.studio.url}/admin/links`);
  await expect(page).toHaveURL(/\/admin\/login/);
});
