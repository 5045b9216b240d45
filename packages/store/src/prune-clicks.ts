import type { Database } from './connect.ts';

/**
 * Drops clicks (by month) and the hashes of IP addresses that are past their retention periods. Returns the names of
 * the dropped tables.
 */
export async function pruneClicks(db: Database): Promise<string[]> {
  const [{ dropped }] = await db<[{ dropped: string[] }]>`SELECT site.prune_clicks() AS dropped`;
  return dropped;
}
