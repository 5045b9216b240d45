/** Clicks by the million, for measuring. They go into the ledger's own table, with all its indexes. */
import type { Database } from './connect.ts';

export interface GeneratedClicks {
  /** How many, spread evenly over the days. */
  count: number;
  /** The first and the last day, `2026-11-15`. */
  from: string;
  to: string;
  /** What is clicked, the most clicked first. */
  offers: readonly { casino: string; market: string }[];
  placements: readonly string[];
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** A statement for each day, so that each fits into memory. */
export async function generateClicks(
  db: Database,
  { count, from, to, offers, placements }: GeneratedClicks,
  say: (done: number) => void,
): Promise<void> {
  const first = Date.parse(from);
  const days = Math.round((Date.parse(to) - first) / DAY_MS) + 1;
  const casinos = offers.map(({ casino }) => casino);
  const markets = offers.map(({ market }) => market);
  // Nobody asks for these again: a server that falls over is measured anew.
  await db`SET synchronous_commit = off`;
  for (let day = 0; day < days; day += 1) {
    const midnight = new Date(first + day * DAY_MS);
    const below = (share: number) => Math.floor((count * share) / days);
    await db`SELECT site.prepare_click_month(${midnight}::date)`;
    // Ids grow with time, as the site's do; squaring the dice favours what stands first.
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
          ${midnight}::timestamptz + (n - ${below(day)}) * interval '1 day' / ${below(day + 1) - below(day)} AS at,
          1 + floor(${offers.length} * power(random(), 2)) AS of_offers,
          1 + floor(${placements.length} * power(random(), 2)) AS of_placements
        FROM generate_series(${below(day)}::bigint, ${below(day + 1) - 1}::bigint) AS n
      ) AS invented
      JOIN unnest(${casinos}::text[], ${markets}::text[]) WITH ORDINALITY AS offer (casino, market, offer_place)
        ON offer_place = of_offers
      JOIN unnest(${[...placements]}::text[]) WITH ORDINALITY AS place (placement, placement_place)
        ON placement_place = of_placements`;
    say(below(day + 1));
  }
}
