/**
 * Injects faults into the click ledger. Run `npm run build` first, then `npm run bench ledger-faults` for 20 kills, or
 * `npm run bench ledger-faults 3` for three. Fails if an acknowledged click is missing or stored twice, if a visitor
 * gets anything but the redirect page or waits too long, if a loss is not logged, or if visitor data reaches the disk.
 * The full disk is a small tmpfs: the benchmark needs permission to mount it.
 */
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { updateClickTotals } from '@nettobonus/store/click-rows';
import { listSumDifferences, listTotalsDifferences } from '@nettobonus/store/verify-clicks';
import { type ClickLoad, type ClickLoadFigures, p99 } from './click-load.ts';
import { LedgerSite } from './ledger-site.ts';
import { check, runBenchmark } from './outcome.ts';

const KILLS = Number(process.argv[2] ?? 20);
const PER_SECOND = 2_500;
const MIN_PER_SECOND = 2_000;
const P99_LIMIT_MS = 250;
/** Switches off the limit per IP address, because one visitor sends thousands of clicks. */
const ENV = { CLICK_LEDGER: 'unlimited' };
const CANARY = { address: '203.0.113.77', agent: 'CanaryAgent/77.7 (test)', cookie: 'canary=chirp77' };
const CANARY_CLICKS = 10_000;

await runBenchmark(async () => {
  await withSite(killDatabase);
  await withSite(killSite);
  await withSite(searchForTraces);
  await fillDisk();
}, 'No click lost, none stored twice, no slow response.');

async function withSite(run: (site: LedgerSite) => Promise<void>): Promise<void> {
  const site = await LedgerSite.start({ env: ENV });
  try {
    await run(site);
    await compareTotals(site);
  } finally {
    await site.remove();
  }
}

async function killDatabase(site: LedgerSite): Promise<void> {
  console.log(`\nkill -9 of PostgreSQL, ${KILLS} times, ${PER_SECOND} visitors per second`);
  const load = site.visit(PER_SECOND);
  const outages: { from: number; to: number }[] = [];
  const startedAt = Date.now();
  for (let kill = 0; kill < KILLS; kill++) {
    await pause(700);
    const from = Date.now();
    await site.database.kill();
    await pause(600);
    await site.database.start();
    await site.waitUntil(async () => (await site.readClickState()).database === 'up', 20_000);
    outages.push({ from, to: Date.now() });
  }
  const figures = await finish(site, load, startedAt);
  const overall = p99(figures, outages);
  console.log(
    `  p99 while PostgreSQL was down: ${overall.toFixed(0)} ms (limit ${P99_LIMIT_MS}); for each kill ${outages.map((time) => p99(figures, [time]).toFixed(0)).join(', ')}`,
  );
  check(overall <= P99_LIMIT_MS, `p99 of ${overall.toFixed(0)} ms while PostgreSQL was down`);
}

async function killSite(site: LedgerSite): Promise<void> {
  console.log(`\nkill -9 of the site, ${KILLS} times, every second time with PostgreSQL down`);
  const load = site.visit(PER_SECOND);
  const startedAt = Date.now();
  for (let kill = 0; kill < KILLS; kill++) {
    await pause(700);
    const isDatabaseDown = kill % 2 === 1;
    if (isDatabaseDown) {
      await site.database.stop();
      await pause(300);
    }
    await site.killSite();
    if (isDatabaseDown) await site.database.start();
    await site.startSite();
  }
  await finish(site, load, startedAt, { siteWasDown: true });
}

async function finish(
  site: LedgerSite,
  load: ClickLoad,
  startedAt: number,
  { siteWasDown = false } = {},
): Promise<ClickLoadFigures> {
  const figures = await load.stop();
  const perSecond = figures.acknowledged.length / ((Date.now() - startedAt) / 1000);
  await site.waitUntil(() => site.isSpoolEmpty(), 30_000);
  const { missing, duplicates, stored } = await site.compareClicks(figures);
  console.log(
    `  ${figures.sent} requests, ${figures.acknowledged.length} got the page (${perSecond.toFixed(0)}/s), ${stored} stored; ${missing} acknowledged but missing, ${duplicates} stored twice, ${figures.unexpected.length} other responses`,
  );
  check(missing === 0, `${missing} acknowledged clicks are missing`);
  check(duplicates === 0, `${duplicates} clicks are stored more than once`);
  check(
    figures.unexpected.length === 0,
    `responses other than the redirect page, for example: ${figures.unexpected[0]}`,
  );
  check(siteWasDown || perSecond >= MIN_PER_SECOND, `only ${perSecond.toFixed(0)} clicks per second`);
  return figures;
}

