import { listClicks } from '@nettobonus/store/verify-clicks';
import { type BrowserContext, expect, type Page, type Route } from '@playwright/test';
import { CHROMIUM, CHROMIUM_FLAGS } from '../bench/browser.ts';
import { LedgerSite } from '../bench/ledger-site.ts';
import { chooseDeposit } from './casino-list.ts';
import { NIGHTLY } from './tags.ts';
import { test } from './visitor.ts';

test.describe.configure({ mode: 'serial' });
// The headless shell does not open a tab on a middle click.
test.use({ launchOptions: { executablePath: CHROMIUM, args: CHROMIUM_FLAGS } });

let site: LedgerSite;
let url: string;

test.beforeAll(async () => {
  site = await LedgerSite.start();
  url = `http://localhost:${site.port}`;
});
test.afterAll(() => site.remove());

/** Runs `action`, waits for its clicks and returns them. A slow commit stores them by way of the spool. */
async function collectClicks(count: number, action: () => Promise<void>) {
  const list = () => site.withOwner(listClicks);
  await expect.poll(() => site.isSpoolEmpty()).toBe(true);
  const before = (await list()).length;
  await action();
  await expect.poll(async () => (await list()).length - before).toBe(count);
  return (await list()).slice(before);
}

/** Mocks the casinos, whose hosts do not exist, and returns the referrers that they receive. */
async function mockCasinos(context: BrowserContext): Promise<(string | undefined)[]> {
  const referrers: (string | undefined)[] = [];
  await context.route(/\.example\//, async (route) => {
    referrers.push((await route.request().allHeaders()).referer);
    await route.fulfill({ contentType: 'text/html', body: '<h1>Casino</h1>' });
  });
  return referrers;
}

/** Clicks a link that opens a tab, and closes the tab. */
async function followLink(page: Page, selector: string, options: { button?: 'middle' | 'right' } = {}) {
  const newTab = options.button === 'right' ? null : page.context().waitForEvent('page');
  await page.locator(selector).first().click(options);
  await (await newTab)?.close();
}

test('the page redirects the visitor once, and sends the casino no referrer', async ({ page, context }) => {
  const referrers = await mockCasinos(context);
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.goto(`${url}/fi`);
  const clicks = await collectClicks(1, async () => {
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

test('without JavaScript the meta refresh redirects the visitor', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await mockCasinos(context);
  const page = await context.newPage();
  await page.goto(`${url}/go/ninja-casino`).catch(() => {});
  await page.waitForURL('https://ninja-casino.example/**');
  await context.close();
});

test('until the casino responds, the page shows the offer in the design’s styles', async ({
  page,
  context,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  let requests = 0;
  // With "no content" the browser stays on the page, as it does while it waits for the casino.
  await context.route(/\.example\//, async (route) => {
    requests++;
    await route.fulfill({ status: 204 });
  });
  await page.goto(`${url}/go/winz`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Winz Casino' })).toBeVisible();
  await expect(page.getByText('Netto, kun talletat 100 €')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Peluuri/ })).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Siirry heti' })).toHaveCSS(
    'background-color',
    'rgb(31, 55, 214)',
  );
  expect(requests).toBe(1);
  expect(problems).toEqual([]);
});

test(
  'an unknown casino redirects to the search, an empty slug to the home page',
  NIGHTLY,
  async ({ page }) => {
    await page.goto(`${url}/go/no-such-casino`);
    await page.waitForURL(`${url}/fi?search=no-such-casino`);
    await page.goto(`${url}/go`);
    await page.waitForURL(`${url}/fi`);
  },
);

test('links on pages keep their URL, and are counted with their placement', async ({ page, context }) => {
  await mockCasinos(context);
  const clicks = await collectClicks(7, async () => {
    await page.goto(`${url}/fi`);
    await followLink(page, '.offers .offer:nth-child(3) a[rel~=sponsored]');
    await chooseDeposit(page, 2);
    await followLink(page, '.cards .card:nth-child(2) a[rel~=sponsored]');
    await page.goto(`${url}/se/kasino/winz-casino`);
    await followLink(page, '.offer-card a[rel~=sponsored]');
    await followLink(page, '.similar a[rel~=sponsored]', { button: 'middle' });
    await followLink(page, '.offer-card a[rel~=sponsored]', { button: 'right' });
    await page.goto(`${url}/dk/sammenlign?kasinot=winz-casino,casinoist`);
    await followLink(page, '.compare-table a[rel~=sponsored]');
    await page.goto(`${url}/fi/kilpailut`);
    await followLink(page, '.competitions a[rel~=sponsored]');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${url}/no`);
    await page.locator('.hero-tools [data-opens=picker]').click();
    await page.locator('#picker > .button').click();
    await followLink(page, '#picker a[rel~=sponsored]');
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
  await mockCasinos(context);
  for (const failure of ['abort', 'hang'] as const) {
    const pending: Route[] = [];
    await page.route('**/api/click', async (route) => {
      if (failure === 'abort') await route.abort();
      else pending.push(route);
    });
    await page.goto(`${url}/fi/kasino/winz-casino`);
    await followLink(page, '.offer-card a[rel~=sponsored]');
    // The casino has opened while the beacon is still pending.
    await expect.poll(() => pending.length).toBe(failure === 'hang' ? 1 : 0);
    // Abort pending beacons: otherwise the next test would count them.
    for (const route of pending) await route.abort();
    await page.unrouteAll();
  }
});
