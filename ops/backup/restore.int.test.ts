import { randomUUID } from 'node:crypto';
import { open, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect, type Database } from '@nettobonus/store/connect';
import { saveContactMessage } from '@nettobonus/store/contact-messages';
import { migrate } from '@nettobonus/store/migrate';
import { hashTables, hashTablesAt, type TableHash } from '@nettobonus/store/table-hashes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishContent } from '../publish-content.ts';
import { prune } from './prune.ts';
import { ARCHIVE_WAL, TestServerWithArchive } from './test-server-with-archive.ts';
import { isSegment } from './wal-segments.ts';

const SECONDS_PER_ROUND = 2;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The content of the database at one second. */
interface RecordedState {
  second: Date;
  tables: TableHash[];
}

let database: TestServerWithArchive;
const states: RecordedState[] = [];
let backups: string[];
/** The number of contact messages whose transaction was acknowledged. */
let savedMessages = 0;

beforeAll(async () => {
  database = await TestServerWithArchive.create();
  const server = await database.start({ archiveTimeoutS: 30 });
  await migrate(server.url);
  await publishContent(server.url);
  for (let round = 0; round < 2; round++) {
    expect(await database.backUp(server)).toMatchObject({ code: 0 });
    await writeAndRecord(server.url);
  }
  await server.kill();
  backups = (await readdir(join(database.backups, 'base'))).sort();
}, 120_000);
afterAll(() => database.remove());

/** Writes contact messages continuously, hashes the tables at several seconds, and archives the WAL. */
async function writeAndRecord(url: string): Promise<void> {
  const db = connect(url, { maxConnections: 4 });
  let isWriting = true;
  const write = async () => {
    while (isWriting) {
      await saveContactMessage(db, {
        id: randomUUID(),
        market: 'fi',
        name: 'Aino',
        email: 'aino@example.com',
        message: 'Hei!',
      });
      savedMessages += 1;
    }
  };
  const writing = write();
  for (let recorded = 0; recorded < SECONDS_PER_ROUND; ) {
    const second = new Date((Math.ceil(Date.now() / 1000) + 1) * 1000);
    const tables = await hashTablesAt(db, second);
    if (!tables) continue;
    recorded += 1;
    states.push({ second, tables });
  }
  await archiveWal(db);
  // These are not in the archive yet.
  const archivedMessages = savedMessages;
  while (savedMessages < archivedMessages + 2) await pause(50);
  isWriting = false;
  await writing;
  await db.end();
}

async function archiveWal(db: Database): Promise<void> {
  const [{ segment }] = await db<[{ segment: string }]>`SELECT pg_walfile_name(pg_switch_wal()) AS segment`;
  for (;;) {
    const [{ last }] = await db<
      [{ last: string | null }]
    >`SELECT last_archived_wal AS last FROM pg_stat_archiver`;
    if (last && last >= segment) return;
    await pause(50);
  }
}

async function hashRestored(name: string): Promise<TableHash[]> {
  const server = await database.start({ name });
  const db = connect(server.url, { maxConnections: 1 });
  const tables = await hashTables(db);
  await db.end();
  await server.stop();
  return tables;
}

const toIso = (date: Date) => date.toISOString().replace('.000', '');

test('restores every row as of a past second, from the last backup before it', async () => {
  expect(backups).toHaveLength(2);
  for (const [n, backup] of [
    [1, backups[0]],
    [states.length - 2, backups[1]],
  ] as const) {
    const { second, tables } = states[n] as RecordedState;
    const { code, output } = await database.restore(toIso(second), `restored-${n}`);
    expect(code, output).toBe(0);
    expect(output).toContain(`Copying base backup ${backup}`);
    expect(await hashRestored(`restored-${n}`)).toEqual(tables);
  }
  // Otherwise the comparison above would prove nothing.
  expect(states[1]?.tables).not.toEqual(states.at(-2)?.tables);
}, 60_000);

const countMessages = (tables: TableHash[] | undefined) =>
  tables?.find(({ table }) => table === 'contact_messages')?.rows ?? 0;

test('restoring the latest state recovers everything that was archived', async () => {
  const { code, output } = await database.restore('latest', 'restored-latest');
  expect(code, output).toBe(0);
  const restored = countMessages(await hashRestored('restored-latest'));
  expect(restored).toBeGreaterThanOrEqual(countMessages(states.at(-1)?.tables));
  expect(restored).toBeLessThan(savedMessages);
}, 60_000);

