/** A backup is named after the second from which on it can be restored to: 20261115T023000Z. */
const NAME = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Rounded up: what was committed in the second itself may not be in the backup yet. */
export function toBackupName(finishedAt: Date): string {
  const second = new Date(Math.ceil(finishedAt.getTime() / 1000) * 1000);
  return second.toISOString().replace(/[-:]|\.\d+/g, '');
}

/** Null for the name of something else. */
export function parseBackupName(name: string): Date | null {
  const parts = NAME.exec(name)?.slice(1).map(Number);
  if (!parts) return null;
  const [year = 0, month = 1, day, hour, minute, second] = parts;
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second));
}

/** Those among the names that are backups, oldest first. */
export function listBackupNames(names: readonly string[]): string[] {
  return names.filter((name) => parseBackupName(name) !== null).sort();
}

/** The newest one that is not after the instant: from there the way is the shortest. */
export function pickBackup(names: readonly string[], instant: Date): string | null {
  return listBackupNames(names).findLast((name) => Number(parseBackupName(name)) <= Number(instant)) ?? null;
}

/** Backups without which every instant of the last so many days can still be restored to. */
export function listUnneededBackups(
  names: readonly string[],
  { now, days }: { now: Date; days: number },
): string[] {
  const oldestWanted = pickBackup(names, new Date(now.getTime() - days * DAY_MS));
  return oldestWanted ? listBackupNames(names).filter((name) => name < oldestWanted) : [];
}
