import type {
  CasinoClicks,
  DayTotal,
  PlacementClicks,
  ReportPeriod,
} from '@nettobonus/domain/clicks/click-report';
import type { DailyUniqueClicks } from '@nettobonus/domain/clicks/click-shares';
import type { Market } from '@nettobonus/domain/markets/market';
import type { Database } from './connect.ts';

export interface ClickReport {
  /** For every market, from the first day of the previous period. */
  days: DayTotal[];
  /** `placements` and `casinos` are for the requested market or all markets, most clicks first. */
  placements: PlacementClicks[];
  casinos: CasinoClicks[];
}

interface ReportQuery {
  period: ReportPeriod;
  /** Null for all markets. */
  market: Market | null;
}

/** Reads the data for the click report from sums of the daily totals: reading all clicks would be too slow. */
export async function readClickReport(db: Database, query: ReportQuery): Promise<ClickReport> {
  const [days, placements, casinos] = await Promise.all([
    listClickDays(db, query.period),
    listClicksByPlacement(db, query),
    listClicksByCasino(db, query),
  ]);
  return { days, placements, casinos };
}

export async function listClickDays(db: Database, { previous, to }: ReportPeriod): Promise<DayTotal[]> {
  return db.unsafe<DayTotal[]>(
    `SELECT day::text, market, sum(clicks)::float8 AS clicks, sum(unique_clicks)::float8 AS "uniqueClicks",
       sum(excluded_clicks)::float8 AS "excludedClicks", sum(net_clicks)::float8 AS "clicksWithNet",
       sum(net_sum)::float8 AS "netSum", sum(positive_clicks)::float8 AS "clicksWithPositiveNet"
     FROM site.click_totals_by_placement WHERE day BETWEEN $1::date AND $2::date
     GROUP BY day, market ORDER BY day, market`,
    [previous.from, to],
  );
}

export async function listClicksByPlacement(db: Database, query: ReportQuery): Promise<PlacementClicks[]> {
  return (await listCounts(db, 'placement', query)) as PlacementClicks[];
}

export async function listClicksByCasino(db: Database, query: ReportQuery): Promise<CasinoClicks[]> {
  return (await listCounts(db, 'casino', query)) as CasinoClicks[];
}

/**
 * Omits casinos or placements that have clicks only in the previous period. Keeps those whose clicks are all excluded.
 */
function listCounts(
  db: Database,
  by: 'casino' | 'placement',
  { period, market }: ReportQuery,
): Promise<unknown[]> {
  const { from, to, completed, previous } = period;
  return db.unsafe(
    `SELECT ${by}, sum(clicks) FILTER (WHERE day >= $1::date)::float8 AS clicks,
       sum(unique_clicks) FILTER (WHERE day >= $1::date)::float8 AS "uniqueClicks",
       sum(excluded_clicks) FILTER (WHERE day >= $1::date)::float8 AS "excludedClicks",
       coalesce(sum(clicks) FILTER (WHERE day BETWEEN $1::date AND $2::date), 0)::float8 AS "clicksOnCompletedDays",
       coalesce(sum(clicks) FILTER (WHERE day <= $4::date), 0)::float8 AS "previousClicks"
     FROM site.click_totals_by_${by}
     WHERE day BETWEEN $3::date AND $5::date AND ($6::text IS NULL OR market = $6)
     GROUP BY ${by} HAVING sum(clicks + excluded_clicks) FILTER (WHERE day >= $1::date) > 0
     ORDER BY 2 DESC, 1`,
    [from, completed.to, previous.from, previous.to, to, market],
  );
}

/** The unique clicks on each casino per market and day, since a day. */
export async function listDailyUniqueClicks(db: Database, since: string): Promise<DailyUniqueClicks[]> {
  return db<DailyUniqueClicks[]>`
    SELECT day::text, market, casino, clicks::float8 AS "uniqueClicks" FROM site.list_unique_clicks(${since})`;
}
