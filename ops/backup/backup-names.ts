/** A backup is named after the first second to which it can be restored: 20261115T023000Z. */
const NAME = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Rounds up: the backup may lack commits from the second in which it finished. */
export function toBackupName(finishedAt: Date): string {
  const second = new Date(Math.ceil(finishedAt.getTime() / 1000) * 1000);
  return second.toISOString().replace(/[-:]|\.\d+/g, '');
}

/** Null if the name is not a backup name. */
export function parseBackupName(name: string): Date | null {
  const parts = NAME.exec(name)?.slice(1).map(Number);
  if (!parts) return null;
  const [year = 0, month = 1, day, hour, minute, second] = parts;
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second));
}

/** The backup names among `names`, oldest first. */
export function listBackupNames(names: readonly string[]): string[] {
  return names.filter((name) => parseBackupName(name) !== null).sort();
}

/** The newest backup that is not after the instant: it needs the least WAL replay. */
export function pickBackup(names: readonly string[], instant: Date): string | null {
  return listBackupNames(names).findLast((name) => Number(parseBackupName(name)) <= Number(instant)) ?? null;
}

/** Backups that are not needed to restore any instant of the last `days` days. */
export function listUnneededBackups(
  names: readonly string[],
  { now, days }: { now: Date; days: number },
): string[] {
  const oldestNeeded = pickBackup(names, new Date(now.getTime() - days * DAY_MS));
  return oldestNeeded ? listBackupNames(names).filter((name) => name < oldestNeeded) : [];
}
