import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Click } from '@nettobonus/domain/clicks/click';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TestDatabase } from '../../../ops/test-database.ts';
import { useTestDatabase } from '../../../ops/use-test-database.ts';
import { createClickId } from './click-id.ts';
import { ClickLedger } from './click-ledger.ts';
import { insertClicks } from './click-rows.ts';
import { connect, type Database, SITE_ROLE } from './connect.ts';
import { pruneClicks } from './prune-clicks.ts';
import { listSumDifferences, listTotalsDifferences } from './verify-clicks.ts';

let server: TestDatabase;
let db: Database;
let spoolDir: string;
/** Clicks cannot be deleted, so each test uses its own casino. */
let casino: string;
let count = 0;
let logged: string[];
const ledgersToStop: ClickLedger[] = [];

useTestDatabase((started, connected) => {
  server = started;
  db = connected;
});
beforeEach(async () => {
  casino = `casino-${++count}`;
  logged = [];
  spoolDir = await mkdtemp(join(tmpdir(), 'click-spool-'));
});
afterEach(async () => {
  await Promise.all(ledgersToStop.splice(0).map((ledger) => ledger.stop()));
  await rm(spoolDir, { recursive: true, force: true });
});

/** The default timeout is long enough for a busy machine; tests of the timeout pass their own. */
function open({ commitTimeoutMs = 10_000 } = {}): ClickLedger {
  const ledger = new ClickLedger({
    databaseUrl: server.url,
    role: SITE_ROLE,
    spoolDir,
    commitTimeoutMs,
    log: (event) => logged.push(event),
  });
  ledgersToStop.push(ledger);
  return ledger;
}

function click(overrides: Partial<Click> = {}): Click {
  const clickedAt = overrides.clickedAt ?? Date.now();
  return {
    id: createClickId(clickedAt),
    clickedAt,
    casino,
    market: 'fi',
    placement: 'list',
    page: 'home',
    position: 3,
    netShown: 84_00,
    isBot: false,
    visitor: '00112233445566778899aabbccddeeff',
    ...overrides,
  };
}
const countStored = async () =>
  Number((await db`SELECT count(*) AS count FROM site.clicks WHERE casino = ${casino}`)[0]?.count);
const spooledLines = async () => {
  const names = await readdir(spoolDir);
  const texts = await Promise.all(names.map((name) => readFile(join(spoolDir, name), 'utf8')));
  return texts.join('').split('\n').filter(Boolean).length;
};

test('a click is in the database when record() resolves', async () => {
  const sent = click();
  expect(await open().record(sent)).toBe('stored');
  const [row] = await db`SELECT *, visitor::text AS hash FROM site.clicks WHERE casino = ${casino}`;
  expect(row).toMatchObject({
    id: sent.id,
    clicked_at: new Date(sent.clickedAt),
    market: 'fi',
    placement: 'list',
    page: 'home',
    position: 3,
    net_shown: 84_00,
    is_bot: false,
    hash: '\\x00112233445566778899aabbccddeeff',
  });
});

test('stores simultaneous clicks in one batch, each once', async () => {
  const ledger = open();
  const outcomes = await Promise.all(
    Array.from({ length: 1_234 }, () => ledger.record(click({ page: null }))),
  );
  expect(new Set(outcomes)).toEqual(new Set(['stored']));
  expect(await countStored()).toBe(1_234);
  expect(ledger.status()).toEqual({ database: 'up', stored: 1_234, spooled: 0, lost: 0 });
});

test('stores a click only once, even if it is sent again', async () => {
  const ledger = open();
  const sent = click();
  await ledger.record(sent);
  await ledger.record(sent);
  await Promise.all([ledger.record(sent), ledger.record(sent)]);
  expect(await countStored()).toBe(1);
});

test('stores a casino slug with an SQL keyword or quotes as text', async () => {
  await insertClicks(db, [click({ casino: 'null' }), click({ casino: 'a"b\\c,{}' })]);
  const rows = await db`SELECT casino FROM site.clicks WHERE casino IN ('null', ${'a"b\\c,{}'})`;
  expect(rows).toHaveLength(2);
});

test('spools clicks to disk while the database is down, and stores them later', async () => {
  const ledger = open({ commitTimeoutMs: 120 });
  await ledger.ready;
  await server.stop();
  // The database starts again only after these clicks, so none of them waits for it.
  // `npm run bench ledger-faults` measures the delay.
  const outcomes = await Promise.all(Array.from({ length: 700 }, () => ledger.record(click())));
  expect(new Set(outcomes)).toEqual(new Set(['spooled']));
  expect(await spooledLines()).toBe(700);
  expect(await ledger.record(click())).toBe('spooled');
  await server.start();
  await expect.poll(() => ledger.status().database, { timeout: 5_000 }).toBe('up');
  await expect.poll(countStored, { timeout: 5_000 }).toBe(701);
  await expect.poll(() => readdir(spoolDir)).toEqual([]);
  await expect.poll(() => ledger.record(click())).toBe('stored');
  expect(logged).toEqual(expect.arrayContaining(['clicks-spooling', 'clicks-spool-drained']));
});

