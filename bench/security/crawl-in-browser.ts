import { MARKETS } from '@nettobonus/domain/markets/market';
import type { BrowserContext, Page } from '@playwright/test';
import { mapConcurrently } from '../../ops/map-concurrently.ts';
import { launchBrowser } from '../browser.ts';
import { parseSitemap } from '../crawl/sitemap.ts';
import { listSamplePages } from '../sample-pages.ts';
import type { Outcome } from './outcome.ts';

const TABS = 4;
const TIMEOUT_MS = 60_000;
/** A page has settled when nothing was under way for so long. */
const QUIET_MS = 250;

declare global {
  interface Window {
    tellViolation: (violation: string) => Promise<void>;
  }
}

/** Opens every page of the sitemaps, and on one page of each kind all that opens: nothing may break a policy or fail. */
export async function crawlInBrowser(site: string): Promise<Outcome> {
  const startedAt = performance.now();
  const pages = await listPages(site);
  const samples = new Set(
    MARKETS.flatMap((market) => listSamplePages(market).map(({ path }) => site + path)),
  );
  const faults: string[] = [];
  let opened = 0;
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await watchViolations(context, faults);
    const samplesFirst = pages.toSorted((a, b) => Number(samples.has(b)) - Number(samples.has(a)));
    await mapConcurrently(TABS, samplesFirst, async (url) => {
      // A tab of its own for each: what comes once in a visit comes on every page.
      const page = await context.newPage();
      watch(page, site, faults);
      try {
        await visit(page, url);
        const inThisPage = samples.has(url) ? await openEverything(page) : 0;
        opened += inThisPage;
      } catch (error) {
        faults.push(`${String(error).split('\n', 1)} on ${url}`);
      }
      await page.close();
    });
  } finally {
    await browser.close();
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  const violations = faults.filter((fault) => fault.startsWith('violation')).length;
  return {
    check: 'crawl in Chromium',
    state: faults.length > 0 || opened === 0 ? 'FAULTY' : 'ok',
    figure: `${pages.length} pages, ${opened} helpers and menus opened: ${violations} violations, ${faults.length - violations} other faults, in ${seconds} s`,
    details: faults,
  };
}

async function listPages(site: string): Promise<string[]> {
  const read = async (url: string) => parseSitemap(await (await fetch(url)).text());
  const { sitemaps } = await read(`${site}/sitemap.xml`);
  const all = await Promise.all(sitemaps.map(read));
  const pages = all.flatMap(({ entries }) => entries.map(({ url }) => url));
  if (pages.length === 0) throw new Error('The sitemaps list no pages');
  return pages;
}

async function watchViolations(context: BrowserContext, faults: string[]): Promise<void> {
  await context.exposeBinding('tellViolation', ({ page }, violation: string) => {
    faults.push(`violation on ${page.url()}: ${violation}`);
  });
  await context.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sourceFile, sample }) => {
        void window.tellViolation([effectiveDirective, blockedURI, sourceFile, sample].join(' '));
      },
    );
  });
}

/** Errors of the console, failed and foreign requests. */
function watch(page: Page, site: string, faults: string[]): void {
  const add = (fault: string) => faults.push(`${fault} on ${page.url()}`);
  page.on('console', (message) => {
    if (message.type() === 'error') add(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => add(`error: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) add(`${response.status()} ${response.url()}`);
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(site) && !url.startsWith('data:')) add(`requested ${url}`);
  });
  page.on('requestfailed', (request) => {
    const problem = request.failure()?.errorText ?? '';
    // Ignore requests that are aborted by leaving a page; a checked page is left only when the network is idle.
    if (problem !== 'net::ERR_ABORTED') add(`${problem} ${request.url()}`);
  });
}

async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load', timeout: TIMEOUT_MS });
  // What comes to life when it is seen is seen.
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
  });
  await settle(page);
}

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: TIMEOUT_MS });
  await page.waitForTimeout(QUIET_MS);
}

/** Everything that a button of the page opens, one after another, and what comes by itself when nothing is open. */
async function openEverything(page: Page): Promise<number> {
  const buttons = page.locator('[data-opens], [popovertarget], [command=show-modal]');
  const names = await buttons.evaluateAll((all) =>
    all.map((button) =>
      ['data-opens', 'popovertarget', 'commandfor'].map((name) => button.getAttribute(name)).join(),
    ),
  );
  const first = names.flatMap((name, at) => (names.indexOf(name) === at ? [at] : []));
  for (const at of first) {
    // By script: some are within a menu that is closed, and the first group of the navigation leads to its page as well.
    await buttons.nth(at).evaluate((button: HTMLButtonElement) => {
      if (button.popoverTargetElement) (button.popoverTargetElement as HTMLElement).showPopover();
      else button.click();
    });
    await settle(page);
    await page.evaluate(closeEverything);
  }
  await page.waitForFunction(closeEverything, null, { polling: 500, timeout: TIMEOUT_MS });
  return first.length + 1;
}

/** Whether the popup of the month has come. It interrupts nobody who has something open, or types. */
function closeEverything(): boolean {
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  for (const panel of document.querySelectorAll<HTMLElement>(':popover-open')) panel.hidePopover();
  (document.activeElement as HTMLElement | null)?.blur();
  return document.querySelector('#month-popup') !== null;
}
