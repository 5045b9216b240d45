/**
 * What a larger catalogue costs: 100, 1,000 and 10,000 casinos and reviews in each of four markets, each in a
 * database of its own. How soon the site is ready and with how much memory, whether its pages grow, and when a
 * publishing is seen. `npm run bench:catalogue` after `npm run build`, or with other numbers of casinos
 * (`npm run bench:catalogue -- 100 1000`); fails above its limits, which are those of 1,000.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { medianOf } from '@nettobonus/domain/median';
import type { PublishedDocument } from '@nettobonus/domain/published-document';
import { connect } from '@nettobonus/store/connect';
import { migrate } from '@nettobonus/store/migrate';
import { publish } from '@nettobonus/store/publish';
import { findFreePort } from '../ops/embedded-database.ts';
import { type SiteProcess, startSite } from '../ops/site-process.ts';
import { startTestDatabase } from '../ops/test-database.ts';
import { processorMs, residentKb } from './process-figures.ts';
import { buildCatalogue } from './synthetic-catalogue.ts';

const FEW_PER_MARKET = 100;
const PER_MARKET = 1_000;
const ASKED = process.argv.slice(2).map(Number);
const SIZES = ASKED.length > 0 ? ASKED : [FEW_PER_MARKET, PER_MARKET, 10_000];
const ROUNDS = 5;
const VISITS = 30;
const PUBLISHINGS = 5;
/** More at once would not fit into one value of PostgreSQL's. */
const DOCUMENTS_PER_PUBLISHING = 5_000;
const READY_LIMIT_MS = 3_000;
/** Counts have more digits in a larger catalogue and a chart has another shape; a list would add thousands. */
const GROWTH_LIMIT_BYTES = 256;
/** What a proxy takes for what it packs while somebody waits. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const HOME = '/fi';
const LIST_DATA = '/fi/casinos.json';
const PAGES = [HOME, '/fi/pikakasinot', '/se', '/dk/casinoanmeldelser'];
const SEEN_WITHIN_MS = 30_000;

interface Catalogue {
  perMarket: number;
  databaseUrl: string;
  documents: number;
  publishAllMs: number;
  /** A listing that stands on the home page. */
  listing: Extract<PublishedDocument, { kind: 'listing' }>;
  readyMs: number[];
  /** What of it was work: the rest is waiting for the database and for other processes. */
  readyProcessorMs: number[];
  renderMs: number[];
  renderProcessorMs: number[];
  seenMs: number[];
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
  console.log(`${ROUNDS} rounds in turn; load of the machine ${loadavg()[0]?.toFixed(1)}`);
  for (let round = 0; round < ROUNDS; round++) {
    for (const catalogue of catalogues) await measure(catalogue, round);
  }
  tell(catalogues);
  judge(catalogues);
} catch (error) {
  problems.push(String(error));
} finally {
  await remove();
}
for (const problem of problems) console.log(`  PROBLEM ${problem}`);
// The embedded database ends a process that it was part of with 0, unless the process ends itself.
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
  for (let from = 0; from < documents.length; from += DOCUMENTS_PER_PUBLISHING) {
    await publish(db, documents.slice(from, from + DOCUMENTS_PER_PUBLISHING));
  }
  const publishAllMs = performance.now() - startedAt;
  await db.end();
  const listing = documents
    .filter((document) => document.kind === 'listing')
    .filter(({ market, body }) => market === 'fi' && !body.hideFromListing)
    .sort((a, b) => a.body.order - b.body.order)[0];
  if (!listing) throw new Error('No casino is listed in Finland');
  const figures = {
    readyMs: [],
    readyProcessorMs: [],
    renderMs: [],
    renderProcessorMs: [],
    seenMs: [],
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
    catalogue.readyProcessorMs.push(await processorMs(pid));
    catalogue.startedKb.push(await residentKb(pid));
    for (const path of PAGES) catalogue.pageBytes.set(path, (await read(site, path)).length);
    catalogue.listBytes = brotliCompressSync(await read(site, LIST_DATA), BROTLI).length;
    const before = await processorMs(pid);
    catalogue.renderMs.push(await timeRenders(site));
    catalogue.renderProcessorMs.push(((await processorMs(pid)) - before) / VISITS);
    for (let n = 0; n < PUBLISHINGS; n++)
      catalogue.seenMs.push(await timePublishing(site, catalogue, `${round}.${n}`));
    catalogue.usedKb.push(await residentKb(pid));
  } finally {
    await site.stop();
  }
}

