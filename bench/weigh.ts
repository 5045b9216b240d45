/**
 * Checks the page weight budget: the Brotli bytes of each page, measured in Chromium on the production build with a
 * larger catalogue than the sample content. Run `npm run build` first, then `npm run weigh`. Fails above its limits.
 */

import { brotliCompressSync } from 'node:zlib';
import { monthPopupStorageKey } from '@nettobonus/domain/campaigns/month-popup';
import { MARKETS } from '@nettobonus/domain/markets/market';
import type { Browser, Response } from '@playwright/test';
import pMap from 'p-map';
import { launchBrowser } from './browser.ts';
import { withServedSite } from './served-site.ts';
import { buildCatalogue } from './synthetic-catalogue.ts';

const PER_MARKET = 80;
const KB = 1024;
/** Long enough for every island to load. */
const IDLE_MS = 4_000;

const HOME = { script: 90 * KB, page: 36 * KB, requests: 16 };
const CATEGORY = { ...HOME, page: 28 * KB };
const OTHER = { ...HOME, page: 25 * KB };
/** Pages without an island load only the shell's script, which also opens the widgets. */
const TEXT = { ...OTHER, script: 12 * KB };
/** Logos are lazy, immutable and small, so they do not count as requests that a page waits for. */
const isLogo = (url: string) => /^\/(tiles|media)\//.test(new URL(url).pathname);
const PAGES: [path: string, limits: typeof HOME][] = [
  ['/fi', HOME],
  ['/dk', HOME],
  ['/fi/pikakasinot', CATEGORY],
  ['/se/omsattningsfria', CATEGORY],
  // The longest review.
  ['/fi/kasino/ulpukka-spins', CATEGORY],
  ['/no/kasino/casinoist', CATEGORY],
  ['/fi/nettolaskuri', OTHER],
  ['/fi/kasinoarvostelut', OTHER],
  ['/fi/demopelit', OTHER],
  ['/dk/demospil/kultasuoni', OTHER],
  ['/fi/vertailu?kasinot=winz-casino,rizzio-casino,casinoist,247-bet', OTHER],
  ['/dk/sammenlign', OTHER],
  ['/fi/tietosuoja', TEXT],
  ['/fi/nain-laskimme', TEXT],
  ['/dk/saadan-beregner-vi', TEXT],
  ['/fi/kilpailut', TEXT],
  ['/se/tavlingar', TEXT],
];

/** The selector of each widget's element. */
const WIDGETS = { month: '#month-popup', picker: '#picker', quiz: '#quiz', chat: '#chat-panel' };
/** Pages on which the widgets are opened: one that loads no React, and one that does. */
const WIDGET_PAGES: [path: string, limit: number][] = [
  ['/fi/tietosuoja', 80 * KB],
  ['/fi/pikakasinot', 25 * KB],
];

interface Loaded {
  type: string;
  bytes: number;
  phase: 'load' | 'idle';
  url: string;
}

const sumBytes = (entries: Loaded[]) => entries.reduce((bytes, entry) => bytes + entry.bytes, 0);

async function measure(response: Response, phase: Loaded['phase']): Promise<Loaded> {
  const body = await response.body().catch(() => Buffer.alloc(0));
  return {
    type: response.request().resourceType(),
    bytes: brotliCompressSync(body).length,
    phase,
    url: response.url(),
  };
}

async function weigh(browser: Browser, url: string) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  // Suppress the casino-of-the-month popup, which opens on every page after five seconds: it is measured with the
  // widgets.
  await context.addInitScript((keys) => {
    for (const key of keys) sessionStorage.setItem(key, 'true');
  }, MARKETS.map(monthPopupStorageKey));
  const page = await context.newPage();
  const loaded: Promise<Loaded>[] = [];
  let phase: Loaded['phase'] = 'load';
  let counted = 0;
  page.on('response', (response) => {
    if (response.url().startsWith('data:')) return;
    loaded.push(measure(response, phase));
    if (!isLogo(response.url())) counted += 1;
  });
  await page.goto(url, { waitUntil: 'load' });
  const atLoad = counted;
  // Trigger everything that loads when idle or visible: wait, and scroll through the whole page.
  phase = 'idle';
  await page.waitForTimeout(IDLE_MS);
  const requests = counted;
  await page
    .locator('.filter-phone input, .calculator input')
    .first()
    .focus({ timeout: 500 })
    .catch(() => {});
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      window.scrollTo(0, y);
      await new Promise((done) => setTimeout(done, 40));
    }
  });
  await page.waitForTimeout(IDLE_MS);
  const all = await Promise.all(loaded);
  await context.close();
  const sum = (type: string, phaseFilter?: Loaded['phase']) =>
    sumBytes(all.filter((entry) => entry.type === type && (!phaseFilter || entry.phase === phaseFilter)));
  return {
    html: sum('document'),
    css: sum('stylesheet'),
    scriptAtLoad: sum('script', 'load'),
    script: sum('script'),
    fonts: sum('font'),
    logos: all.filter((entry) => isLogo(entry.url)),
    atLoad,
    requests,
    external: all.filter((entry) => !entry.url.startsWith(new URL(url).origin)),
  };
}

