/**
 * Measures the studio with 1,000 listings and 1,000 reviews in each market, 500 articles and 100,000 audit entries, in
 * Chromium: opening, filtering and searching lists and pages, and a bulk edit of 200 listings. Run `npm run build` and
 * `npm run build:studio` first, then `npm run bench studio-lists`. Fails if a median exceeds its limit.
 * `npm run bench studio-lists postgres://…` measures a database that is filled already.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { listDocuments } from '@nettobonus/content/documents';
import { getMedian } from '@nettobonus/domain/shared/median';
import { migrate } from '@nettobonus/store/migrate';
import type { BrowserContext, Page } from '@playwright/test';
import { findFreePort } from '../ops/embedded-database.ts';
import { getTodayInUtc, publishContent } from '../ops/publish-content.ts';
import { startSite } from '../ops/site-process.ts';
import { migrateStudio, runStudioCommand } from '../ops/studio-command.ts';
import { TEST_ADMIN } from '../ops/studio-on-test-database.ts';
import { startStudio } from '../ops/studio-process.ts';
import { startTestDatabase } from '../ops/test-database.ts';
import { launchBrowser } from './browser.ts';
import { fillStudio, type StudioSize } from './fill-studio.ts';
import { check, runBenchmark } from './outcome.ts';
import { READY_TIMEOUT_MS } from './served-site.ts';

const SIZE: StudioSize = { casinos: 1_000, articles: 500, auditEntries: 100_000 };
const RUNS = 5;
const BULK_RUNS = 3;
const BULK_DOCUMENTS = 200;
const LIMIT_MS = 1_000;
const BULK_LIMIT_MS = 10_000;
const TIMEOUT_MS = 120_000;

interface View {
  name: string;
  path: string;
  /** What an editor waits for. */
  shows: string;
}

interface Search {
  name: string;
  path: string;
  text: string;
  /** The number of rows that it finds; null if the list shows only some of them. */
  rows: number | null;
}

const ROW = '.table tbody tr';
const inMarket = (collection: string) =>
  `/admin/collections/${collection}?where[or][0][and][0][market][equals]=fi`;

const VIEWS: readonly View[] = [
  ...['listings', 'reviews', 'articles', 'audit-log'].flatMap((collection) => [
    { name: `open ${collection}`, path: `/admin/collections/${collection}`, shows: ROW },
    { name: `filter ${collection} by market`, path: inMarket(collection), shows: ROW },
  ]),
  {
    name: 'open listings with findings',
    path: `/admin/collections/listings?columns=${encodeURIComponent('["title","market","findings"]')}`,
    shows: ROW,
  },
  { name: 'open Findings', path: '/admin/findings', shows: '.rule-findings li' },
  { name: 'filter Findings by market', path: '/admin/findings?market=fi', shows: '.rule-findings li' },
  { name: 'open Today', path: '/admin', shows: '.markets li' },
  { name: 'open Report', path: '/admin/report', shows: '.studio-page h1' },
  { name: 'open Terms', path: '/admin/terms', shows: '.studio-page h1' },
  { name: 'open Links', path: '/admin/links', shows: '.link-table tbody tr' },
];

const SEARCHES: readonly Search[] = [
  { name: 'search listings', path: '/admin/collections/listings', text: 'malli 501 fi', rows: 1 },
  { name: 'search reviews', path: '/admin/collections/reviews', text: 'malli 501 fi', rows: 1 },
  { name: 'search articles', path: '/admin/collections/articles', text: '499', rows: 1 },
  { name: 'search audit-log', path: '/admin/collections/audit-log', text: 'Malli 501 Casino', rows: null },
];

await runBenchmark(async () => {
  const [filled] = process.argv.slice(2);
  const database = filled ? null : await startTestDatabase();
  const dir = await mkdtemp(join(tmpdir(), 'nettobonus-studio-lists-'));
  const databaseUrl = filled ?? database?.url ?? '';
  try {
    if (!filled) await prepare(databaseUrl);
    await measureStudio(databaseUrl, dir);
  } finally {
    await database?.remove();
    await rm(dir, { recursive: true, force: true });
  }
}, 'Every median is within its limit.');