test('spools a click whose commit times out, and stores it once', async () => {
  const ledger = open({ commitTimeoutMs: 50 });
  await ledger.ready;
  const other = connect(server.url, { maxConnections: 1 });
  try {
    await other`BEGIN`;
    await other`LOCK TABLE site.clicks`;
    expect(await ledger.record(click())).toBe('spooled');
    expect(logged).toContain('clicks-spooling');
    await other`COMMIT`;
  } finally {
    await other.end();
  }
  // If recovery read the spool before the click was written, the next maintenance run, within ten seconds, replays it.
  await expect.poll(() => readdir(spoolDir), { timeout: 20_000 }).toEqual([]);
  expect(await countStored()).toBe(1);
});

test('a new process replays the spool files of an earlier process, and skips a truncated line', async () => {
  const lines = Array.from({ length: 3 }, () => JSON.stringify(click()));
  await writeFile(join(spoolDir, 'a.ndjson'), `${lines[0]}\n${lines[1]}\n${lines[0]?.slice(0, 40)}`);
  await writeFile(join(spoolDir, 'b.taken'), `${lines[1]}\n${lines[2]}\n`);
  open();
  await expect.poll(countStored).toBe(3);
  await expect
    .poll(async () => (await readdir(spoolDir)).map((name) => name.split('.')[1]))
    .toEqual(['set-aside']);
});

test('writes a rejected click to a file, and stores the rest of its batch', async () => {
  const old = click({ clickedAt: Date.parse('2001-01-01'), id: createClickId(Date.parse('2001-01-01')) });
  const lines = [click(), old, click()].map((entry) => JSON.stringify(entry));
  await writeFile(join(spoolDir, 'a.ndjson'), `${lines.join('\n')}\n`);
  open();
  await expect.poll(countStored).toBe(2);
  await expect.poll(() => logged).toContain('clicks-rejected');
  const [name = ''] = await readdir(spoolDir);
  expect(await readFile(join(spoolDir, name), 'utf8')).toBe(`${JSON.stringify(old)}\n`);
});

test('counts and logs a click that is lost because both the database and the disk fail', async () => {
  await writeFile(join(spoolDir, 'file'), '');
  const unreachable = new ClickLedger({
    databaseUrl: 'postgres://nobody@127.0.0.1:1/none',
    spoolDir: join(spoolDir, 'file', 'missing-folder'),
    log: (event) => logged.push(event),
  });
  ledgersToStop.push(unreachable);
  expect(await unreachable.record(click())).toBe('lost');
  expect(await unreachable.record(click())).toBe('lost');
  expect(unreachable.status()).toMatchObject({ database: 'down', lost: 2 });
  expect(logged).toContain('CLICKS LOST');
});

test('two processes that share a spool folder lose no clicks', async () => {
  await server.stop();
  const ledgers = [open(), open()];
  let sent = 0;
  let isOver = false;
  const sending = ledgers.map(async (ledger) => {
    while (!isOver) {
      await ledger.record(click());
      sent += 1;
    }
  });
  const getFewest = (outcome: 'stored' | 'spooled') =>
    Math.min(...ledgers.map((ledger) => ledger.status()[outcome]));
  await expect.poll(() => getFewest('spooled')).toBeGreaterThan(0);
  await server.start();
  await expect.poll(() => getFewest('stored')).toBeGreaterThan(0);
  isOver = true;
  await Promise.all(sending);
  await expect.poll(countStored).toBe(sent);
});

test.each([
  'UPDATE site.clicks SET is_bot = true',
  'DELETE FROM site.clicks',
  'TRUNCATE site.clicks',
  'UPDATE site.MONTH SET is_bot = true',
  'DELETE FROM site.MONTH',
  'TRUNCATE site.MONTH',
])('the database rejects “%s”, even from its owner', async (statement) => {
  await open().record(click());
  expect(await countStored()).toBe(1);
  const month = `clicks_${new Date().toISOString().slice(0, 7).replace('-', '_')}`;
  await expect(db.unsafe(statement.replace('MONTH', month))).rejects.toThrow(/stays on record/);
  expect(await countStored()).toBe(1);
});

test('the site’s role can insert clicks, but not read or change them, nor read totals or keys', async () => {
  await db.unsafe(`CREATE ROLE click_writer LOGIN PASSWORD 'site' IN ROLE ${SITE_ROLE}`);
  const site = connect(server.url.replace(/\/\/[^@]+@/, '//click_writer:site@'), { maxConnections: 1 });
  try {
    await insertClicks(site, [click()]);
    for (const statement of [
      'SELECT * FROM site.clicks',
      'DELETE FROM site.clicks',
      'SELECT * FROM site.click_totals',
      'SELECT * FROM site.click_totals_by_casino',
      'SELECT * FROM site.click_totals_by_placement',
      'SELECT * FROM site.visitor_keys',
      'DROP TABLE site.clicks',
      "SELECT site.prepare_click_month('2199-01-01')",
    ]) {
      await expect(site.unsafe(statement), statement).rejects.toThrow(
        /permission denied|must be owner|are taken/,
      );
    }
  } finally {
    await site.end();
  }
});

