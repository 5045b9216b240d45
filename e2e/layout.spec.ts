import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { demoGamePathFor, PAGE_KEYS, pathFor } from '@nettobonus/domain/routes/routes';
import { expect, type Page } from '@playwright/test';
import { listOverflows, listTextFaults } from './layout-faults.ts';
import { waitForAnimations, waitForIslands } from './screen.ts';
import { NIGHTLY, tagForLanguage } from './tags.ts';
import { test } from './visitor.ts';

const ALL_WIDTHS = [320, 360, 390, 430, 768, 820, 1024, 1200, 1440, 1920];
/** The narrowest phone, a tablet and the narrowest width with the wide header. */
const QUICK_WIDTHS = [320, 768, 1024];

/** How long the layout must stay still: the showcase turns about six times. */
const STILL_MS = 30_000;

/** A casino whose page shows the known facts instead of a review. */
const WITHOUT_REVIEW: Record<Market, string> = {
  fi: 'tundra-bet',
  se: 'kvarnhjul-casino',
  no: 'tundra-bet',
  dk: 'strandskade-bet',
};

/** Every kind of page. */
function listPaths(market: Market): string[] {
  const home = pathFor('home', market);
  return [
    ...PAGE_KEYS.map((page) => pathFor(page, market)),
    `${home}?search=casino`,
    `${home}?search=zzzz`,
    `/${market}/kasino/casinoist`,
    `/${market}/kasino/${WITHOUT_REVIEW[market]}`,
    demoGamePathFor('kultasuoni', market),
    `${pathFor('compare', market)}?kasinot=winz-casino,rizzio-casino,casinoist,247-bet`,
    `${pathFor('calculator', market)}?kasino=casinoist`,
    `/${market}/ei-ole`,
  ];
}

/** Opens everything that is folded, and lays out what is off the screen, because its text must fit too. */
const openDetails = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    const sheet = new CSSStyleSheet();
    sheet.insertRule('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });

async function expectNoFaults(page: Page, path: string, widths: readonly number[]): Promise<void> {
  await page.goto(path);
  await waitForIslands(page);
  await openDetails(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await waitForAnimations(page);
    const faults = [...(await page.evaluate(listOverflows)), ...(await page.evaluate(listTextFaults))];
    expect.soft(faults, `${path} at ${width}`).toEqual([]);
  }
}

async function expectNoFaultsInMenu(page: Page, market: Market, widths: readonly number[]): Promise<void> {
  await page.goto(pathFor('home', market));
  await openDetails(page);
  await page.evaluate(() => document.querySelector<HTMLDialogElement>('#menu')?.showModal());
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await waitForAnimations(page);
    const menuWidth = await page
      .locator('#menu')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect.soft(menuWidth, `menu at ${width}`).toBe(0);
    expect.soft(await page.evaluate(listTextFaults), `menu at ${width}`).toEqual([]);
  }
}

for (const market of MARKETS) {
  for (const [name, widths, tag] of [
    [`${QUICK_WIDTHS.join(', ')} pixels`, QUICK_WIDTHS, tagForLanguage(market)],
    ['every width from 320 to 1,920 pixels', ALL_WIDTHS, NIGHTLY],
  ] as const) {
    test(
      `in ${market} no page scrolls horizontally, cuts off text or breaks a word without a hyphen at ${name}`,
      tag,
      async ({ page }) => {
        test.slow();
        await page.emulateMedia({ reducedMotion: 'reduce' });
        for (const path of listPaths(market)) await expectNoFaults(page, path, widths);
        await expectNoFaultsInMenu(
          page,
          market,
          widths.filter((width) => width < 960),
        );
      },
    );
  }

  test(
    `in ${market} nothing on the phone's home page moves for 30 seconds`,
    tagForLanguage(market),
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.addInitScript(() => {
        const shifts: string[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[]) {
            const moved = entry.sources.map(({ node }) =>
              node instanceof Element ? node.className : '#text',
            );
            shifts.push(`${entry.value.toFixed(4)} at ${Math.round(entry.startTime)}: ${moved.join(', ')}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(pathFor('home', market));
      await page.evaluate(() => scrollTo(0, 300));
      const count = page.locator('.showcase-count');
      const first = await count.textContent();
      await page.waitForTimeout(STILL_MS);
      // The showcase has turned meanwhile. Otherwise the test would prove nothing.
      expect(await count.textContent()).not.toBe(first);
      expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
    },
  );
}

for (const width of [320, 390, 800]) {
  test(`at ${width} pixels the deposit stays in place while the browser parses the header’s buttons`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(pathFor('home', 'fi'));
    const deposit = page.locator('#deposit-control');
    const complete = await deposit.boundingBox();
    await deposit.evaluate((control) => {
      while (control.nextElementSibling) control.nextElementSibling.remove();
    });
    expect(await deposit.boundingBox()).toEqual(complete);
  });
}

/** The parts of the Layout Instability API that the test uses. TypeScript does not include it. */
interface LayoutShift {
  value: number;
  sources: { node: Node | null }[];
}