/** Measures what opening a widget loads. */
async function weighWidget(browser: Browser, url: string, widget: string, selector: string) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => document.querySelector('astro-island[ssr]') === null);
  const loaded: Promise<Loaded>[] = [];
  page.on('response', (response) => {
    if (!response.url().startsWith('data:')) loaded.push(measure(response, 'idle'));
  });
  if (widget !== 'month') {
    await page.evaluate((name) => {
      const opener = Object.assign(document.createElement('button'), { textContent: name });
      opener.dataset.opens = name;
      document.body.append(opener);
      opener.click();
    }, widget);
  }
  await page.locator(selector).waitFor({ state: 'visible', timeout: 15_000 });
  await page.waitForLoadState('networkidle');
  const all = await Promise.all(loaded);
  await context.close();
  return { all: sumBytes(all), script: sumBytes(all.filter(({ type }) => type === 'script')) };
}

/** The only page to measure, if the command line names one. */
const only = process.argv[2];

await withServedSite(async (site) => {
  const browser = await launchBrowser();
  const kb = (bytes: number) => (bytes / KB).toFixed(1).padStart(6);
  console.log(`Brotli KB at 390 px, with ${PER_MARKET} extra casinos per market`);
  console.log(
    `${'page'.padEnd(28)}   HTML    CSS  HTML+CSS   JS load        JS  fonts  requests (at load, idle)  logos (all, KB)`,
  );
  const selected = PAGES.filter(([path]) => !only || path === only);
  // Measure concurrently: each measurement spends most of its time waiting.
  const weighed = await pMap(
    selected,
    async ([path, limits]) => ({
      path,
      limits,
      weight: await weigh(browser, site + path),
    }),
    { concurrency: 3 },
  );
  for (const { path, limits, weight } of weighed) {
    const page = weight.html + weight.css;
    const problems = [
      page > limits.page && `HTML+CSS over ${limits.page / KB}`,
      weight.script > limits.script && `JS over ${limits.script / KB}`,
      weight.requests > limits.requests && `more than ${limits.requests} requests`,
      weight.external.length > 0 && `requests ${weight.external[0]?.url}`,
    ].filter(Boolean);
    console.log(
      `${path.slice(0, 28).padEnd(28)} ${kb(weight.html)} ${kb(weight.css)}    ${kb(page)}    ${kb(weight.scriptAtLoad)}    ${kb(weight.script)} ${kb(weight.fonts)}  ${`${weight.atLoad}, ${weight.requests}`.padEnd(24)}  ${weight.logos.length}, ${kb(sumBytes(weight.logos)).trim()}  ${problems.length > 0 ? `OVER LIMIT: ${problems.join(', ')}` : 'ok'}`,
    );
    if (problems.length > 0) process.exitCode = 1;
  }
  console.log(`\n${'widget, opened on'.padEnd(34)}  KB total    JS only`);
  for (const [path, limit] of WIDGET_PAGES) {
    for (const [widget, selector] of Object.entries(WIDGETS)) {
      const weight = await weighWidget(browser, site + path, widget, selector);
      const isOk = weight.all <= limit;
      console.log(
        `${`${widget}, ${path}`.padEnd(34)}     ${kb(weight.all)}    ${kb(weight.script)}  ${isOk ? 'ok' : `OVER LIMIT: over ${limit / KB}`}`,
      );
      if (!isOk) process.exitCode = 1;
    }
  }
  await browser.close();
}, buildCatalogue(PER_MARKET));

// Without an explicit exit the embedded database ends the process with code 0.
process.exit();