async function read(site: SiteProcess, path: string): Promise<Buffer> {
  const answer = await fetch(site.url + path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

async function timeRenders(site: SiteProcess): Promise<number> {
  const times: number[] = [];
  for (let visit = 0; visit < VISITS; visit++) {
    const askedAt = performance.now();
    await read(site, HOME);
    times.push(performance.now() - askedAt);
  }
  return medianOf(times) ?? 0;
}

/** From publishing one listing to a home page that shows it. */
async function timePublishing(
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
  while (performance.now() - startedAt < SEEN_WITHIN_MS) {
    if ((await read(site, HOME)).includes(bonus)) return performance.now() - startedAt;
  }
  throw new Error(`A publishing was not seen within ${SEEN_WITHIN_MS} ms`);
}

type Row = [name: string, tellOf: (catalogue: Catalogue) => string | number];

function tell(catalogues: readonly Catalogue[]): void {
  const figure = (values: readonly number[], digits = 0) =>
    `${medianOf(values)?.toFixed(digits)} (${Math.max(...values).toFixed(digits)})`;
  const megabytes = (kb: readonly number[]) => figure(kb.map((value) => value / 1024));
  const rows: Row[] = [
    ['casinos a market', ({ perMarket }) => perMarket],
    ['documents', ({ documents }) => documents],
    ['publishing all of them, s', ({ publishAllMs }) => (publishAllMs / 1000).toFixed(1)],
    ['start to ready, ms', ({ readyMs }) => figure(readyMs)],
    ['of it work of the processor, ms', ({ readyProcessorMs }) => figure(readyProcessorMs)],
    ['memory when ready, MB', ({ startedKb }) => megabytes(startedKb)],
    ['memory after use, MB', ({ usedKb }) => megabytes(usedKb)],
    ...PAGES.map((path): Row => [`${path}, bytes of HTML`, ({ pageBytes }) => pageBytes.get(path) ?? 0]),
    ['home page rendered, ms', ({ renderMs }) => figure(renderMs, 1)],
    ['of it work of the processor, ms', ({ renderProcessorMs }) => figure(renderProcessorMs, 1)],
    ['one listing published to seen, ms', ({ seenMs }) => figure(seenMs)],
    ['data of the list, bytes of brotli', ({ listBytes }) => listBytes],
  ];
  console.log('\nMedian, and the worst of the rounds:');
  for (const [name, tellOf] of rows) {
    console.log(`| ${name} | ${catalogues.map(tellOf).join(' | ')} |`);
  }
}

function judge(catalogues: readonly Catalogue[]): void {
  const few = catalogues.find(({ perMarket }) => perMarket === FEW_PER_MARKET);
  const many = catalogues.find(({ perMarket }) => perMarket === PER_MARKET);
  if (!few || !many) return;
  const worst = Math.max(...many.readyMs);
  console.log(
    `\nReady with ${PER_MARKET} at the latest after ${worst.toFixed(0)} ms (limit ${READY_LIMIT_MS})`,
  );
  if (worst > READY_LIMIT_MS) problems.push(`ready only after ${worst.toFixed(0)} ms`);
  for (const path of PAGES) {
    const growth = (many.pageBytes.get(path) ?? 0) - (few.pageBytes.get(path) ?? 0);
    console.log(
      `  ${path.padEnd(24)} grows by ${growth} bytes from ${FEW_PER_MARKET} (limit ${GROWTH_LIMIT_BYTES})`,
    );
    if (growth > GROWTH_LIMIT_BYTES) problems.push(`${path} grows by ${growth} bytes`);
  }
}