async function prepare(databaseUrl: string): Promise<void> {
  const startedAt = performance.now();
  const today = getTodayInUtc();
  await migrate(databaseUrl);
  await publishContent(databaseUrl, undefined, today);
  await migrateStudio(databaseUrl);
  const lines = listDocuments(today).map((document) => JSON.stringify(document));
  await runStudioCommand('src/load.ts', { databaseUrl, lines, output: 'ignore' });
  const admin = [JSON.stringify(TEST_ADMIN)];
  await runStudioCommand('src/create-admin.ts', { databaseUrl, lines: admin, output: 'ignore' });
  await fillStudio(databaseUrl, SIZE, today);
  console.log(`Filled the studio in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
}

async function measureStudio(databaseUrl: string, dir: string): Promise<void> {
  const options = { mode: 'production', databaseUrl, output: 'ignore' } as const;
  const snapshotPath = join(dir, 'snapshot.ndjson');
  const site = await startSite({ ...options, port: await findFreePort(), snapshotPath });
  const studio = await startStudio({ ...options, port: await findFreePort(), siteUrl: site.url });
  const browser = await launchBrowser();
  try {
    await Promise.all([site.ready(READY_TIMEOUT_MS), studio.ready(READY_TIMEOUT_MS)]);
    const context = await browser.newContext({
      baseURL: studio.url,
      extraHTTPHeaders: { Origin: studio.url },
    });
    const { email, password } = TEST_ADMIN;
    const response = await context.request.post('/api/users/login', { data: { email, password } });
    if (!response.ok()) throw new Error(`The login failed: ${response.status()}`);
    await context.setExtraHTTPHeaders({});
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    for (const view of VIEWS) await measure(view.name, RUNS, LIMIT_MS, () => open(page, view));
    for (const search of SEARCHES) await measure(search.name, RUNS, LIMIT_MS, () => find(page, search));
    await measureBulkEdits(context, studio.url);
  } finally {
    await browser.close();
    await Promise.all([site.stop(), studio.stop()]);
  }
}

/** Prints the median of several runs, after one that loads modules and fills caches. */
async function measure(
  name: string,
  runs: number,
  limitMs: number,
  run: (index: number) => Promise<number>,
): Promise<void> {
  const first = await run(0);
  const times: number[] = [];
  for (let index = 1; index <= runs; index++) times.push(await run(index));
  const median = getMedian(times) ?? 0;
  const isOk = median <= limitMs;
  console.log(
    `  ${name}: ${format(median)} (at most ${limitMs}: ${isOk ? 'ok' : 'FAILED'}); first ${format(first)}, then ${times.map((time) => time.toFixed(0)).join(', ')}; load ${loadavg()[0]?.toFixed(1)}`,
  );
  check(isOk, `${name} took ${format(median)}`);
}

const format = (ms: number) => `${ms.toFixed(0)} ms`;

/** From the click on a link until the editor sees the rows. */
async function open(page: Page, { path, shows }: View): Promise<number> {
  const startedAt = performance.now();
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator(shows).first().waitFor();
  return performance.now() - startedAt;
}

/** From the last letter until the list shows what was found. */
async function find(page: Page, { path, text, rows }: Search): Promise<number> {
  await page.goto(path, { waitUntil: 'load' });
  await page.locator(ROW).first().waitFor();
  const field = page.getByPlaceholder(/^Search by/);
  await waitForReact(page);
  const startedAt = performance.now();
  await field.fill(text);
  const found = page.locator(ROW);
  if (rows === null) {
    await found.first().filter({ hasText: text }).waitFor();
  } else {
    await page.waitForFunction(([selector, count]) => document.querySelectorAll(selector).length === count, [
      ROW,
      rows,
    ] as const);
  }
  return performance.now() - startedAt;
}

/** What is typed before React has started is lost. */
async function waitForReact(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const field = document.querySelector('.search-filter__input, input[placeholder^="Search by"]');
    return field !== null && Object.keys(field).some((name) => name.startsWith('__reactProps'));
  });
}

/** Each run sets “Terms verified on” of other listings to today and publishes them. */
async function measureBulkEdits(context: BrowserContext, url: string): Promise<void> {
  const query = 'where[market][equals]=fi&where[title][like]=malli&sort=id&depth=0&draft=true';
  const list = await context.request.get(
    `/api/listings?${query}&limit=${BULK_DOCUMENTS * (BULK_RUNS + 1)}&select[revision]=true`,
    { headers: { Origin: url } },
  );
  const { docs } = (await list.json()) as { docs: { id: number; revision?: number }[] };
  const name = `bulk edit of ${BULK_DOCUMENTS} listings`;
  await measure(name, BULK_RUNS, BULK_LIMIT_MS, async (index) => {
    const own = docs.slice(index * BULK_DOCUMENTS, (index + 1) * BULK_DOCUMENTS);
    const startedAt = performance.now();
    const ids = own.map(({ id }) => id).join(',');
    const response = await context.request.patch(`/api/listings?depth=0&where[id][in]=${ids}`, {
      data: { verifiedOn: getTodayInUtc(), _status: 'published' },
      headers: {
        Origin: url,
        'If-Match': own.map(({ id, revision = 0 }) => `"${id}:${revision}"`).join(', '),
      },
      timeout: TIMEOUT_MS,
    });
    const { docs: saved = [], errors = [] } = await response.json();
    check(saved.length === BULK_DOCUMENTS, `${name} changed ${saved.length}: ${JSON.stringify(errors[0])}`);
    return performance.now() - startedAt;
  });
}