async function searchForTraces(site: LedgerSite): Promise<void> {
  console.log(`\n${CANARY_CLICKS} clicks from one visitor, half of them while PostgreSQL is down`);
  const canaryOptions = {
    address: CANARY.address,
    stopAfter: CANARY_CLICKS / 2,
    userAgent: CANARY.agent,
    headers: { Cookie: CANARY.cookie, Referer: `https://${CANARY.address}/` },
  };
  for (const isDatabaseDown of [false, true]) {
    if (isDatabaseDown) await site.database.stop();
    const { unexpected } = await site.visit(PER_SECOND, canaryOptions).figures;
    check(unexpected.length === 0, `responses other than the redirect page, for example: ${unexpected[0]}`);
    if (isDatabaseDown) await search(site, 'while PostgreSQL is down');
  }
  await site.database.start();
  await site.waitUntil(() => site.isSpoolEmpty(), 30_000);
  await search(site, 'after PostgreSQL is back');
}

/** Searches every file of the database, its write-ahead log, the spool, the saved content and the log. */
async function search({ dir, database }: LedgerSite, period: string): Promise<void> {
  let files = 0;
  let bytes = 0;
  for (const root of [dir, database.dir]) {
    for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      const content = await readFile(path).catch(() => Buffer.alloc(0));
      files += 1;
      bytes += content.length;
      for (const [field, text] of Object.entries(CANARY)) {
        const encodings = [text, Buffer.from(text).toString('hex'), Buffer.from(text).toString('base64')];
        check(
          !encodings.some((encoded) => content.includes(encoded)),
          `the visitor's ${field} is in ${path}, ${period}`,
        );
      }
    }
  }
  console.log(`  ${period}: searched ${files} files, ${(bytes / 1e6).toFixed(0)} MB`);
}

async function fillDisk(): Promise<void> {
  console.log('\nThe disk of the spool is full while PostgreSQL is down');
  const disk = await mkdtemp(join(tmpdir(), 'nettobonus-test-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=512k', 'tmpfs', disk]);
  try {
    await mkdir(join(disk, 'spool'));
    const site = await LedgerSite.start({ spoolDir: join(disk, 'spool'), env: ENV });
    try {
      await site.database.stop();
      const load = site.visit(PER_SECOND);
      await pause(4_000);
      const figures = await load.stop();
      const { spooled, lost } = await site.readClickState();
      const log = await readFile(site.logPath, 'utf8');
      await site.database.start();
      await site.waitUntil(() => site.isSpoolEmpty(), 30_000);
      const { duplicates, stored } = await site.compareClicks(figures);
      console.log(
        `  ${figures.acknowledged.length} visitors redirected, ${spooled} clicks on disk, ${lost} counted as lost, ${stored} stored in the end; p99 ${p99(figures).toFixed(0)} ms`,
      );
      check(
        figures.unexpected.length === 0,
        `responses other than the redirect page, for example: ${figures.unexpected[0]}`,
      );
      check(lost > 0 && log.includes('CLICKS LOST'), 'the disk was not full, or the loss was not logged');
      check(spooled === stored && duplicates === 0, `${spooled} clicks were on disk, ${stored} are stored`);
      check(
        figures.acknowledged.length === stored + lost,
        `${figures.acknowledged.length} redirected, ${stored + lost} accounted for`,
      );
      await compareTotals(site);
    } finally {
      await site.remove();
    }
  } finally {
    execFileSync('umount', [disk]);
    await rm(disk, { recursive: true, force: true });
  }
}

async function compareTotals(site: LedgerSite): Promise<void> {
  await site.withOwner(async (db) => {
    while ((await updateClickTotals(db)) === null) await pause(100);
    const differences = await listTotalsDifferences(db);
    console.log(`  daily totals that differ from a fresh count: ${differences.length}`);
    check(differences.length === 0, `totals differ, for example: ${JSON.stringify(differences[0])}`);
    const sums = await listSumDifferences(db);
    check(sums.length === 0, `sums of totals differ, for example: ${JSON.stringify(sums[0])}`);
  });
}
