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

test('without scripts the refresh sends on', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await answerForCasinos(context);
  const page = await context.newPage();
  await page.goto(`${url}/go/ninja-casino`).catch(() => {});
  await page.waitForURL('https://ninja-casino.example/**');
  await context.close();
});

for (const [code, text] of Object.entries({
  fi: 'Ohjataan kasinolle...',
  se: 'Vi skickar dig vidare till casinot...',
  no: 'Sender deg videre til casinoet...',
  dk: 'Sender dig videre til casinoet...',
})) {
  test(`in ${code} it says “${text}”`, async ({ request }) => {
    const answer = await request.get(`${url}/go/winz-casino?lang=${code}`);
    expect(await answer.text()).toContain(`<h1>${text}</h1>`);
    expect(answer.headers()).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    });
    expect((await answer.body()).length).toBeLessThan(1_500);
  });
}

test('an unknown casino leads to the search, nothing to the home page', async ({ page }) => {
  await page.goto(`${url}/go/no-such-casino`);
  await page.waitForURL(`${url}/fi?search=no-such-casino`);
  await page.goto(`${url}/go`);
  await page.waitForURL(`${url}/fi`);
});

test('what a browser loads ahead is refused, so that the click itself is counted', async ({ request }) => {
  const clicks = await clicksOf(async () => {
    for (const purpose of ['prefetch', 'prefetch;prerender']) {
      const answer = await request.get(`${url}/go/winz-casino`, { headers: { 'Sec-Purpose': purpose } });
      expect(answer.status()).toBe(403);
    }
    await request.head(`${url}/go/winz-casino`);
  });
  expect(clicks).toEqual([]);
});

test('browsers and bots are distinguished', async ({ request }) => {
  const agents = [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  ];
  const clicks = await clicksOf(async () => {
    for (const agent of agents) await request.get(`${url}/go/winz`, { headers: { 'User-Agent': agent } });
  });
  expect(clicks.map(({ isBot }) => isBot)).toEqual([false, true]);
});

test('links on pages stay as they are, and are counted with their place', async ({ page, context }) => {
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

test('a beacon that is blocked, or hangs, does not hold the visitor up', async ({ page, context }) => {
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

test('the endpoint counts nothing that it does not know', async ({ request }) => {
  const clicks = await clicksOf(async () => {
    for (const data of [{ link: 'https://evil.example/', path: '/fi' }, { path: '/fi' }, 'x'.repeat(5_000)]) {
      expect((await request.post(`${url}/api/click`, { data })).status()).toBeGreaterThanOrEqual(400);
    }
    expect((await request.get(`${url}/api/click`)).status()).toBe(405);
  });
  expect(clicks).toEqual([]);
});

test('while PostgreSQL is away the page is the same, and the click is counted after', async ({ request }) => {
  const clicks = await clicksOf(async () => {
    // A slow machine may have spooled a click before.
    const { spooled } = await site.clicks();
    await site.database.stop();
    expect(await (await request.get(`${url}/go/winz`)).text()).toContain('Ohjataan kasinolle...');
    expect(await site.clicks()).toMatchObject({ database: 'down', spooled: spooled + 1, lost: 0 });
    await site.database.start();
    await site.until(() => site.spoolIsEmpty(), 10_000);
  });
  expect(clicks).toHaveLength(1);
});