const totals = () => db`
  SELECT day::text, market, placement, clicks::int, bot_clicks::int, net_clicks::int, net_sum::int,
    positive_clicks::int
  FROM site.click_totals WHERE casino = ${casino} ORDER BY 1, 2, 3`;
/** Fails if a click from this or an earlier test is counted twice or not at all. */
async function expectCorrectTotals() {
  expect([...(await listTotalsDifferences(db))]).toEqual([]);
  expect([...(await listSumDifferences(db))]).toEqual([]);
}
const updateTotals = () => db`SELECT site.count_clicks()`;

test('totals include late clicks and bots, and count no click twice', async () => {
  const now = Date.now();
  const yesterday = now - 24 * 60 * 60 * 1000;
  await insertClicks(db, [click(), click({ isBot: true }), click({ market: 'se' })]);
  await updateTotals();
  await updateTotals();
  const late = [yesterday, yesterday, now].map((clickedAt) => click({ clickedAt, placement: 'go' }));
  await insertClicks(db, late);
  await insertClicks(db, late);
  await updateTotals();
  await expectCorrectTotals();
  expect((await totals()).reduce((sum, row) => sum + row.clicks + row.bot_clicks, 0)).toBe(6);
});

test('totals contain how many clicks have a net value or a positive one, and the sum of the values', async () => {
  const clickWithNet = (netShown: number | null, overrides: Partial<Click> = {}) =>
    click({ netShown, ...overrides });
  await insertClicks(db, [
    clickWithNet(84_00),
    clickWithNet(-30_00),
    clickWithNet(0),
    clickWithNet(null),
    clickWithNet(500_00, { isBot: true }),
  ]);
  await updateTotals();
  await insertClicks(db, [clickWithNet(6_00), clickWithNet(null, { isBot: true })]);
  await updateTotals();
  expect((await totals()).map(({ day: _, ...row }) => row)).toEqual([
    {
      market: 'fi',
      placement: 'list',
      clicks: 5,
      bot_clicks: 2,
      net_clicks: 4,
      net_sum: 60_00,
      positive_clicks: 2,
    },
  ]);
  await expectCorrectTotals();
});

test('counts a click that commits late, even after later clicks were counted', async () => {
  const other = connect(server.url, { maxConnections: 1 });
  try {
    await other`BEGIN`;
    await insertClicks(other, [click()]);
    await insertClicks(db, [click()]);
    await updateTotals();
    await other`COMMIT`;
    await updateTotals();
    await expectCorrectTotals();
    expect((await totals()).map(({ clicks }) => clicks)).toEqual([2]);
  } finally {
    await other.end();
  }
});

test('drops months past the retention period, but not their totals', async () => {
  // The first days of the months 13, 12 and 11 months ago. The test creates their partitions itself, because the ledger
  // prepares only the current and the next month.
  const [{ expired, retained, next }] = await db<[{ expired: Date; retained: Date; next: Date }]>`
    SELECT month - interval '13 months' AS expired, month - interval '12 months' AS retained,
      month - interval '11 months' AS next FROM date_trunc('month', now(), 'UTC') AS month`;
  const toMonth = (at: Date) => `clicks_${at.toISOString().slice(0, 7).replace('-', '_')}`;
  for (const [from, to] of [
    [expired, retained],
    [retained, next],
  ] as const) {
    await db.unsafe(`CREATE TABLE site.${toMonth(from)} PARTITION OF site.clicks
      FOR VALUES FROM ('${from.toISOString()}') TO ('${to.toISOString()}')`);
  }
  await insertClicks(db, [
    click(),
    click({ clickedAt: retained.getTime() }),
    click({ clickedAt: expired.getTime() }),
  ]);
  expect(await pruneClicks(db)).toEqual([toMonth(expired)]);
  expect(await pruneClicks(db)).toEqual([]);
  expect(await countStored()).toBe(2);
  expect((await totals()).map(({ clicks }) => clicks)).toEqual([1, 1, 1]);
});

test('processes agree on one key per day, and keys from before yesterday are deleted', async () => {
  await db`INSERT INTO site.visitor_keys SELECT (now() AT TIME ZONE 'UTC')::date - days, ${Buffer.alloc(32)}
    FROM generate_series(1, 3) AS days`;
  const [a, b] = [open(), open()];
  await expect.poll(() => a.visitorKeys.isKeyAgreed && b.visitorKeys.isKeyAgreed).toBe(true);
  expect(a.visitorKeys.hashVisitor('192.0.2.1')).toBe(b.visitorKeys.hashVisitor('192.0.2.1'));
  expect(a.visitorKeys.hashVisitor('192.0.2.2')).not.toBe(b.visitorKeys.hashVisitor('192.0.2.1'));
  const days =
    await db`SELECT (now() AT TIME ZONE 'UTC')::date - day AS age FROM site.visitor_keys ORDER BY 1`;
  expect(days.map(({ age }) => age)).toEqual([0, 1]);
});
