/**
 * How long the calculator's chart takes to follow a slider, in Chromium at a quarter of the machine's speed: from the
 * input event to the paint that shows the changed chart. `npm run calculator-speed` after `npm run build`; fails above
 * its limit.
 */
import { medianOf } from '@nettobonus/domain/median';
import { launchBrowser } from './browser.ts';
import { withServedSite } from './served-site.ts';

const SLOWDOWN = 4;
const LIMIT_MS = 50;
/** Keys pressed on each slider. */
const PRESSES = 12;
const SLIDERS = ['wagerTimes', 'deposit', 'matchPercent', 'rtp'];

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
        // A message runs after the frame has been painted.
        const channel = new MessageChannel();
        channel.port1.onmessage = () => {
          if (isChanged) times.push(performance.now() - startedAt);
          else requestAnimationFrame(look);
        };
        channel.port2.postMessage(null);
      };
      requestAnimationFrame(look);
    },
    { capture: true },
  );
}

await withServedSite(async (site) => {
  const browser = await launchBrowser();
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
      await page.waitForTimeout(120);
    }
  }
  const times = await page.evaluate(() => (window as unknown as { chartTimes: number[] }).chartTimes);
  await browser.close();
  const inputs = SLIDERS.length * PRESSES;
  if (times.length < inputs) throw new Error(`${times.length} of ${inputs} inputs changed the chart`);
  const median = medianOf(times) ?? 0;
  const longest = Math.max(...times);
  console.log(times.map((time) => Math.round(time)).join(' '));
  console.log(`${times.length} inputs at ${SLOWDOWN}× slowdown, input to painted chart`);
  console.log(`  median ${median.toFixed(1)} ms, longest ${longest.toFixed(1)} ms (limit ${LIMIT_MS} ms)`);
  if (longest > LIMIT_MS) process.exitCode = 1;
});

// The embedded database ends a process that it was part of with 0, unless the process ends itself.
process.exit();
