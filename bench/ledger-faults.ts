/**
 * The click ledger under everything that may happen to it: `npm run faults:ledger` after `npm run build`, or with
 * another number of kills than 20 (`npm run faults:ledger -- 3`). Fails where an acknowledged click is missing or
 * there twice, a visitor sees anything but the page or waits too long, a loss is silent, or a trace of a visitor is
 * left on disk. The full disk is a small one mounted for it, which needs the right to mount.
 */
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { listSumDifferences, listTotalsDifferences } from '@nettobonus/store/audit-clicks';
import { countClicks } from '@nettobonus/store/click-rows';
import { type ClickLoad, type ClickLoadFigures, p99 } from './click-load.ts';
import { LedgerSite } from './ledger-site.ts';

const KILLS = Number(process.argv[2] ?? 20);
const PER_SECOND = 2_500;
const AT_LEAST_PER_SECOND = 2_000;
const P99_MS = 250;
const CANARY = { address: '203.0.113.77', agent: 'CanaryAgent/77.7 (nobody)', cookie: 'canary=chirp77' };
const CANARY_CLICKS = 10_000;

const problems: string[] = [];
const demand = (isSo: boolean, problem: string) => {
  if (!isSo) problems.push(problem);
};

await onSite(killDatabase);
await onSite(killSite);
await onSite(leaveNoTrace);
await fillDisk();
for (const problem of problems) console.log(`  PROBLEM ${problem}`);
console.log(problems.length === 0 ? '\nNo click lost, none twice, nobody kept waiting.' : '');
process.exit(problems.length === 0 ? 0 : 1);

async function onSite(run: (site: LedgerSite) => Promise<void>): Promise<void> {
  const site = await LedgerSite.start();
  try {
    await run(site);
    await compareTotals(site);
  } finally {
    await site.remove();
  }
}

async function killDatabase(site: LedgerSite): Promise<void> {
  console.log(`\nkill -9 of PostgreSQL, ${KILLS} times, ${PER_SECOND} visitors a second`);
  const load = site.visit(PER_SECOND);
  const absent: { from: number; to: number }[] = [];
  const startedAt = Date.now();
  for (let kill = 0; kill < KILLS; kill++) {
    await pause(700);
    const from = Date.now();
    await site.database.kill();
    await pause(600);
    await site.database.start();
    await site.until(async () => (await site.clicks()).database === 'here', 20_000);
    absent.push({ from, to: Date.now() });
  }
  const figures = await finish(site, load, startedAt);
  const overall = p99(figures, absent);
  console.log(
    `  p99 while it was away: ${overall.toFixed(0)} ms (at most ${P99_MS}); by kill ${absent.map((time) => p99(figures, [time]).toFixed(0)).join(', ')}`,
  );
  demand(overall <= P99_MS, `p99 of ${overall.toFixed(0)} ms while PostgreSQL was away`);
}

async function killSite(site: LedgerSite): Promise<void> {
  console.log(`\nkill -9 of the site, ${KILLS} times, every second time with PostgreSQL away`);
  const load = site.visit(PER_SECOND);
  const startedAt = Date.now();
  for (let kill = 0; kill < KILLS; kill++) {
    await pause(700);
    const isAway = kill % 2 === 1;
    if (isAway) {
      await site.database.stop();
      await pause(300);
    }
    await site.killSite();
    if (isAway) await site.database.start();
    await site.startSite();
  }
  await finish(site, load, startedAt, { isDown: true });
}

async function finish(
  site: LedgerSite,
  load: ClickLoad,
  startedAt: number,
  { isDown = false } = {},
): Promise<ClickLoadFigures> {
  const figures = await load.stop();
  const perSecond = figures.acknowledged.length / ((Date.now() - startedAt) / 1000);
  await site.until(() => site.spoolIsEmpty(), 30_000);
  const { missing, double, stored } = await site.check(figures);
  console.log(
    `  ${figures.sent} asked, ${figures.acknowledged.length} answered with the page (${perSecond.toFixed(0)}/s), ${stored} stored; acknowledged and missing ${missing}, there twice ${double}, other answers ${figures.odd.length}`,
  );
  demand(missing === 0, `${missing} acknowledged clicks are missing`);
  demand(double === 0, `${double} clicks are there more than once`);
  demand(figures.odd.length === 0, `answers that were not the page, such as ${figures.odd[0]}`);
  demand(isDown || perSecond >= AT_LEAST_PER_SECOND, `only ${perSecond.toFixed(0)} clicks a second`);
  return figures;
}

