/**
 * Ten rolling restarts of three processes under load, from one build to another and back, while browsers have pages of
 * the first build open: no request fails, and every file that an open page asks for later is still there.
 * `npm run bench:rolling` after `npm run build`; `-- 3 5` for three restarts and five browsers.
 */
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { MARKETS } from '@nettobonus/domain/market';
import type { Page } from '@playwright/test';
import { keepAssets } from '../ops/edge/keep-assets.ts';
import { type BehindEdge, withEdgeBefore } from './behind-edge.ts';
import { launchBrowser } from './browser.ts';

const RESTARTS = Number(process.argv[2] ?? 10);
const BROWSERS = Number(process.argv[3] ?? 20);
const READERS = 8;
const DIST = fileURLToPath(new URL('../apps/site/dist', import.meta.url));
const NEXT = join(DIST, 'next-build');
const TEXT = /\.(?:m?js|css|json|html)$/;

let faults = 0;
await makeNextBuild();
try {
  await withEdgeBefore(3, roll, { env: { DRAIN_MS: '500' } });
} finally {
  await rm(NEXT, { recursive: true, force: true });
}
process.exit(faults > 0 ? 1 : 0);

async function roll({ edge, sites }: BehindEdge): Promise<void> {
  console.log(`\n3 processes, load before ${loadavg()[0]?.toFixed(1)}`);
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
    // Files of the next build are brought before the first process that names them.
    await keepAssets(join(edge.dir, 'assets'), join(NEXT, 'client'));
    const load = startLoad(edge.url);
    const startedAt = performance.now();
    for (let turn = 0; turn < RESTARTS; turn += 1) {
      const entry = turn % 2 === 0 ? join(NEXT, 'server/entry.mjs') : undefined;
      for (const site of sites) await site.restart(entry);
    }
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    const { asked, failed } = await load.stop();
    tell(
      `${RESTARTS} rolling restarts of 3 processes in ${seconds} s: ${asked} requests, ${failed.length} failed ${failed.slice(0, 5).join(', ')}`,
      failed.length === 0 && asked > 0,
    );
    for (const { page } of open) await useEverything(page);
    const missing = open.flatMap((one) => one.failed);
    tell(
      `${BROWSERS} browsers with pages of the first build opened menu, list, quiz, picker and chat: ${missing.length} files missing (${filesBefore} before) ${missing.slice(0, 5).join(', ')}`,
      missing.length === 0,
    );
  } finally {
    await browser.close();
  }
}

/** What a page asked for and did not get, and what its scripts threw. */
function watch(page: Page): string[] {
  const failed: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400) failed.push(`${answer.status()} ${answer.url()}`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    if (why !== 'net::ERR_ABORTED') failed.push(`${why} ${request.url()}`);
  });
  page.on('pageerror', (error) => failed.push(String(error)));
  return failed;
}

/** Whatever brings files that the page did not need so far. */
async function useEverything(page: Page): Promise<void> {
  const list = page.locator('select[name=sort]').first();
  await page.locator('[data-opens="quiz"]').first().dispatchEvent('click');
  await page.waitForResponse((answer) => answer.url().includes('/part/quiz')).catch(() => {});
  await page.locator('[data-opens="picker"]').first().dispatchEvent('click');
  await page.locator('[data-opens^="chat"]').first().dispatchEvent('click');
  await page.locator('#chat-panel').waitFor({ timeout: 30_000 });
  if (await list.count()) await list.scrollIntoViewIfNeeded().catch(() => {});
  await setTimeout(1_000);
}

/** Pages that are kept, pages that have to be rendered, and clicks, until it is stopped. */
function startLoad(url: string) {
  let isStopped = false;
  let asked = 0;
  const failed: string[] = [];
  const count = async (what: string, request: Promise<Response>) => {
    asked += 1;
    try {
      const answer = await request;
      await answer.arrayBuffer();
      if (!answer.ok) failed.push(`${answer.status} ${what}`);
    } catch (error) {
      failed.push(`${error} ${what}`);
    }
  };
  const reader = async (index: number) => {
    for (let turn = 0; !isStopped; turn += 1) {
      const market = MARKETS[turn % MARKETS.length];
      // Every second one is a search that nobody made before: the site itself has to answer.
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
      return { asked, failed };
    },
  };
}

/** The same build with another name for each of its hashed files, as any change of the code would give them. */
async function makeNextBuild(): Promise<void> {
  await rm(NEXT, { recursive: true, force: true });
  await mkdir(NEXT);
  for (const part of ['client', 'server']) {
    await cp(join(DIST, part), join(NEXT, part), { recursive: true });
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

function tell(what: string, isRight: boolean): void {
  if (!isRight) faults += 1;
  console.log(`${isRight ? 'ok ' : 'NOT'} ${what}`);
}
