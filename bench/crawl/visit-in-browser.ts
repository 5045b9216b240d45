import type { BrowserContext, Page } from '@playwright/test';
import pMap from 'p-map';
import { launchBrowser } from '../browser.ts';
import type { Finding } from './check-pages.ts';

const TABS = 4;
const TIMEOUT_MS = 60_000;
const QUIET_MS = 250;

declare global {
  interface Window {
    reportViolation: (violation: string) => Promise<void>;
  }
}

/**
 * Opens pages in Chromium, with every dialog, menu and popup on them. Finds violations of the content security policy,
 * console errors, failed requests and requests to other hosts.
 */
export async function visitInBrowser(
  origin: string,
  urls: readonly string[],
): Promise<{ findings: Finding[]; opened: number }> {
  const findings: Finding[] = [];
  let opened = 0;
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await watchViolations(context, findings);
    await pMap(
      urls,
      async (url) => {
        // A new tab for each page: the casino-of-the-month popup opens once per tab.
        const page = await context.newPage();
        watch(page, origin, findings);
        try {
          await visit(page, url);
          const count = await openEverything(page);
          opened += count;
        } catch (error) {
          findings.push({ url, problem: String(error).split('\n', 1).join() });
        }
        await page.close();
      },
      { concurrency: TABS },
    );
  } finally {
    await browser.close();
  }
  return { findings, opened };
}

async function watchViolations(context: BrowserContext, findings: Finding[]): Promise<void> {
  await context.exposeBinding('reportViolation', ({ page }, violation: string) => {
    findings.push({ url: page.url(), problem: `violates the content security policy: ${violation}` });
  });
  await context.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sourceFile, sample }) => {
        void window.reportViolation([effectiveDirective, blockedURI, sourceFile, sample].join(' '));
      },
    );
  });
}

function watch(page: Page, origin: string, findings: Finding[]): void {
  const add = (problem: string) => findings.push({ url: page.url(), problem });
  page.on('console', (message) => {
    if (message.type() === 'error') add(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => add(`error: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) add(`${response.status()} ${response.url()}`);
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:'))
      add(`requests ${request.url()}`);
  });
  page.on('requestfailed', (request) => {
    const problem = request.failure()?.errorText ?? '';
    // Closing the tab aborts pending requests.
    if (problem !== 'net::ERR_ABORTED') add(`${problem} ${request.url()}`);
  });
}

async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load', timeout: TIMEOUT_MS });
  // Scroll through the page to hydrate islands that wait until they are visible.
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      // Not `requestAnimationFrame`: a tab in the background may never draw a frame.
      await new Promise((done) => setTimeout(done, 50));
    }
  });
  await settle(page);
}

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: TIMEOUT_MS });
  await page.waitForTimeout(QUIET_MS);
}

/**
 * Clicks one button for each dialog, menu and popup, then waits for the casino-of-the-month popup, which opens by
 * itself.
 */
async function openEverything(page: Page): Promise<number> {
  const buttons = page.locator('[data-opens], [popovertarget], [command=show-modal]');
  const names = await buttons.evaluateAll((elements) =>
    elements.map((button) =>
      ['data-opens', 'popovertarget', 'commandfor'].map((name) => button.getAttribute(name)).join(),
    ),
  );
  const indexes = names.flatMap((name, index) => (names.indexOf(name) === index ? [index] : []));
  for (const index of indexes) {
    // Click by script: some buttons are in a closed menu, and the first group of the navigation is also a link.
    await buttons.nth(index).evaluate((button: HTMLButtonElement) => {
      if (button.popoverTargetElement) (button.popoverTargetElement as HTMLElement).showPopover();
      else button.click();
    });
    await settle(page);
    await page.evaluate(closeEverything);
  }
  await page.waitForFunction(closeEverything, null, { polling: 500, timeout: TIMEOUT_MS });
  return indexes.length + 1;
}

/**
 * Returns whether the casino-of-the-month popup has opened. The popup waits while something else is open or has focus.
 */
function closeEverything(): boolean {
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  for (const panel of document.querySelectorAll<HTMLElement>(':popover-open')) panel.hidePopover();
  (document.activeElement as HTMLElement | null)?.blur();
  return document.querySelector('#month-popup') !== null;
}
