import { setTimeout as pause } from 'node:timers/promises';
import { countClicks } from './click-rows.ts';
import type { Database } from './connect.ts';

/** Drops whole monthly partitions, so that no click is stored for longer than `months`. Returns the dropped tables. */
export async function pruneClicks(
  db: Database,
  { months, now }: { months: number; now: Date },
): Promise<string[]> {
  const oldest = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1));
  const last = `clicks_${oldest.toISOString().slice(0, 7).replace('-', '_')}`;
  // Wait while another process is counting.
  while ((await countClicks(db)) === null) await pause(100);
  const partitions = await db<{ name: string }[]>`
    SELECT relname AS name FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
    WHERE inhparent = 'site.clicks'::regclass AND relname <= ${last} ORDER BY relname`;
  const dropped: string[] = [];
  for (const { name } of partitions) {
    const table = db(`site.${name}`);
    const [uncounted] = await db`
      SELECT 1 FROM ${table} WHERE written_by >= (SELECT counted_below FROM site.click_totals_mark) LIMIT 1`;
    // The totals stay after the clicks are dropped, so every click must be counted first.
    if (uncounted) continue;
    await db`DROP TABLE ${table}`;
    dropped.push(name);
  }
  return dropped;
}
