/**
 * Measures how long the page takes to respond to a visitor (interaction to next paint) on a device with a slow
 * processor. Run `npm run build` first, then `npm run inp`. Fails above its limit. `npm run inp http://localhost:4500`
 * also measures the site that is running at that URL, alternating with ours, for comparison.
 */
import { monthPopupStorageKey } from '@nettobonus/domain/campaigns/month-popup';
import { MARKETS } from '@nettobonus/domain/markets/market';
import { getMedian } from '@nettobonus/domain/shared/median';
import type { Browser, Page } from '@playwright/test';
import { launchBrowser } from './browser.ts';
import { check, runBenchmark } from './outcome.ts';
import { withServedSite } from './served-site.ts';
import { buildCatalogue } from './synthetic-catalogue.ts';

const PER_MARKET = 80;
const ROUNDS = 5;
const LIMIT_MS = 100;
const CPU_SLOWDOWN = 4;
/** Long enough for every island to load, and for the browser to paint the effects of an interaction. */
const SETTLE_MS = 3_000;

interface Interaction {
  name: string;
  path: string;
  act: (page: Page) => Promise<unknown>;
}

const INTERACTIONS: Interaction[] = [
  {
    name: 'list: sort by net',
    path: '/fi/mga-kasinot',
    act: async (page) => {
      // The keyboard changes a select in one event; with a pointer, the browser opens its own option list.
      await page.locator('.filters select[name=sort]').focus();
      await page.keyboard.press('ArrowDown');
    },
  },
  {
    name: 'list: deposit',
    path: '/fi',
    act: async (page) => {
      await page.locator('.deposit-control .deposit-button').click();
      await page.locator('.deposit-amounts button:last-child').click();
    },
  },
  { name: 'list: show more', path: '/fi', act: (page) => page.locator('.more .button').click() },
  {
    name: 'list: compare',
    path: '/fi/mga-kasinot',
    act: (page) => page.locator('.offer label.compare').first().click(),
  },
  {
    name: 'list: type a search',
    path: '/fi',
    act: (page) => page.locator('.filters input[name=search]').pressSequentially('bet'),
  },
  {
    name: 'showcase: next casino',
    path: '/fi',
    act: (page) => page.locator('.showcase-step').last().click(),
  },
  {
    name: 'duel: slider',
    path: '/fi',
    act: (page) => page.locator('.duel-track input').press('ArrowLeft'),
  },
  {
    name: 'calculator: slider',
    path: '/fi/nettolaskuri',
    act: (page) => page.locator('input[data-field=wagerTimes]').press('ArrowRight'),
  },
  {
    name: 'reviews: type a search',
    path: '/fi/kasinoarvostelut',
    act: (page) => page.locator('.review-tools input[type=search]').pressSequentially('win'),
  },
  {
    name: 'demo game: 100 spins',
    path: '/fi/demopelit/kultasuoni',
    act: (page) => page.locator('.machine-buttons .button-primary').click(),
  },
  { name: 'chat: open', path: '/fi', act: (page) => page.locator('.chat-button').click() },
  { name: 'quiz: open', path: '/fi', act: (page) => page.locator('.hero-tools [data-opens=quiz]').click() },
];

async function measure(browser: Browser, site: string, { path, act }: Interaction): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript((keys) => {
    for (const key of keys) sessionStorage.setItem(key, 'true');
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId) durations.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  }, MARKETS.map(monthPopupStorageKey));
  const page = await context.newPage();
  await page.goto(site + path, { waitUntil: 'networkidle' });
  const device = await context.newCDPSession(page);
  await device.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.waitForTimeout(SETTLE_MS);
  await act(page);
  await page.waitForTimeout(SETTLE_MS);
  const durations = await page.evaluate(() => (window as unknown as { durations: number[] }).durations);
  await context.close();
  // No entry means that the interaction was faster than the observer's threshold.
  return Math.max(0, ...durations);
}

const other = process.argv[2];

await runBenchmark(
  () =>
    withServedSite(async (url) => {
      const browser = await launchBrowser();
      console.log(
        `Interaction to next paint in ms, median (highest) of ${ROUNDS}, ${CPU_SLOWDOWN}× slower processor`,
      );
      for (const interaction of INTERACTIONS) {
        const ours: number[] = [];
        const others: number[] = [];
        for (let round = 0; round < ROUNDS; round++) {
          ours.push(await measure(browser, url, interaction));
          if (other) others.push(await measure(browser, other, interaction));
        }
        const median = getMedian(ours) ?? 0;
        check(median <= LIMIT_MS, `${interaction.name}: ${median} ms, at most ${LIMIT_MS} allowed`);
        const format = (values: number[]) => `${getMedian(values)} (${Math.max(...values)})`.padStart(12);
        console.log(
          `${interaction.name.padEnd(26)} ${format(ours)}${other ? `   other site ${format(others)}` : ''}`,
        );
      }
      await browser.close();
    }, buildCatalogue(PER_MARKET)),
  'All interactions are within the limit.',
);
