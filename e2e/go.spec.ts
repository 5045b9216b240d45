import { listClicks } from '@nettobonus/store/audit-clicks';
import { type BrowserContext, expect, type Page, type Route } from '@playwright/test';
import { CHROMIUM, CHROMIUM_FLAGS } from '../bench/browser.ts';
import { LedgerSite } from '../bench/ledger-site.ts';
import { test } from './visitor.ts';

test.describe.configure({ mode: 'serial' });
// The headless shell opens no tab on a middle click.
test.use({ launchOptions: { executablePath: CHROMIUM, args: CHROMIUM_FLAGS } });

let site: LedgerSite;
let url: string;

test.beforeAll(async () => {
  site = await LedgerSite.start();
  url = `http://localhost:${site.port}`;
});
test.afterAll(() => site.remove());

/** The clicks that were counted while `act` ran. */
async function clicksOf(act: () => Promise<void>) {
  const list = () => site.withOwner(listClicks);
  const before = (await list()).length;
  await act();
  return (await list()).slice(before);
}

/** Responds for casinos, whose names are reserved, and records the referrers that they receive. */
async function answerForCasinos(context: BrowserContext): Promise<(string | undefined)[]> {
  const referrers: (string | undefined)[] = [];
  await context.route(/\.example\//, async (route) => {
    referrers.push((await route.request().allHeaders()).referer);
    await route.fulfill({ contentType: 'text/html', body: '<h1>Casino</h1>' });
  });
  return referrers;
}

/** Clicks a link that opens a tab, and closes the tab. */
async function follow(page: Page, selector: string, options: { button?: 'middle' | 'right' } = {}) {
  const opened = options.button === 'right' ? null : page.context().waitForEvent('page');
  await page.locator(selector).first().click(options);
  await (await opened)?.close();
}

test('the page redirects the visitor once, and sends the casino no referrer', async ({ page, context }) => {
  const referrers = await answerForCasinos(context);
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.goto(`${url}/fi`);
  const clicks = await clicksOf(async () => {
    await page.evaluate(() => location.assign('/go/winz'));
    await page.waitForURL('https://winz-casino.example/**');
    await expect(page.getByRole('heading')).toHaveText('Casino');
  });
  expect(clicks).toEqual([
    {
      casino: 'winz-casino',
      market: 'fi',
      placement: 'go',
      page: null,
      position: null,
      netShown: null,
      isBot: false,
    },
  ]);
  expect(referrers).toEqual([undefined]);
  expect(problems).toEqual([]);
  // The redirect page is not in the browser history.
  await page.goBack();
  await expect(page).toHaveURL(`${url}/fi`);
});

test('without scripts the meta refresh redirects the visitor', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await answerForCasinos(context);
  const page = await context.newPage();
  await page.goto(`${url}/go/ninja-casino`).catch(() => {});
  await page.waitForURL('https://ninja-casino.example/**');
  await context.close();
});

test('an unknown casino redirects to the search, an empty slug to the home page', async ({ page }) => {
  await page.goto(`${url}/go/no-such-casino`);
  await page.waitForURL(`${url}/fi?search=no-such-casino`);
  await page.goto(`${url}/go`);
  await page.waitForURL(`${url}/fi`);
});

test('links on pages keep their URL, and are counted with their placement', async ({ page, context }) => {
  await answerForCasinos(context);
  const clicks = await clicksOf(async () => {
    await page.goto(`${url}/fi`);
    await follow(page, '.offers .offer:nth-child(3) a[rel~=sponsored]');
    await page.locator('label', { hasText: '250 €' }).first().click();
    await follow(page, '.cards .card:nth-child(2) a[rel~=sponsored]');
    await page.goto(`${url}/se/kasino/winz-casino`);
    await follow(page, '.offer-card a[rel~=sponsored]');
    await follow(page, '.similar a[rel~=sponsored]', { button: 'middle' });
    await follow(page, '.offer-card a[rel~=sponsored]', { button: 'right' });
    await page.goto(`${url}/dk/sammenlign?kasinot=winz-casino,casinoist`);
    await follow(page, '.compare-table a[rel~=sponsored]');
    await page.goto(`${url}/fi/kilpailut`);
    await follow(page, '.competitions a[rel~=sponsored]');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${url}/no`);
    await page.locator('.hero-tools [data-opens=picker]').click();
    await page.locator('#picker > .button').click();
    await follow(page, '#picker a[rel~=sponsored]');
    await expect.poll(async () => (await site.clicks()).stored).toBeGreaterThan(0);
  });
  expect(clicks.map(({ market, placement, page, position }) => [market, placement, page, position])).toEqual([
    ['fi', 'list', 'home', 3],
    ['fi', 'top', 'home', 2],
    ['se', 'card', 'review', null],
    ['se', 'similar', 'review', 1],
    ['dk', 'comparison', 'compare', null],
    ['fi', 'competition', 'competitions', 1],
    ['no', 'picker', 'home', null],
  ]);
  expect(clicks[2]?.casino).toBe('winz-casino');
  expect(clicks.every(({ netShown }) => netShown === null || Number.isInteger(netShown))).toBe(true);
  await page.goto(`${url}/fi`);
  await expect(page.locator('.offer a[rel~=sponsored]').first()).toHaveAttribute(
    'href',
    /^https:.*campaign=fi-welcome$/,
  );
});

test('a beacon that is blocked or hangs does not delay the visitor', async ({ page, context }) => {
  await answerForCasinos(context);
  for (const fate of ['abort', 'hang'] as const) {
    const held: Route[] = [];
    await page.route('**/api/click', async (route) => {
      if (fate === 'abort') await route.abort();
      else held.push(route);
    });
    await page.goto(`${url}/fi/kasino/winz-casino`);
    const startedAt = Date.now();
    await follow(page, '.offer-card a[rel~=sponsored]');
    expect(Date.now() - startedAt).toBeLessThan(3_000);
    // Abort held beacons: released, they would be counted in the next test.
    for (const route of held) await route.abort();
    await page.unrouteAll();
  }
});
