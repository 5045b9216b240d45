/** Generates millions of clicks for benchmarks, in the real click table with all its indexes. */
import type { Database } from './connect.ts';

export interface GeneratedClicks {
  /** Spread evenly over the days. */
  count: number;
  /** The first and the last day, `2026-11-15`. */
  from: string;
  to: string;
  /** The most clicked first. */
  offers: readonly { casino: string; market: string }[];
  placements: readonly string[];
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Runs one statement per day, so that each fits into memory. */
export async function generateClicks(
  db: Database,
  { count, from, to, offers, placements }: GeneratedClicks,
  onProgress: (done: number) => void,
): Promise<void> {
  const first = Date.parse(from);
  const days = Math.round((Date.parse(to) - first) / DAY_MS) + 1;
  const casinos = offers.map(({ casino }) => casino);
  const markets = offers.map(({ market }) => market);
  // Durability is not needed: if the server crashes, the benchmark starts over.
  await db`SET synchronous_commit = off`;
  for (let day = 0; day < days; day += 1) {
    const midnight = new Date(first + day * DAY_MS);
    const firstNumber = (share: number) => Math.floor((count * share) / days);
    await db`SELECT site.prepare_click_month(${midnight}::date)`;
    // Ids grow with time, as in production. Squaring random() favours the first entries of the lists.
    await db`
      INSERT INTO site.clicks
        (id, clicked_at, casino, market, placement, page, position, net_shown, is_bot, visitor)
      SELECT (lpad(to_hex((extract(epoch FROM at) * 1000)::bigint), 12, '0') || '7' ||
          substr(hash, 1, 3) || '8' || substr(hash, 4, 15))::uuid,
        at, casino, market, placement, 'home', 1 + (n % 50)::smallint,
        CASE WHEN random() < 0.9 THEN (random() * 20000 - 7000)::int END,
        random() < 0.05, decode(hash, 'hex')
      FROM (
        SELECT n, md5(n::text) AS hash,
          ${midnight}::timestamptz + (n - ${firstNumber(day)}) * interval '1 day' / ${firstNumber(day + 1) - firstNumber(day)} AS at,
          1 + floor(${offers.length} * power(random(), 2)) AS offer_index,
          1 + floor(${placements.length} * power(random(), 2)) AS placement_index
        FROM generate_series(${firstNumber(day)}::bigint, ${firstNumber(day + 1) - 1}::bigint) AS n
      ) AS generated
      JOIN unnest(${casinos}::text[], ${markets}::text[]) WITH ORDINALITY AS offer (casino, market, offer_position)
        ON offer_position = offer_index
      JOIN unnest(${[...placements]}::text[]) WITH ORDINALITY AS weighted (placement, placement_position)
        ON placement_position = placement_index`;
    onProgress(firstNumber(day + 1));
  }
}
