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
/** How long the pointer or the focus is on an element before the press. */
const AIM_MS = 1_000;
const PRESS_MS = 80;
/** Fast typing. */
const KEY_INTERVAL_MS = 100;

interface Interaction {
  name: string;
  path: string;
  /** What the visitor presses first, for example to open a popover. */
  before?: string;
  /** The element that the visitor presses, or the field in which the visitor types or presses a key. */
  element: string;
  text?: string;
  key?: string;
  /** If given, measures until this element appears, instead of until the next paint. */
  shows?: string;
}

const INTERACTIONS: Interaction[] = [
  {
    name: 'list: sort by net',
    path: '/fi/mga-kasinot',
    // The keyboard changes a select in one event; with a pointer, the browser opens its own option list.
    element: '.filters select[name=sort]',
    key: 'ArrowDown',
  },
  {
    name: 'list: deposit',
    path: '/fi',
    before: '.deposit-control .deposit-button',
    element: '.deposit-amounts button:last-child',
  },
  { name: 'list: show more', path: '/fi', element: '.more .button' },
  { name: 'list: compare', path: '/fi/mga-kasinot', element: '.offer label.compare' },
  { name: 'list: type a search', path: '/fi', element: '.filters input[name=search]', text: 'bet' },
  { name: 'showcase: next casino', path: '/fi', element: '.showcase-step:last-child' },
  { name: 'duel: slider', path: '/fi', element: '.duel-track input', key: 'ArrowLeft' },
  {
    name: 'calculator: slider',
    path: '/fi/nettolaskuri',
    element: 'input[data-field=wagerTimes]',
    key: 'ArrowRight',
  },
  {
    name: 'reviews: type a search',
    path: '/fi/kasinoarvostelut',
    element: '.review-tools input[type=search]',
    text: 'win',
  },
  {
    name: 'demo game: 100 spins',
    path: '/fi/demopelit/kultasuoni',
    element: '.machine-buttons .button-primary',
  },
  {
    name: 'search: suggestions',
    path: '/fi/tietosuoja',
    element: '.search-header input',
    text: 'ri',
    shows: '.suggestions [role=option]',
  },
  { name: 'chat: open', path: '/fi', element: '.chat-button' },
  { name: 'quiz: open', path: '/fi', element: '.hero-tools [data-opens=quiz]' },
];

/**
 * Acts like a visitor: scrolls to the element, waits with the pointer on it or the focus in it, then presses or types.
 * `locator.click()` would do all of this within milliseconds, and its own checks would count as part of the delay.
 */
async function act(page: Page, { before, element, text, key }: Interaction): Promise<void> {
  if (before) await page.locator(before).click();
  const target = page.locator(element).first();
  await target.scrollIntoViewIfNeeded();
  // At the edge of the screen, Chromium reports typed letters up to 400 ms late: it scrolls to the field first.
  await target.evaluate((aimed) => aimed.scrollIntoView({ block: 'center' }));
  if (text || key) await target.focus();
  else await target.hover();
  await page.waitForTimeout(AIM_MS);
  if (text) await page.keyboard.type(text, { delay: KEY_INTERVAL_MS });
  else if (key) await page.keyboard.press(key);
  else {
    await page.mouse.down();
    await page.waitForTimeout(PRESS_MS);
    await page.mouse.up();
  }
}

/** The time from the last typed character until the element is in the document. */
const measureUntilShown = (page: Page, selector: string) =>
  page.evaluate(
    (shown) =>
      new Promise<number>((resolve) => {
        let typedAt = 0;
        addEventListener('input', ({ timeStamp }) => (typedAt = timeStamp), { capture: true });
        const look = () => {
          if (document.querySelector(shown)) resolve(performance.now() - typedAt);
          else requestAnimationFrame(look);
        };
        look();
      }),
    selector,
  );

async function measure(browser: Browser, site: string, interaction: Interaction): Promise<number> {
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
  await page.goto(site + interaction.path, { waitUntil: 'networkidle' });
  const device = await context.newCDPSession(page);
  await device.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.waitForTimeout(SETTLE_MS);
  const untilShown = interaction.shows ? measureUntilShown(page, interaction.shows) : null;
  await act(page, interaction);
  await page.waitForTimeout(SETTLE_MS);
  const durations = await page.evaluate(() => (window as unknown as { durations: number[] }).durations);
  const shownAfter = await untilShown;
  await context.close();
  if (shownAfter !== null) return Math.round(shownAfter);
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
