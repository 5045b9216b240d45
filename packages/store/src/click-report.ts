import type { CasinoClicks, DayTotal, PlacementClicks, ReportPeriod } from '@nettobonus/domain/click-report';
import type { Market } from '@nettobonus/domain/market';
import type { Database } from './connect.ts';

export interface ClickReport {
  /** Of every market, from the first day of the period before on. */
  days: DayTotal[];
  /** Of the market asked for, or of all; the most clicked first. */
  placements: PlacementClicks[];
  casinos: CasinoClicks[];
}

interface Question {
  period: ReportPeriod;
  /** Null: all of them. */
  market: Market | null;
}

/** All that a report on clicks is made of. Reads sums of the daily totals, never the clicks themselves. */
export async function readClickReport(db: Database, question: Question): Promise<ClickReport> {
  const [days, placements, casinos] = await Promise.all([
    listClickDays(db, question.period),
    listClicksByPlacement(db, question),
    listClicksByCasino(db, question),
  ]);
  return { days, placements, casinos };
}

export async function listClickDays(db: Database, { before, to }: ReportPeriod): Promise<DayTotal[]> {
  return db.unsafe<DayTotal[]>(
    `SELECT day::text, market, sum(clicks)::float8 AS clicks, sum(net_clicks)::float8 AS "netClicks",
       sum(net_sum)::float8 AS "netSum", sum(positive_clicks)::float8 AS "positiveClicks"
     FROM site.click_totals_by_placement WHERE day BETWEEN $1::date AND $2::date
     GROUP BY day, market ORDER BY day, market`,
    [before.from, to],
  );
}

export async function listClicksByPlacement(db: Database, question: Question): Promise<PlacementClicks[]> {
  return (await listCounts(db, 'placement', question)) as PlacementClicks[];
}

export async function listClicksByCasino(db: Database, question: Question): Promise<CasinoClicks[]> {
  return (await listCounts(db, 'casino', question)) as CasinoClicks[];
}

/** Of what was clicked in the period; what was clicked only before is not in it. */
function listCounts(
  db: Database,
  by: 'casino' | 'placement',
  { period, market }: Question,
): Promise<unknown[]> {
  const { from, to, over, before } = period;
  return db.unsafe(
    `SELECT ${by}, sum(clicks) FILTER (WHERE day >= $1::date)::float8 AS clicks,
       coalesce(sum(clicks) FILTER (WHERE day BETWEEN $1::date AND $2::date), 0)::float8 AS over,
       coalesce(sum(clicks) FILTER (WHERE day <= $4::date), 0)::float8 AS before
     FROM site.click_totals_by_${by}
     WHERE day BETWEEN $3::date AND $5::date AND ($6::text IS NULL OR market = $6)
     GROUP BY ${by} HAVING sum(clicks) FILTER (WHERE day >= $1::date) > 0
     ORDER BY 2 DESC, 1`,
    [from, over.to, before.from, before.to, to, market],
  );
}
