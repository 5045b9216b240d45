import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { findProgram, run } from './postgres-programs.ts';
import { type ConsecutiveSegments, isSegment, listConsecutiveSegments } from './wal-segments.ts';

/** The segments archived since the start of a backup. */
export async function listBackupSegments(backupDir: string, walDir: string): Promise<ConsecutiveSegments> {
  const archived = (await readdir(walDir)).map((name) => name.replace(/\.gz$/, '')).filter(isSegment);
  return listConsecutiveSegments(archived, await readFirstSegment(backupDir));
}

/** The first segment that a restore from the backup needs. */
export async function readFirstSegment(backupDir: string): Promise<string> {
  const label = await readFile(join(backupDir, 'backup_label'), 'utf8');
  const segment = /^START WAL LOCATION: .*\(file ([0-9A-F]{24})\)$/m.exec(label)?.[1];
  if (!segment) throw new Error(`${backupDir}/backup_label does not say where the backup begins.`);
  return segment;
}

/** The time of the last commit or abort in these segments; null if there is none. */
export async function findLastCommit(walDir: string, segments: readonly string[]): Promise<Date | null> {
  const dir = await mkdtemp(join(tmpdir(), 'nettobonus-wal-'));
  try {
    for (const segment of segments.toReversed()) {
      const path = join(dir, segment);
      await decompress(join(walDir, `${segment}.gz`), path);
      const last = (await listCommits(path)).sort().at(-1);
      if (last) return new Date(last);
      await rm(path);
    }
    return null;
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

async function decompress(compressed: string, path: string): Promise<void> {
  try {
    await pipeline(createReadStream(compressed), createGunzip(), createWriteStream(path));
  } catch (cause) {
    throw new Error(`${compressed} cannot be read: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  }
}

async function listCommits(segmentPath: string): Promise<string[]> {
  // The last record may continue in a missing segment: pg_waldump then prints all records before it and fails.
  const args = ['-c', '"$0" --rmgr=Transaction "$1" 2>&1 || true', findProgram('pg_waldump'), segmentPath];
  const output = await run('/bin/sh', args, { ...process.env, TZ: 'UTC', LC_ALL: 'C' });
  const ends = output.matchAll(/desc: (?:COMMIT|ABORT)\S* (\S+) (\d\d:\d\d:\d\d\.\d+) UTC/g);
  return Array.from(ends, ([, day, time]) => `${day}T${time}Z`);
}