async function leaveNoTrace(site: LedgerSite): Promise<void> {
  console.log(`\n${CANARY_CLICKS} clicks of one visitor, half of them while PostgreSQL is away`);
  const more = {
    address: CANARY.address,
    enough: CANARY_CLICKS / 2,
    agent: CANARY.agent,
    headers: `Cookie: ${CANARY.cookie}\r\nReferer: https://${CANARY.address}/\r\n`,
  };
  for (const isAway of [false, true]) {
    if (isAway) await site.database.stop();
    const { odd } = await site.visit(PER_SECOND, more).figures;
    demand(odd.length === 0, `answers that were not the page, such as ${odd[0]}`);
    if (isAway) await search(site, 'while it is away');
  }
  await site.database.start();
  await site.until(() => site.spoolIsEmpty(), 30_000);
  await search(site, 'after');
}

/** Every file of the database, its write-ahead log, the spool, the snapshot and the log. */
async function search({ dir, database }: LedgerSite, when: string): Promise<void> {
  let files = 0;
  let bytes = 0;
  for (const root of [dir, database.dir]) {
    for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      const content = await readFile(path).catch(() => Buffer.alloc(0));
      files += 1;
      bytes += content.length;
      for (const [what, text] of Object.entries(CANARY)) {
        const found = [text, Buffer.from(text).toString('hex'), Buffer.from(text).toString('base64')];
        demand(!found.some((form) => content.includes(form)), `the visitor's ${what} is in ${path}, ${when}`);
      }
    }
  }
  console.log(`  ${when}: searched ${files} files, ${(bytes / 1e6).toFixed(0)} MB`);
}

async function fillDisk(): Promise<void> {
  console.log('\nA full disk under the spool while PostgreSQL is away');
  const disk = await mkdtemp(join(tmpdir(), 'nettobonus-test-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=512k', 'tmpfs', disk]);
  try {
    await mkdir(join(disk, 'spool'));
    const site = await LedgerSite.start(join(disk, 'spool'));
    try {
      await site.database.stop();
      const load = site.visit(PER_SECOND);
      await pause(4_000);
      const figures = await load.stop();
      const { spooled, lost } = await site.clicks();
      const log = await readFile(site.logPath, 'utf8');
      await site.database.start();
      await site.until(() => site.spoolIsEmpty(), 30_000);
      const { double, stored } = await site.check(figures);
      console.log(
        `  ${figures.acknowledged.length} visitors sent on, ${spooled} clicks on disk, ${lost} lost and counted, ${stored} stored in the end; p99 ${p99(figures).toFixed(0)} ms`,
      );
      demand(figures.odd.length === 0, `answers that were not the page, such as ${figures.odd[0]}`);
      demand(lost > 0 && log.includes('CLICKS LOST'), 'the disk was not full, or nobody said so');
      demand(spooled === stored && double === 0, `${spooled} clicks were on disk, ${stored} are stored`);
      demand(
        figures.acknowledged.length === stored + lost,
        `${figures.acknowledged.length} sent on, ${stored + lost} accounted for`,
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
    while ((await countClicks(db)) === null) await pause(100);
    const differences = await listTotalsDifferences(db);
    console.log(`  daily totals that differ from a fresh count: ${differences.length}`);
    demand(differences.length === 0, `totals differ, such as ${JSON.stringify(differences[0])}`);
    const sums = await listSumDifferences(db);
    demand(sums.length === 0, `sums of totals differ, such as ${JSON.stringify(sums[0])}`);
  });
}
