/**
 * Performs ten rolling restarts of three processes under load, from one build to another and back, while browsers have
 * pages of the first build open. Fails if a request fails or a file that an open page loads later is missing.
 * `npm run bench:rolling` after `npm run build`; `-- 3 5` for three restarts and five browsers.
 */
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { MARKETS } from '@nettobonus/domain/markets/market';
import type { Page } from '@playwright/test';
import { deployAssets } from '../ops/edge/keep-assets.ts';
import { launchBrowser } from './browser.ts';
import { type EdgeSetup, withEdge } from './edge-setup.ts';

const RESTARTS = Number(process.argv[2] ?? 10);
const BROWSERS = Number(process.argv[3] ?? 20);
const READERS = 8;
const DIST = fileURLToPath(new URL('../apps/site/dist', import.meta.url));
const NEXT = join(DIST, 'next-build');
const TEXT = /\.(?:m?js|css|json|html)$/;

let faults = 0;
await makeNextBuild();
try {
  await withEdge(3, roll, { env: { DRAIN_MS: '500' } });
} finally {
  await rm(NEXT, { recursive: true, force: true });
}
process.exit(faults > 0 ? 1 : 0);

async function roll({ edge, sites }: EdgeSetup): Promise<void> {
  console.log(`\n3 processes, load average ${loadavg()[0]?.toFixed(1)}`);
  const browser = await launchBrowser();
  try {
    const open = await Promise.all(
      Array.from({ length: BROWSERS }, async (_, index) => {
        const page = await browser.newPage();
        const failed = watch(page);
        const market = MARKETS[index % MARKETS.length] ?? 'fi';
        await page.goto(`${edge.url}/${market}`, { waitUntil: 'domcontentloaded', timeout: 120_000 });
        return { page, failed };
      }),
    );
    const filesBefore = open.flatMap(({ failed }) => failed).length;
    // Deploy the files of the next build before the first process that references them.
    await deployAssets(join(edge.dir, 'assets'), join(NEXT, 'client'));
    const load = startLoad(edge.url);
    const startedAt = performance.now();
    for (let turn = 0; turn < RESTARTS; turn += 1) {
      const entry = turn % 2 === 0 ? join(NEXT, 'server/entry.mjs') : undefined;
      for (const site of sites) await site.restart(entry);
    }
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    const { requests, failed } = await load.stop();
    report(
      `${RESTARTS} rolling restarts of 3 processes in ${seconds} s: ${requests} requests, ${failed.length} failed ${failed.slice(0, 5).join(', ')}`,
      failed.length === 0 && requests > 0,
    );
    for (const { page } of open) await useEverything(page);
    const missing = open.flatMap((one) => one.failed);
    report(
      `${BROWSERS} browsers with pages of the first build opened menu, list, quiz, picker and chat: ${missing.length} files missing (${filesBefore} before) ${missing.slice(0, 5).join(', ')}`,
      missing.length === 0,
    );
  } finally {
    await browser.close();
  }
}

/** Collects failed requests and script errors of a page. */
function watch(page: Page): string[] {
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') failed.push(`${reason} ${request.url()}`);
  });
  page.on('pageerror', (error) => failed.push(String(error)));
  return failed;
}

/** Opens everything that loads further files. */
async function useEverything(page: Page): Promise<void> {
  const list = page.locator('select[name=sort]').first();
  await page.locator('[data-opens="quiz"]').first().dispatchEvent('click');
  await page.waitForResponse((response) => response.url().includes('/part/quiz')).catch(() => {});
  await page.locator('[data-opens="picker"]').first().dispatchEvent('click');
  await page.locator('[data-opens^="chat"]').first().dispatchEvent('click');
  await page.locator('#chat-panel').waitFor({ timeout: 30_000 });
  if (await list.count()) await list.scrollIntoViewIfNeeded().catch(() => {});
  await setTimeout(1_000);
}

/** Requests cached pages, uncached pages and clicks until it is stopped. */
function startLoad(url: string) {
  let isStopped = false;
  let requests = 0;
  const failed: string[] = [];
  const count = async (path: string, request: Promise<Response>) => {
    requests += 1;
    try {
      const response = await request;
      await response.arrayBuffer();
      if (!response.ok) failed.push(`${response.status} ${path}`);
    } catch (error) {
      failed.push(`${error} ${path}`);
    }
  };
  const reader = async (index: number) => {
    for (let turn = 0; !isStopped; turn += 1) {
      const market = MARKETS[turn % MARKETS.length];
      // Every second request is a new search, which misses the cache.
      const path = turn % 2 === 0 ? `/${market}` : `/${market}?search=${index}-${turn}`;
      await count(path, fetch(url + path));
    }
  };
  const clicker = async () => {
    while (!isStopped) {
      await count('/go', fetch(`${url}/go/winz-casino`));
      await setTimeout(50);
    }
  };
  const running = Promise.all([...Array.from({ length: READERS }, (_, index) => reader(index)), clicker()]);
  return {
    stop: async () => {
      isStopped = true;
      await running;
      return { requests, failed };
    },
  };
}

/** Copies the build and renames its hashed files, as any code change would. */
async function makeNextBuild(): Promise<void> {
  await rm(NEXT, { recursive: true, force: true });
  await mkdir(NEXT);
  for (const folder of ['client', 'server']) {
    await cp(join(DIST, folder), join(NEXT, folder), { recursive: true });
  }
  const assets = join(NEXT, 'client/_astro');
  const names = await readdir(assets);
  for (const name of names) await rename(join(assets, name), join(assets, nextName(name)));
  const files = await readdir(NEXT, { recursive: true, withFileTypes: true });
  for (const file of files.filter((one) => one.isFile() && TEXT.test(one.name))) {
    const path = join(file.parentPath, file.name);
    let text = await readFile(path, 'utf8');
    for (const name of names) text = text.replaceAll(name, nextName(name));
    await writeFile(path, text);
  }
}

function nextName(name: string): string {
  return name.replace(/\.([\w-]+)\.(\w+)$/, (_, hash: string, kind: string) => `.${hash}-next.${kind}`);
}

function report(result: string, isOk: boolean): void {
  if (!isOk) faults += 1;
  console.log(`${isOk ? 'ok ' : 'NOT'} ${result}`);
}
