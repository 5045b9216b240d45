/**
 * Sends 200 forged clicks by each of five methods to the built site, and prints how many of them the report shows. Run
 * `npm run build` first, then `npm run bench click-drill`. Fails if a method adds more than one unique click or more
 * clicks than the limit per IP address, if a request gets no response, or if a real visitor's clicks are not counted.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listSampleCasinos } from '@nettobonus/content/sample-catalogue';
import { buildPeriod } from '@nettobonus/domain/clicks/click-report';
import { reviewPathFor } from '@nettobonus/domain/routes/review-path';
import { listClicksByCasino } from '@nettobonus/store/click-report';
import { updateClickTotals } from '@nettobonus/store/click-rows';
import type { Browser } from '@playwright/test';
import { launchBrowser } from './browser.ts';
import { LedgerSite } from './ledger-site.ts';
import { check, runBenchmark } from './outcome.ts';
import {
  BROWSER_AGENT,
  buildClickBeacon,
  fetchClickToken,
  type HttpRequest,
  sendRequest,
} from './send-request.ts';

const FORGED = 200;
/** The limit is 30 clicks per IP address in ten minutes, and this benchmark may span two of these periods. */
const MAX_CLICKS = 60;
const PAGE = '/fi';

interface Target {
  casino: string;
  link: string;
}

/** Sends the forged clicks and returns how many got a response. */
type Method = (site: LedgerSite, target: Target, browser: Browser) => Promise<number>;

/** Each method has its own casino and, except for the browser, its own IP address. */
const METHODS: Record<string, Method> = {
  'requests by a script, with a browser’s user agent': ({ port }, { casino }) =>
    sendAll(port, '203.0.113.1', () => ({ path: `/go/${casino}` })),
  'images on another site’s page, in Chromium': (site, { casino }, browser) =>
    showImages(browser, `http://localhost:${site.port}/go/${casino}`),
  'a page’s click beacon, replayed': async ({ port }, { link }) => {
    const token = await fetchClickToken(port, PAGE);
    return sendAll(port, '203.0.113.3', () => buildClickBeacon(link, { path: PAGE, token }));
  },
  'a different user agent for each request': ({ port }, { casino }) =>
    sendAll(port, '203.0.113.4', (index) => ({
      path: `/go/${casino}`,
      headers: { 'User-Agent': `${BROWSER_AGENT} Edition/${index}` },
    })),
  prefetches: ({ port }, { casino }) =>
    sendAll(port, '203.0.113.5', () => ({ path: `/go/${casino}`, headers: { 'Sec-Purpose': 'prefetch' } })),
};

await runBenchmark(async () => {
  const site = await LedgerSite.start();
  const browser = await launchBrowser();
  try {
    await run(site, browser);
  } finally {
    await browser.close();
    await site.remove();
  }
}, 'No method adds more than one unique click.');

async function run(site: LedgerSite, browser: Browser): Promise<void> {
  const targets = listSampleCasinos('fi').flatMap(({ casino, affiliateLink }) =>
    affiliateLink ? [{ casino, link: affiliateLink }] : [],
  );
  const takeTarget = () => targets.shift() as Target;
  const rows: { method: string; casino: string; sent: number; answered: number }[] = [];
  for (const [method, send] of Object.entries(METHODS)) {
    const target = takeTarget();
    rows.push({ method, casino: target.casino, sent: FORGED, answered: await send(site, target, browser) });
  }
  const visited = takeTarget();
  await visit(browser, site, visited.casino);

  const counted = await readCasinos(site);
  const getCounts = (casino: string) => {
    const { clicks = 0, uniqueClicks = 0 } = counted.find((entry) => entry.casino === casino) ?? {};
    return { clicks, uniqueClicks };
  };
  console.log('method: sent, answered, clicks in the report, unique clicks in the report');
  for (const { method, casino, sent, answered } of rows) {
    const { clicks, uniqueClicks } = getCounts(casino);
    console.log(`  ${method}: ${sent}, ${answered}, ${clicks}, ${uniqueClicks}`);
    check(answered === sent, `${method}: ${sent - answered} requests got no response`);
    check(clicks <= MAX_CLICKS, `${method}: ${clicks} clicks`);
    check(uniqueClicks <= 1, `${method}: ${uniqueClicks} unique clicks`);
  }
  const real = getCounts(visited.casino);
  console.log(`  a visitor who clicks in a review and opens /go: 2, 2, ${real.clicks}, ${real.uniqueClicks}`);
  check(real.clicks === 2 && real.uniqueClicks === 1, 'a real visitor’s clicks are not counted');
}

async function sendAll(
  port: number,
  address: string,
  buildRequest: (index: number) => HttpRequest,
): Promise<number> {
  let answered = 0;
  for (let index = 0; index < FORGED; index++) {
    const request = buildRequest(index);
    const { status } = await sendRequest(port, {
      ...request,
      headers: { ...request.headers, 'X-Forwarded-For': address },
    });
    if (status > 0 && status < 500) answered += 1;
  }
  return answered;
}

async function showImages(browser: Browser, url: string): Promise<number> {
  const images = Array.from({ length: FORGED }, (_, index) => `<img src="${url}?image=${index}">`);
  const otherSite = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html').end(images.join(''));
  });
  otherSite.listen(0, '127.0.0.1');
  await once(otherSite, 'listening');
  const page = await browser.newPage({ userAgent: BROWSER_AGENT });
  try {
    let answered = 0;
    // The browser sends the request, but blocks the response because of Cross-Origin-Resource-Policy.
    page.on('requestfailed', (request) => {
      if (request.failure()?.errorText === 'net::ERR_BLOCKED_BY_RESPONSE.NotSameOrigin') answered += 1;
    });
    await page.goto(`http://127.0.0.1:${(otherSite.address() as AddressInfo).port}/`);
    return answered;
  } finally {
    await page.close();
    otherSite.close();
  }
}

/** A visitor clicks the offer in a review, then follows a link to /go. */
async function visit(browser: Browser, { port }: LedgerSite, casino: string): Promise<void> {
  // A headless browser's default user agent counts as a bot.
  const context = await browser.newContext({ userAgent: BROWSER_AGENT });
  await context.route(/\.example\//, (route) => route.fulfill({ contentType: 'text/html', body: 'Casino' }));
  const page = await context.newPage();
  await page.goto(`http://localhost:${port}${reviewPathFor(casino, 'fi')}`);
  const [beacon] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/api/click')),
    page.locator('.offer-card a[rel~=sponsored]').first().click(),
  ]);
  check(beacon.status() === 204, `a real visitor’s beacon got status ${beacon.status()}`);
  await page.goto(`http://localhost:${port}/go/${casino}`);
  await page.waitForURL(/\.example\//);
  await context.close();
}

function readCasinos(site: LedgerSite) {
  return site.withOwner(async (db) => {
    while ((await updateClickTotals(db)) === null);
    return listClicksByCasino(db, { period: buildPeriod(7, new Date()), market: null });
  });
}
