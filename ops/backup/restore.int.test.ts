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
import { ARCHIVE_WAL, ArchivedDatabase } from './archived-database.ts';
import { prune } from './prune.ts';
import { isSegment } from './wal-segments.ts';

const SECONDS = 2;
const DAY_MS = 24 * 60 * 60 * 1000;

interface Mark {
  second: Date;
  tables: TableHash[];
}

let database: ArchivedDatabase;
const marks: Mark[] = [];
let backups: string[];
/** Messages whose transaction was acknowledged. */
let saved = 0;

beforeAll(async () => {
  database = await ArchivedDatabase.create();
  const server = await database.start({ archiveTimeoutS: 30 });
  await migrate(server.url);
  await publishContent(server.url);
  for (let time = 0; time < 2; time++) {
    expect(await database.backUp(server)).toMatchObject({ code: 0 });
    await writeThrough(server.url);
  }
  await server.kill();
  backups = (await readdir(join(database.backups, 'base'))).sort();
}, 120_000);
afterAll(() => database.remove());

/** Writes messages continuously, hashes the tables at several seconds, and archives the WAL. */
async function writeThrough(url: string): Promise<void> {
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
      saved += 1;
    }
  };
  const writing = write();
  for (let taken = 0; taken < SECONDS; ) {
    const second = new Date((Math.ceil(Date.now() / 1000) + 1) * 1000);
    const tables = await hashTablesAt(db, second);
    if (!tables) continue;
    taken += 1;
    marks.push({ second, tables });
  }
  await archiveLog(db);
  await pause(500);
  isWriting = false;
  await writing;
  await db.end();
}

async function archiveLog(db: Database): Promise<void> {
  const [{ segment }] = await db<[{ segment: string }]>`SELECT pg_walfile_name(pg_switch_wal()) AS segment`;
  for (;;) {
    const [{ last }] = await db<
      [{ last: string | null }]
    >`SELECT last_archived_wal AS last FROM pg_stat_archiver`;
    if (last && last >= segment) return;
    await pause(50);
  }
}

async function readRestored(name: string): Promise<TableHash[]> {
  const server = await database.start({ name });
  const db = connect(server.url, { maxConnections: 1 });
  const tables = await hashTables(db);
  await db.end();
  await server.stop();
  return tables;
}

const iso = (date: Date) => date.toISOString().replace('.000', '');

test('a past second is restored row for row, from the last backup before it', async () => {
  expect(backups).toHaveLength(2);
  for (const [n, backup] of [
    [1, backups[0]],
    [marks.length - 2, backups[1]],
  ] as const) {
    const { second, tables } = marks[n] as Mark;
    const { code, said } = await database.restore(iso(second), `restored-${n}`);
    expect(code, said).toBe(0);
    expect(said).toContain(`Copying base backup ${backup}`);
    expect(await readRestored(`restored-${n}`)).toEqual(tables);
  }
  // Otherwise the comparison above would prove nothing.
  expect(marks[1]?.tables).not.toEqual(marks.at(-2)?.tables);
}, 60_000);

const countMessages = (tables: TableHash[] | undefined) =>
  tables?.find(({ table }) => table === 'contact_messages')?.rows ?? 0;

test('restoring the latest state recovers everything that was archived', async () => {
  const { code, said } = await database.restore('latest', 'restored-latest');
  expect(code, said).toBe(0);
  const restored = countMessages(await readRestored('restored-latest'));
  expect(restored).toBeGreaterThanOrEqual(countMessages(marks.at(-1)?.tables));
  expect(restored).toBeLessThan(saved);
}, 60_000);

test('a restore that is not possible fails with a reason and writes to no folder', async () => {
  await writeFile(join(database.dir, 'note'), '');
  const second = iso((marks[1] as Mark).second);
  for (const [to, into, sentence] of [
    [second, '.', 'is not empty'],
    ['2020-01-01T00:00:00Z', 'refused', 'is before the first backup, which can be restored to 20'],
    ['2099-01-01T00:00:00Z', 'refused', 'The archive ends with a commit at 20'],
    ['2026-11-15 12:34', 'refused', 'is not an instant with a time zone'],
  ] as const) {
    const { code, said } = await database.restore(to, into);
    expect(said).toContain(sentence);
    expect(code).toBe(2);
  }
  expect(await readdir(database.dir)).not.toContain('refused');
});

