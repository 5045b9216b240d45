/** Queries that verify the click ledger, for tests and benchmarks. They need the owner's privileges. */
import { toCurrentPageKey } from '@nettobonus/domain/routes/former-page-keys';
import type { Database } from './connect.ts';

export interface TotalsDifference {
  day: string;
  casino: string;
  /** Null for unique clicks: which placement the first click from an IP address had depends on when it was counted. */
  market: string | null;
  placement: string | null;
  /** Clicks, bot clicks, excluded clicks, clicks with a net value, their sum, positive ones; or unique clicks. */
  storedTotals: number[];
  /** The same figures, counted again. */
  recounted: number[];
}

/** Lists stored totals that differ from a fresh count. Skips days before the oldest remaining click. */
export async function listTotalsDifferences(db: Database): Promise<TotalsDifference[]> {
  return db<TotalsDifference[]>`
    WITH recount AS (
      SELECT day, casino, market, placement,
        ARRAY[
          count(*) FILTER (WHERE NOT is_bot AND NOT is_excluded),
          count(*) FILTER (WHERE is_bot),
          count(*) FILTER (WHERE is_excluded),
          count(net_shown) FILTER (WHERE NOT is_bot AND NOT is_excluded),
          coalesce(sum(net_shown) FILTER (WHERE NOT is_bot AND NOT is_excluded), 0),
          count(*) FILTER (WHERE NOT is_bot AND NOT is_excluded AND net_shown > 0)
        ]::float8[] AS recounted
      FROM site.classified_clicks GROUP BY 1, 2, 3, 4
    ), stored AS (
      SELECT day, casino, market, placement,
        ARRAY[clicks, bot_clicks, excluded_clicks, net_clicks, net_sum, positive_clicks]::float8[] AS "storedTotals"
      FROM site.click_totals WHERE day >= (SELECT min(day) FROM recount)
    ), unique_recount AS (
      SELECT day, casino,
        ARRAY[count(DISTINCT visitor) FILTER (WHERE NOT is_bot AND NOT is_excluded)]::float8[] AS recounted
      FROM site.classified_clicks GROUP BY 1, 2
    ), unique_stored AS (
      SELECT day, casino, ARRAY[sum(unique_clicks)]::float8[] AS "storedTotals"
      FROM site.click_totals WHERE day >= (SELECT min(day) FROM recount) GROUP BY 1, 2
    )
    SELECT day::text, casino, market, placement,
      coalesce("storedTotals", '{0,0,0,0,0,0}') AS "storedTotals", coalesce(recounted, '{0,0,0,0,0,0}') AS recounted
    FROM stored FULL JOIN recount USING (day, casino, market, placement)
    WHERE "storedTotals" IS DISTINCT FROM recounted
    UNION ALL
    SELECT day::text, casino, NULL, NULL, coalesce("storedTotals", '{0}'), coalesce(recounted, '{0}')
    FROM unique_stored FULL JOIN unique_recount USING (day, casino)
    WHERE "storedTotals" IS DISTINCT FROM recounted
    ORDER BY 1, 2, 3, 4`;
}

export interface SumDifference {
  day: string;
  market: string;
  /** A casino's slug or a placement. */
  name: string;
}

/** Lists stored sums per casino and per placement that differ from the daily totals. The reports use these sums. */
export async function listSumDifferences(db: Database): Promise<SumDifference[]> {
  return db<SumDifference[]>`
    SELECT day::text, market, casino AS name
    FROM site.click_totals_by_casino AS stored
    FULL JOIN (
      SELECT day, market, casino, sum(clicks) AS clicks, sum(unique_clicks) AS unique_clicks,
        sum(excluded_clicks) AS excluded_clicks
      FROM site.click_totals WHERE clicks + excluded_clicks > 0 GROUP BY 1, 2, 3
    ) AS summed USING (day, market, casino)
    WHERE (stored.clicks, stored.unique_clicks, stored.excluded_clicks)
      IS DISTINCT FROM (summed.clicks, summed.unique_clicks, summed.excluded_clicks)
    UNION ALL
    SELECT day::text, market, placement
    FROM site.click_totals_by_placement AS stored
    FULL JOIN (
      SELECT day, market, placement, sum(clicks) AS clicks, sum(unique_clicks) AS unique_clicks,
        sum(excluded_clicks) AS excluded_clicks, sum(net_clicks) AS net_clicks, sum(net_sum) AS net_sum,
        sum(positive_clicks) AS positive_clicks
      FROM site.click_totals WHERE clicks + excluded_clicks > 0 GROUP BY 1, 2, 3
    ) AS summed USING (day, market, placement)
    WHERE (stored.clicks, stored.unique_clicks, stored.excluded_clicks, stored.net_clicks, stored.net_sum,
        stored.positive_clicks)
      IS DISTINCT FROM (summed.clicks, summed.unique_clicks, summed.excluded_clicks, summed.net_clicks,
        summed.net_sum, summed.positive_clicks)
    ORDER BY 1, 2, 3`;
}

/** The number of clicks per visitor hash. */
export async function countByVisitor(db: Database): Promise<Map<string, number>> {
  const rows = await db<{ visitor: string; count: number }[]>`
    SELECT encode(visitor, 'hex') AS visitor, count(*)::int AS count FROM site.clicks GROUP BY 1`;
  return new Map(rows.map(({ visitor, count }) => [visitor, count]));
}

/** Replaces today's visitor key, for tests that need a known key. */
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

/** All clicks, oldest first. */
export async function listClicks(db: Database): Promise<StoredClick[]> {
  const clicks = await db<StoredClick[]>`
    SELECT casino, market, placement, page, position, net_shown AS "netShown", is_bot AS "isBot"
    FROM site.clicks ORDER BY clicked_at, id`;
  return clicks.map((click) => ({ ...click, page: click.page && toCurrentPageKey(click.page) }));
}
