/** What a person or a test asks the ledger, as its owner. */
import type { Database } from './connect.ts';

export interface TotalsDifference {
  day: string;
  casino: string;
  market: string;
  placement: string;
  /** Clicks and bots' clicks, as the totals have them and as the clicks themselves say. */
  totalled: [number, number];
  counted: [number, number];
}

/** Where the totals are not what a fresh count of the clicks gives; of days whose clicks were dropped none is. */
export async function listTotalsDifferences(db: Database): Promise<TotalsDifference[]> {
  return db<TotalsDifference[]>`
    WITH counted AS (
      SELECT (clicked_at AT TIME ZONE 'UTC')::date AS day, casino, market, placement,
        count(*) FILTER (WHERE NOT is_bot) AS clicks, count(*) FILTER (WHERE is_bot) AS bot_clicks
      FROM site.clicks GROUP BY 1, 2, 3, 4
    ), kept AS (
      SELECT * FROM site.click_totals WHERE day >= (SELECT min(day) FROM counted)
    )
    SELECT day::text, casino, market, placement,
      ARRAY[coalesce(kept.clicks, 0), coalesce(kept.bot_clicks, 0)]::int[] AS totalled,
      ARRAY[coalesce(counted.clicks, 0), coalesce(counted.bot_clicks, 0)]::int[] AS counted
    FROM kept FULL JOIN counted USING (day, casino, market, placement)
    WHERE (kept.clicks, kept.bot_clicks) IS DISTINCT FROM (counted.clicks, counted.bot_clicks)
    ORDER BY 1, 2, 3, 4`;
}

/** How often each visitor's hash is there. */
export async function countByVisitor(db: Database): Promise<Map<string, number>> {
  const rows = await db<{ visitor: string; count: number }[]>`
    SELECT encode(visitor, 'hex') AS visitor, count(*)::int AS count FROM site.clicks GROUP BY 1`;
  return new Map(rows.map(({ visitor, count }) => [visitor, count]));
}

/** Puts a key of one's own in the place of today's, for tests that have to know it. */
export async function setVisitorKey(db: Database, key: Buffer): Promise<void> {
  await db`
    INSERT INTO site.visitor_keys VALUES ((now() AT TIME ZONE 'UTC')::date, ${key})
    ON CONFLICT (day) DO UPDATE SET key = excluded.key`;
}

export interface StoredClick {
  casino: string;
  market: string;
  placement: string;
  page: string | null;
  position: number | null;
  netShown: number | null;
  isBot: boolean;
}

/** The clicks in the order in which they were made. */
export async function listClicks(db: Database): Promise<StoredClick[]> {
  return db<StoredClick[]>`
    SELECT casino, market, placement, page, position, net_shown AS "netShown", is_bot AS "isBot"
    FROM site.clicks ORDER BY clicked_at, id`;
}
