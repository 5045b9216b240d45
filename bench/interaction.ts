/**
 * Measures Interaction to Next Paint of filter changes, in Chromium with 4× CPU throttling: the longest interaction by
 * the browser's own event timing. `npm run inp` after `npm run build`; fails above its limit.
 */
import { medianOf } from '@nettobonus/domain/shared/median';
import type { Browser } from '@playwright/test';
import { launchBrowser } from './browser.ts';
import { withServedSite } from './served-site.ts';
import { buildCatalogue } from './synthetic-catalogue.ts';

const PER_MARKET = 1_000;
const SLOWDOWN = 4;
const ROUNDS = 3;
const LIMIT_MS = 100;
/** The shortest pause that a person makes between focusing a field and changing it. */
const FOCUS_PAUSE_MS = 250;
const CHANGES = [
  ['license', 'mga'],
  ['sort', 'rating'],
  ['license', 'all'],
  ['bonusPercent', '200'],
  ['features', 'quick'],
  ['sort', 'net'],
  ['bonusPercent', 'all'],
] as const;

/** The durations of every interaction of one visit. */
async function visit(browser: Browser, site: string): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const durations: number[] = [];
    Object.assign(window, { interactions: durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId) durations.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  await page.goto(`${site}/fi/pikakasinot`, { waitUntil: 'networkidle' });
  await page.locator('.filters select').first().focus();
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  for (const [name, value] of CHANGES) {
    const select = page.locator(`.filters select[name=${name}]`);
    await select.focus();
    await page.waitForTimeout(FOCUS_PAUSE_MS);
    // By keyboard: the mouse opens a native list of the operating system, which the browser does not time.
    const options = await select
      .locator('option')
      .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
    const from = options.indexOf(await select.inputValue());
    const steps = options.indexOf(value) - from;
    for (let step = 0; step < Math.abs(steps); step++) {
      await page.keyboard.press(steps > 0 ? 'ArrowDown' : 'ArrowUp');
      await page.waitForTimeout(700);
    }
  }
  const field = page.locator('.filters input[name=search]');
  await field.focus();
  await page.waitForTimeout(FOCUS_PAUSE_MS);
  for (const letter of 'malli') {
    await page.keyboard.press(letter);
    await page.waitForTimeout(400);
  }
  const durations = await page.evaluate(() => (window as unknown as { interactions: number[] }).interactions);
  await context.close();
  if (durations.length === 0) throw new Error('The browser measured no interaction');
  return durations;
}

await withServedSite(async (site) => {
  const browser = await launchBrowser();
  const longest: number[] = [];
  console.log(`${PER_MARKET} casinos per market, ${SLOWDOWN}× slowdown, ${ROUNDS} visits`);
  for (let round = 0; round < ROUNDS; round++) {
    const durations = (await visit(browser, site)).toSorted((a, b) => b - a);
    longest.push(durations[0] ?? 0);
    console.log(`  ${durations.length} interactions, in ms: ${durations.join(' ')}`);
  }
  await browser.close();
  const median = medianOf(longest) ?? 0;
  console.log(`Longest interaction, median of the visits: ${median} ms (limit ${LIMIT_MS} ms)`);
  if (median > LIMIT_MS) process.exitCode = 1;
}, buildCatalogue(PER_MARKET));

// Without an explicit exit the embedded database ends the process with code 0.
process.exit();
