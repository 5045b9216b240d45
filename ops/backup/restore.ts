/**
 * Restores the whole server as of an instant into an empty data folder, and leaves it stopped:
 * `node ops/backup/restore.ts --to 2026-11-15T12:34:56Z --from /backups --into /var/lib/postgresql/18/restored`,
 * or `--to latest` for the end of the archive. Run it as PostgreSQL's user. See docs/backup.md.
 */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { listBackupNames, parseBackupName, pickBackup } from './backup-names.ts';
import { findProgram, run } from './postgres-programs.ts';
import { recover } from './recovery.ts';
import { findLastCommit, listBackupSegments } from './wal-archive.ts';

const USAGE =
  'Usage: node ops/backup/restore.ts --to <2026-11-15T12:34:56Z | latest> --from <backups> --into <empty data folder>';
/** The time zone is required: a misread zone could lose hours of work. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?(Z|[+-]\d\d:\d\d)$/;
/** The path becomes part of a command that PostgreSQL runs in a shell. */
const PLAIN_PATH = /^[\w./-]+$/;

class Refusal extends Error {}

try {
  const { to, from, into } = parseArgs({
    options: { to: { type: 'string' }, from: { type: 'string' }, into: { type: 'string' } },
  }).values;
  if (!to || !from || !into) throw new Refusal(USAGE);
  await restore(to, resolve(from), resolve(into));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof Refusal ? 2 : 1;
}

async function restore(to: string, folder: string, dataDir: string): Promise<void> {
  const startedAt = performance.now();
  const walDir = join(folder, 'wal');
  if (process.getuid?.() === 0) {
    throw new Refusal("PostgreSQL refuses to run as root: run this as PostgreSQL's user.");
  }
  if (!PLAIN_PATH.test(walDir)) {
    throw new Refusal(
      `${walDir} contains characters other than letters, digits and . _ - /, which a shell may misread.`,
    );
  }
  const target = to === 'latest' ? null : parseInstant(to);
  const name = await chooseBackup(folder, target);
  const backupDir = join(folder, 'base', name);
  const { segments, gap } = await listBackupSegments(backupDir, walDir);
  const lastCommit = await findLastCommit(walDir, segments);
  if (target && (!lastCommit || target >= lastCommit)) {
    const until = lastCommit
      ? `ends with a commit at ${lastCommit.toISOString()}`
      : 'contains no commit after the backup';
    const why = gap ? `: ${gap}.gz is missing, and later segments cannot be used` : '';
    throw new Refusal(
      `Cannot restore to ${to}. The archive ${until}${why}. \`--to latest\` restores to that point.`,
    );
  }
  await requireEmpty(dataDir);

  console.log(`Copying base backup ${name}`);
  await run('cp', ['-a', `${backupDir}/.`, dataDir]);
  await run(findProgram('pg_verifybackup'), ['--exit-on-error', '--quiet', dataDir]);
  const copiedAt = performance.now();
  console.log(`Replaying the archived WAL: ${segments.length} segments`);
  await writeFile(join(dataDir, 'recovery.signal'), '');
  const reached = await recover(dataDir, { walDir, target: target && to.replace('Z', '+00') });
  const seconds = (from: number, until = performance.now()) => ((until - from) / 1000).toFixed(1);
  console.log(
    `Restored the server as of ${to} into ${dataDir}; the last transaction in it ended at ${reached}
Took ${seconds(startedAt)} s: ${seconds(startedAt, copiedAt)} s to choose, copy and verify, ${seconds(copiedAt)} s to replay the WAL
The server is stopped and does not archive yet: docs/backup.md describes the next steps`,
  );
}

function parseInstant(to: string): Date {
  const instant = new Date(to);
  if (!INSTANT.test(to) || Number.isNaN(instant.getTime())) {
    throw new Refusal(`"${to}" is not an instant with a time zone, such as 2026-11-15T12:34:56Z. ${USAGE}`);
  }
  return instant;
}

async function chooseBackup(folder: string, target: Date | null): Promise<string> {
  const names = listBackupNames(await readdir(join(folder, 'base')).catch(() => []));
  const [first] = names;
  if (!first) throw new Refusal(`There is no base backup in ${folder}/base.`);
  const chosen = target ? pickBackup(names, target) : names.at(-1);
  if (chosen) return chosen;
  const from = parseBackupName(first)?.toISOString();
  throw new Refusal(
    `${target?.toISOString()} is before the first backup, which can be restored to ${from} and later.`,
  );
}

async function requireEmpty(dataDir: string): Promise<void> {
  await mkdir(dataDir, { mode: 0o700, recursive: true });
  if ((await readdir(dataDir)).length > 0) {
    throw new Refusal(`${dataDir} is not empty. Choose an empty folder, or one that does not exist yet.`);
  }
}
