import { evaluateLink, type LinkObservation } from '@nettobonus/domain/clicks/link-health';
import { connect } from '@nettobonus/store/connect';
import { LinkCheckRun } from '@nettobonus/store/link-check-run';
import { listPublishedLinks } from '@nettobonus/store/link-checks';
import { expect, type Page } from '@playwright/test';
import type { StudioOnTestDatabase } from '../ops/studio-on-test-database.ts';
import { expectNoViolations } from './axe.ts';
import { ANNA, EEVA, logIn, test, waitForHydration } from './studio-pages.ts';
import { NIGHTLY } from './tags.ts';

test.describe.configure({ mode: 'serial' });

const PARKED_URL = 'https://hohto-parked.example/bonus';
let servers: StudioOnTestDatabase;

test.beforeAll(async ({ servers: shared }) => {
  servers = shared;
  await seed();
});

/** Records check results, because the casinos in the sample content do not exist and cannot respond. */
async function seed(): Promise<void> {
  const db = connect(servers.databaseUrl, { maxConnections: 1 });
  const links = await listPublishedLinks(db);
  const run = await LinkCheckRun.begin(db, links.length);
  for (const { link, casino, markets } of links) {
    const healthy = createResponse(200, link);
    const observations: Record<string, LinkObservation[]> = {
      'crab-slots': [createResponse(404, link), createResponse(404, link)],
      hohto: [healthy, createResponse(200, PARKED_URL)],
      'halla-bet': [healthy, createTimeout(link), createTimeout(link), createTimeout(link)],
      'kurki-slots': [{ ...healthy, ms: 3_120 }],
    };
    for (const observation of (markets.includes('fi') && observations[casino]) || [healthy]) {
      await run.record(link, observation, evaluateLink(observation, await run.getHistory(link)));
    }
  }
  await run.end();
  await db.end();
}

function createResponse(
  httpStatus: number,
  finalUrl: string,
): Extract<LinkObservation, { kind: 'response' }> {
  return { kind: 'response', httpStatus, finalUrl, ms: 240, phrase: null };
}
const createTimeout = (finalUrl: string): LinkObservation => ({
  kind: 'failed',
  problem: 'timeout',
  finalUrl,
  ms: 8_000,
});

const findRow = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

test('an editor sees the status of links, accepts one destination, and opens the listing of another', async ({
  page,
}) => {
  await logIn(page, servers, EEVA.email);
  await page.goto(`${servers.studio.url}/admin/links`);
  await expect(page.getByRole('link', { name: 'Links', exact: true }).first()).toBeVisible();
  const counts = page.getByRole('region', { name: 'Link health' }).getByRole('listitem');
  await expect(counts).toHaveText([/^\d+In order$/, '2Needs attention', '2Broken']);
  await expect(findRow(page, 'Crab Slots').first()).toContainText('Page not found: 2 times in a row');
  const timedOut = findRow(page, 'Halla Bet').first();
  await expect(timedOut).toContainText('No response');
  await expect(timedOut).toContainText('> 8 s');
  await expect(findRow(page, 'Kurki Slots').first()).toContainText('Slow');

  await expectNoViolations(page, 'light', '.link-health', ['light']);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectNoViolations(page, 'dark', '.link-health', ['dark']);

  const redirected = findRow(page, 'Hohto').first();
  await expect(redirected).toContainText('Leads to hohto-parked.example instead of hohto.example');
  const accept = redirected.getByRole('button', { name: 'Accept' });
  await waitForHydration(accept);
  await accept.click();
  await expect(counts.nth(1)).toHaveText('1Needs attention');

  await findRow(page, 'Crab Slots').first().getByRole('link', { name: 'Fix' }).click();
  await expect(page.getByRole('heading', { name: 'Crab Slots · fi' })).toBeVisible();
  const findings = page.getByRole('region', { name: 'Rule findings' });
  await expect(findings.getByText('Link: Broken')).toBeVisible();
});

test('an editor starts a check of all links', NIGHTLY, async ({ page }) => {
  await logIn(page, servers, EEVA.email);
  await page.goto(`${servers.studio.url}/admin/links`);
  const check = page.getByRole('button', { name: 'Check links now' });
  await waitForHydration(check);
  await check.click();
  await expect(page.getByRole('button', { name: 'Checking…' })).toBeDisabled();
  await expect(page.getByText(/about to start|links checked$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check links now' })).toBeEnabled({ timeout: 90_000 });
  // The result depends on the machine's DNS resolver: lookups of unknown names fail at once or time out.
  await expect(page.getByText(/^Last checked|^The last check stopped/)).toBeVisible();
});

test('an analyst can read the status of links but not change it', NIGHTLY, async ({ page }) => {
  await logIn(page, servers, ANNA.email);
  await page.goto(`${servers.studio.url}/admin/links`);
  await expect(page.getByRole('region', { name: 'Link health' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check links now' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Fix' })).toHaveCount(0);
});

test('without a session the page redirects to the login page', NIGHTLY, async ({ page }) => {
  await page.goto(`${servers.studio.url}/admin/links`);
  await expect(page).toHaveURL(/\/admin\/login/);
});
