/**
 * Measures what a larger catalogue costs: 100, 1,000 and 10,000 casinos and reviews in each of four markets, each size
 * in its own database. Reports the start-up time, memory, page sizes and the delay until a published change is visible.
 * `npm run bench:catalogue` after `npm run build`, or with other sizes (`npm run bench:catalogue -- 100 1000`).
 * Fails above its limits, which apply to 1,000 casinos.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { PublishedDocument } from '@nettobonus/domain/publishing/published-document';
import { medianOf } from '@nettobonus/domain/shared/median';
import { connect } from '@nettobonus/store/connect';
import { migrate } from '@nettobonus/store/migrate';
import { publish } from '@nettobonus/store/publish';
import { findFreePort } from '../ops/embedded-database.ts';
import { type SiteProcess, startSite } from '../ops/site-process.ts';
import { startTestDatabase } from '../ops/test-database.ts';
import { cpuMs, residentKb } from './process-figures.ts';
import { buildCatalogue } from './synthetic-catalogue.ts';

const FEW_PER_MARKET = 100;
const PER_MARKET = 1_000;
const ARGUMENTS = process.argv.slice(2).map(Number);
const SIZES = ARGUMENTS.length > 0 ? ARGUMENTS : [FEW_PER_MARKET, PER_MARKET, 10_000];
const ROUNDS = 5;
const VISITS = 30;
const PUBLICATIONS = 5;
/** A larger batch would not fit into one PostgreSQL value. */
const DOCUMENTS_PER_BATCH = 5_000;
const READY_LIMIT_MS = 3_000;
/** Allows for longer counts and another chart shape; an unpaginated list would add thousands of bytes. */
const GROWTH_LIMIT_BYTES = 256;
/** The quality that proxies use to compress responses on the fly. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const HOME = '/fi';
const LIST_DATA = '/fi/casinos.json';
const PAGES = [HOME, '/fi/pikakasinot', '/se', '/dk/casinoanmeldelser'];
const VISIBLE_TIMEOUT_MS = 30_000;

interface Catalogue {
  perMarket: number;
  databaseUrl: string;
  documents: number;
  publishAllMs: number;
  /** A listing that the home page shows. */
  listing: Extract<PublishedDocument, { kind: 'listing' }>;
  readyMs: number[];
  /** CPU time within `readyMs`; the rest is waiting for the database and for other processes. */
  readyCpuMs: number[];
  renderMs: number[];
  renderCpuMs: number[];
  visibleMs: number[];
  startedKb: number[];
  usedKb: number[];
  pageBytes: Map<string, number>;
  listBytes: number;
}

const problems: string[] = [];
const dir = await mkdtemp(join(tmpdir(), 'nettobonus-test-'));
const database = await startTestDatabase();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void remove().finally(() => process.exit(1)));
}
try {
  const catalogues: Catalogue[] = [];
  for (const perMarket of SIZES) catalogues.push(await prepare(perMarket));
  console.log(`${ROUNDS} interleaved rounds; load average ${loadavg()[0]?.toFixed(1)}`);
  for (let round = 0; round < ROUNDS; round++) {
    for (const catalogue of catalogues) await measure(catalogue, round);
  }
  printTable(catalogues);
  checkLimits(catalogues);
} catch (error) {
  problems.push(String(error));
} finally {
  await remove();
}
for (const problem of problems) console.log(`  PROBLEM ${problem}`);
// Without an explicit exit the embedded database ends the process with code 0.
process.exit(problems.length === 0 ? 0 : 1);

async function remove(): Promise<void> {
  await database.remove();
  await rm(dir, { recursive: true, force: true });
}

async function prepare(perMarket: number): Promise<Catalogue> {
  const url = new URL(database.url);
  url.pathname = `/casinos_${perMarket}`;
  const admin = connect(database.url, { maxConnections: 1 });
  await admin.unsafe(`CREATE DATABASE casinos_${perMarket}`);
  await admin.end();
  await migrate(url.href);
  const documents = buildCatalogue(perMarket);
  const db = connect(url.href, { maxConnections: 1 });
  const startedAt = performance.now();
  for (let from = 0; from < documents.length; from += DOCUMENTS_PER_BATCH) {
    await publish(db, documents.slice(from, from + DOCUMENTS_PER_BATCH));
  }
  const publishAllMs = performance.now() - startedAt;
  await db.end();
  const listing = documents
    .filter((document) => document.kind === 'listing')
    .filter(({ market, body }) => market === 'fi' && !body.hideFromListing)
    .sort((a, b) => a.body.order - b.body.order)[0];
  if (!listing) throw new Error('The catalogue has no visible listing for Finland');
  const figures = {
    readyMs: [],
    readyCpuMs: [],
    renderMs: [],
    renderCpuMs: [],
    visibleMs: [],
    startedKb: [],
    usedKb: [],
    pageBytes: new Map(),
    listBytes: 0,
  };
  return { perMarket, databaseUrl: url.href, documents: documents.length, publishAllMs, listing, ...figures };
}

