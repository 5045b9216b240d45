/**
 * Measures how long the calculator's chart takes to follow a slider, from the input event to the paint of the changed
 * chart, in Chromium with 4× CPU throttling. `npm run calculator-speed` after `npm run build`; fails above its limit.
 */
import { medianOf } from '@nettobonus/domain/shared/median';
import type { Browser } from '@playwright/test';
import { launchBrowser } from './browser.ts';
import { withServedSite } from './served-site.ts';

const SLOWDOWN = 4;
const LIMIT_MS = 50;
/** Keys pressed on each slider. */
const PRESSES = 12;
/** The shortest pause that a person makes between two key presses. */
const PRESS_PAUSE_MS = 120;
const ROUNDS = 3;
const SLIDERS = ['wagerTimes', 'deposit', 'matchPercent', 'rtp'];

/** Missing from TypeScript's DOM types. */
interface Scheduler {
  postTask(task: () => void, options: { priority: 'user-blocking' }): Promise<void>;
}

/** Measures the time from each input event to the frame that paints the new chart. */
function measureInputs() {
  const times: number[] = [];
  Object.assign(window, { chartTimes: times });
  const readChart = () =>
    ['.chart-card', '.chart-average', '.chart-marker']
      .map((selector) => document.querySelector(`.chart-wide ${selector}`)?.getAttribute('d'))
      .join();
  document.addEventListener(
    'input',
    () => {
      const startedAt = performance.now();
      const before = readChart();
      const checkChart = () => {
        const isChanged = readChart() !== before;
        // `user-blocking` runs right after the frame's paint, before queued work that would add to the time.
        const { scheduler } = window as unknown as { scheduler: Scheduler };
        void scheduler.postTask(
          () => {
            if (isChanged) times.push(performance.now() - startedAt);
            else requestAnimationFrame(checkChart);
          },
          { priority: 'user-blocking' },
        );
      };
      requestAnimationFrame(checkChart);
    },
    { capture: true },
  );
}

async function visit(browser: Browser, site: string): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(measureInputs);
  await page.goto(`${site}/fi/nettolaskuri?kasino=casinoist`, { waitUntil: 'networkidle' });
  await page.locator('[data-field=wagerTimes]').focus();
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  for (const slider of SLIDERS) {
    await page.locator(`[data-field=${slider}]`).focus();
    for (let press = 0; press < PRESSES; press++) {
      await page.keyboard.press(press % 4 === 3 ? 'ArrowRight' : 'ArrowLeft');
      await page.waitForTimeout(PRESS_PAUSE_MS);
    }
  }
  const times = await page.evaluate(() => (window as unknown as { chartTimes: number[] }).chartTimes);
  await context.close();
  const inputs = SLIDERS.length * PRESSES;
  if (times.length < inputs) throw new Error(`${times.length} of ${inputs} inputs changed the chart`);
  return times;
}

await withServedSite(async (site) => {
  const browser = await launchBrowser();
  const all: number[] = [];
  console.log(`Input to painted chart at ${SLOWDOWN}× slowdown, ${ROUNDS} visits, in ms`);
  for (let round = 0; round < ROUNDS; round++) {
    const times = await visit(browser, site);
    all.push(...times);
    console.log(`  ${times.map(Math.round).join(' ')}`);
  }
  await browser.close();
  const longest = Math.max(...all);
  console.log(
    `${all.length} inputs: median ${(medianOf(all) ?? 0).toFixed(1)} ms, longest ${longest.toFixed(1)} ms (limit ${LIMIT_MS} ms)`,
  );
  if (longest > LIMIT_MS) process.exitCode = 1;
});

// Without an explicit exit the embedded database ends the process with code 0.
process.exit();