test('an impossible restore is refused with a reason and writes nothing', async () => {
  await writeFile(join(database.dir, 'note'), '');
  const second = toIso((states[1] as RecordedState).second);
  for (const [to, into, reason] of [
    [second, '.', 'is not empty'],
    ['2020-01-01T00:00:00Z', 'refused', 'is before the first backup, which can be restored to 20'],
    ['2099-01-01T00:00:00Z', 'refused', 'The archive ends with a commit at 20'],
    ['2026-11-15 12:34', 'refused', 'is not an instant with a time zone'],
  ] as const) {
    const { code, output } = await database.restore(to, into);
    expect(output).toContain(reason);
    expect(code).toBe(2);
  }
  expect(await readdir(database.dir)).not.toContain('refused');
});

test('a missing segment is reported by name, and nothing after it is restored', async () => {
  const wal = join(database.backups, 'wal');
  const segments = (await readdir(wal)).filter((name) => /^[0-9A-F]{24}\.gz$/.test(name)).sort();
  const missing = segments.at(-2) as string;
  await rename(join(wal, missing), join(database.dir, missing));
  const { code, output } = await database.restore('2099-01-01T00:00:00Z', 'refused');
  await rename(join(database.dir, missing), join(wal, missing));
  expect(output).toContain(`${missing} is missing`);
  expect(code).toBe(2);
});

test('a damaged segment is reported by name', async () => {
  const wal = join(database.backups, 'wal');
  const last = (await readdir(wal))
    .filter((name) => /^[0-9A-F]{24}\.gz$/.test(name))
    .sort()
    .at(-1) as string;
  const intact = await readFile(join(wal, last));
  await writeFile(join(wal, last), intact.subarray(0, intact.length / 2));
  const { code, output } = await database.restore('latest', 'refused');
  await writeFile(join(wal, last), intact);
  expect(output).toContain(`${last} cannot be read`);
  expect(code).toBe(1);
});

test('a segment is archived once, and never overwrites another of the same name', async () => {
  const archive = (segment: string) =>
    database.run(ARCHIVE_WAL, [join(database.dir, segment), 'segment', join(database.backups, 'wal')]);
  await writeFile(join(database.dir, 'first'), 'first');
  await writeFile(join(database.dir, 'other'), 'other');
  expect(await archive('first')).toMatchObject({ code: 0 });
  expect(await archive('first')).toMatchObject({ code: 0 });
  expect(await archive('other')).toMatchObject({
    code: 1,
    output: expect.stringContaining('exists with different content'),
  });
  expect((await readdir(join(database.backups, 'wal'))).filter((name) => name.includes('segment'))).toEqual([
    'segment.gz',
  ]);
});

test('after the WAL of the lost server is archived manually, no contact message is missing', async () => {
  const wal = join(database.backups, 'wal');
  const archived = await readdir(wal);
  for (const name of (await readdir(join(database.dataDir(), 'pg_wal'))).filter(isSegment)) {
    if (archived.includes(`${name}.gz`)) continue;
    const args = [join(database.dataDir(), 'pg_wal', name), name, wal];
    expect(await database.run(ARCHIVE_WAL, args)).toMatchObject({ code: 0 });
  }
  const { code, output } = await database.restore('latest', 'restored-complete');
  expect(code, output).toBe(0);
  expect(countMessages(await hashRestored('restored-complete'))).toBe(savedMessages);
}, 60_000);

test('pruning removes the older backup and its WAL, and the newer one can still be restored', async () => {
  const wal = join(database.backups, 'wal');
  const before = await readdir(wal);
  const removed = await prune(database.backups, { now: new Date(Date.now() + 30 * DAY_MS), days: 7 });
  expect(removed).toEqual([backups[0]]);
  expect(await readdir(join(database.backups, 'base'))).toEqual([backups[1]]);
  expect((await readdir(wal)).length).toBeLessThan(before.length);
  const { second, tables } = states.at(-2) as RecordedState;
  expect((await database.restore(toIso(second), 'restored-later')).code).toBe(0);
  expect(await hashRestored('restored-later')).toEqual(tables);
  const { output } = await database.restore(toIso((states[1] as RecordedState).second), 'refused');
  expect(output).toContain('is before the first backup');
}, 60_000);

test('an altered backup is refused', async () => {
  const file = await open(
    join(database.backups, 'base', backups[1] as string, 'global', 'pg_filenode.map'),
    'r+',
  );
  await file.write(Buffer.from([255]), 0, 1, 100);
  await file.close();
  const { code, output } = await database.restore('latest', 'restored-altered');
  expect(output).toContain('checksum mismatch');
  expect(code).toBe(1);
});