test('a missing segment is reported by name, and nothing after it is restored', async () => {
  const wal = join(database.backups, 'wal');
  const segments = (await readdir(wal)).filter((name) => /^[0-9A-F]{24}\.gz$/.test(name)).sort();
  const missing = segments.at(-2) as string;
  await rename(join(wal, missing), join(database.dir, missing));
  const { code, said } = await database.restore('2099-01-01T00:00:00Z', 'refused');
  await rename(join(database.dir, missing), join(wal, missing));
  expect(said).toContain(`${missing} is missing`);
  expect(code).toBe(2);
});

test('a damaged segment is reported by name', async () => {
  const wal = join(database.backups, 'wal');
  const last = (await readdir(wal))
    .filter((name) => /^[0-9A-F]{24}\.gz$/.test(name))
    .sort()
    .at(-1) as string;
  const whole = await readFile(join(wal, last));
  await writeFile(join(wal, last), whole.subarray(0, whole.length / 2));
  const { code, said } = await database.restore('latest', 'refused');
  await writeFile(join(wal, last), whole);
  expect(said).toContain(`${last} cannot be read`);
  expect(code).toBe(1);
});

test('a segment is archived once, and never overwrites another of the same name', async () => {
  const archive = (segment: string) =>
    database.run(ARCHIVE_WAL, [join(database.dir, segment), 'segment', join(database.backups, 'wal')]);
  await writeFile(join(database.dir, 'one'), 'one');
  await writeFile(join(database.dir, 'other'), 'other');
  expect(await archive('one')).toMatchObject({ code: 0 });
  expect(await archive('one')).toMatchObject({ code: 0 });
  expect(await archive('other')).toMatchObject({
    code: 1,
    said: expect.stringContaining('exists with different content'),
  });
  expect((await readdir(join(database.backups, 'wal'))).filter((name) => name.includes('segment'))).toEqual([
    'segment.gz',
  ]);
});

test('after the WAL of the lost server is archived by hand, no message is missing', async () => {
  const wal = join(database.backups, 'wal');
  const archived = await readdir(wal);
  for (const name of (await readdir(join(database.dataDir(), 'pg_wal'))).filter(isSegment)) {
    if (archived.includes(`${name}.gz`)) continue;
    const args = [join(database.dataDir(), 'pg_wal', name), name, wal];
    expect(await database.run(ARCHIVE_WAL, args)).toMatchObject({ code: 0 });
  }
  const { code, said } = await database.restore('latest', 'restored-whole');
  expect(code, said).toBe(0);
  expect(countMessages(await readRestored('restored-whole'))).toBe(saved);
}, 60_000);

test('pruning removes the older backup and its WAL, and the newer one can still be restored', async () => {
  const wal = join(database.backups, 'wal');
  const before = await readdir(wal);
  const removed = await prune(database.backups, { now: new Date(Date.now() + 30 * DAY_MS), days: 7 });
  expect(removed).toEqual([backups[0]]);
  expect(await readdir(join(database.backups, 'base'))).toEqual([backups[1]]);
  expect((await readdir(wal)).length).toBeLessThan(before.length);
  const { second, tables } = marks.at(-2) as Mark;
  expect((await database.restore(iso(second), 'restored-later')).code).toBe(0);
  expect(await readRestored('restored-later')).toEqual(tables);
  const { said } = await database.restore(iso((marks[1] as Mark).second), 'refused');
  expect(said).toContain('is before the first backup');
}, 60_000);

test('a backup that has been altered is refused', async () => {
  const file = await open(
    join(database.backups, 'base', backups[1] as string, 'global', 'pg_filenode.map'),
    'r+',
  );
  await file.write(Buffer.from([255]), 0, 1, 100);
  await file.close();
  const { code, said } = await database.restore('latest', 'restored-changed');
  expect(said).toContain('checksum mismatch');
  expect(code).toBe(1);
});