async function measure(catalogue: Catalogue, round: number): Promise<void> {
  const startedAt = performance.now();
  const site = await startSite({
    mode: 'production',
    port: await findFreePort(),
    databaseUrl: catalogue.databaseUrl,
    snapshotPath: join(dir, `${catalogue.perMarket}-${round}.ndjson`),
    output: 'ignore',
  });
  try {
    await site.ready(120_000);
    catalogue.readyMs.push(performance.now() - startedAt);
    const pid = site.process.pid ?? 0;
    catalogue.readyCpuMs.push(await cpuMs(pid));
    catalogue.startedKb.push(await residentKb(pid));
    for (const path of PAGES) catalogue.pageBytes.set(path, (await read(site, path)).length);
    catalogue.listBytes = brotliCompressSync(await read(site, LIST_DATA), BROTLI).length;
    const before = await cpuMs(pid);
    catalogue.renderMs.push(await timeRenders(site));
    catalogue.renderCpuMs.push(((await cpuMs(pid)) - before) / VISITS);
    for (let n = 0; n < PUBLICATIONS; n++)
      catalogue.visibleMs.push(await timePublication(site, catalogue, `${round}.${n}`));
    catalogue.usedKb.push(await residentKb(pid));
  } finally {
    await site.stop();
  }
}

async function read(site: SiteProcess, path: string): Promise<Buffer> {
  const response = await fetch(site.url + path);
  if (!response.ok) throw new Error(`${path} returned ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

async function timeRenders(site: SiteProcess): Promise<number> {
  const times: number[] = [];
  for (let visit = 0; visit < VISITS; visit++) {
    const startedAt = performance.now();
    await read(site, HOME);
    times.push(performance.now() - startedAt);
  }
  return medianOf(times) ?? 0;
}

/** Returns the ms from publishing one listing until the home page shows it. */
async function timePublication(
  site: SiteProcess,
  { databaseUrl, listing }: Catalogue,
  mark: string,
): Promise<number> {
  const db = connect(databaseUrl, { maxConnections: 1 });
  const bonus = `100 % 500 (${mark})`;
  await db`SELECT 1`;
  const startedAt = performance.now();
  await publish(db, [{ ...listing, body: { ...listing.body, bonus } }]);
  await db.end();
  while (performance.now() - startedAt < VISIBLE_TIMEOUT_MS) {
    if ((await read(site, HOME)).includes(bonus)) return performance.now() - startedAt;
  }
  throw new Error(`A published change was not visible within ${VISIBLE_TIMEOUT_MS} ms`);
}

type Row = [name: string, cellOf: (catalogue: Catalogue) => string | number];

function printTable(catalogues: readonly Catalogue[]): void {
  const figure = (values: readonly number[], digits = 0) =>
    `${medianOf(values)?.toFixed(digits)} (${Math.max(...values).toFixed(digits)})`;
  const megabytes = (kb: readonly number[]) => figure(kb.map((value) => value / 1024));
  const rows: Row[] = [
    ['casinos per market', ({ perMarket }) => perMarket],
    ['documents', ({ documents }) => documents],
    ['publish all documents, s', ({ publishAllMs }) => (publishAllMs / 1000).toFixed(1)],
    ['start to ready, ms', ({ readyMs }) => figure(readyMs)],
    ['CPU time of it, ms', ({ readyCpuMs }) => figure(readyCpuMs)],
    ['memory when ready, MB', ({ startedKb }) => megabytes(startedKb)],
    ['memory after use, MB', ({ usedKb }) => megabytes(usedKb)],
    ...PAGES.map((path): Row => [`${path}, HTML bytes`, ({ pageBytes }) => pageBytes.get(path) ?? 0]),
    ['home page render, ms', ({ renderMs }) => figure(renderMs, 1)],
    ['CPU time of it, ms', ({ renderCpuMs }) => figure(renderCpuMs, 1)],
    ['published listing visible after, ms', ({ visibleMs }) => figure(visibleMs)],
    ['list data, brotli bytes', ({ listBytes }) => listBytes],
  ];
  console.log('\nMedian (maximum) of the rounds:');
  for (const [name, cellOf] of rows) {
    console.log(`| ${name} | ${catalogues.map(cellOf).join(' | ')} |`);
  }
}

function checkLimits(catalogues: readonly Catalogue[]): void {
  const few = catalogues.find(({ perMarket }) => perMarket === FEW_PER_MARKET);
  const many = catalogues.find(({ perMarket }) => perMarket === PER_MARKET);
  if (!few || !many) return;
  const worst = Math.max(...many.readyMs);
  console.log(`\nSlowest start with ${PER_MARKET} casinos: ${worst.toFixed(0)} ms (limit ${READY_LIMIT_MS})`);
  if (worst > READY_LIMIT_MS) problems.push(`start takes ${worst.toFixed(0)} ms`);
  for (const path of PAGES) {
    const growth = (many.pageBytes.get(path) ?? 0) - (few.pageBytes.get(path) ?? 0);
    console.log(
      `  ${path.padEnd(24)} grows by ${growth} bytes over ${FEW_PER_MARKET} casinos (limit ${GROWTH_LIMIT_BYTES})`,
    );
    if (growth > GROWTH_LIMIT_BYTES) problems.push(`${path} grows by ${growth} bytes`);
  }
}
