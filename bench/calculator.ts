/**
 * How long the calculator's chart takes to follow a slider, in Chromium at a quarter of the machine's speed: from the
 * input event to the paint that shows the changed chart. `npm run calculator-speed` after `npm run build`; fails above
 * its limit.
 */
import { medianOf } from '@nettobonus/domain/median';
import type { Browser } from '@playwright/test';
import { launchBrowser } from './browser.ts';
import { withServedSite } from './served-site.ts';

const SLOWDOWN = 4;
const LIMIT_MS = 50;
/** Keys pressed on each slider. */
const PRESSES = 12;
/** What a hand needs at least between two of them. */
const HAND_MS = 120;
const ROUNDS = 3;
const SLIDERS = ['wagerTimes', 'deposit', 'matchPercent', 'rtp'];

/** Known to Chromium, not yet to TypeScript's DOM. */
interface Scheduler {
  postTask(task: () => void, options: { priority: 'user-blocking' }): Promise<void>;
}

/** Times each input of a slider until the frame with the new chart is on its way to the screen. */
function watchInputs() {
  const times: number[] = [];
  Object.assign(window, { chartTimes: times });
  const drawing = () =>
    ['.chart-card', '.chart-average', '.chart-marker']
      .map((part) => document.querySelector(`.chart-wide ${part}`)?.getAttribute('d'))
      .join();
  document.addEventListener(
    'input',
    () => {
      const startedAt = performance.now();
      const before = drawing();
      const look = () => {
        const isChanged = drawing() !== before;
        // Urgent, so that it comes right after the frame's paint and before work that waited for it.
        const { scheduler } = window as unknown as { scheduler: Scheduler };
        void scheduler.postTask(
          () => {
            if (isChanged) times.push(performance.now() - startedAt);
            else requestAnimationFrame(look);
          },
          { priority: 'user-blocking' },
        );
      };
      requestAnimationFrame(look);
    },
    { capture: true },
  );
}

async function visit(browser: Browser, site: string): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(watchInputs);
  await page.goto(`${site}/fi/nettolaskuri?kasino=casinoist`, { waitUntil: 'networkidle' });
  await page.locator('[data-field=wagerTimes]').focus();
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  for (const slider of SLIDERS) {
    await page.locator(`[data-field=${slider}]`).focus();
    for (let press = 0; press < PRESSES; press++) {
      await page.keyboard.press(press % 4 === 3 ? 'ArrowRight' : 'ArrowLeft');
      await page.waitForTimeout(HAND_MS);
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

// The embedded database ends a process that it was part of with 0, unless the process ends itself.
process.exit();
