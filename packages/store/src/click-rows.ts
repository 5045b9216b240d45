import type { Click } from '@nettobonus/domain/clicks/click';
import type { Database } from './connect.ts';

/** Rows per INSERT statement. */
export const CLICKS_PER_BATCH = 500;

/** Inserts all clicks or none. Does not change clicks that exist already. */
export async function insertClicks(db: Database, clicks: readonly Click[]): Promise<void> {
  // Build array literals here, because the driver would quote every value, including numbers and ids.
  const column = (format: (click: Click) => string | number | null) => `{${clicks.map(format).join()}}`;
  await db`
    INSERT INTO site.clicks
      (id, clicked_at, casino, market, placement, page, position, net_shown, is_bot, visitor)
    SELECT id, to_timestamp(seconds), casino, market, placement, page, position, net_shown, is_bot, decode(visitor, 'hex')
    FROM unnest(
      ${column(({ id }) => id)}::uuid[],
      ${column(({ clickedAt }) => clickedAt / 1000)}::float8[],
      ${column(({ casino }) => quoteElement(casino))}::text[],
      ${column(({ market }) => market)}::text[],
      ${column(({ placement }) => placement)}::text[],
      ${column(({ page }) => (page === null ? 'NULL' : quoteElement(page)))}::text[],
      ${column(({ position }) => position ?? 'NULL')}::smallint[],
      ${column(({ netShown }) => netShown ?? 'NULL')}::integer[],
      ${column(({ isBot }) => (isBot ? 't' : 'f'))}::boolean[],
      ${column(({ visitor }) => visitor)}::text[]
    ) AS batch(id, seconds, casino, market, placement, page, position, net_shown, is_bot, visitor)
    ON CONFLICT DO NOTHING`;
}

/** Quotes text for an array literal, in which a bare `null` means NULL, and commas and braces are syntax. */
function quoteElement(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** Creates the missing monthly partitions for clicks at these instants. */
export async function createMonthPartitions(db: Database, instants: Iterable<number>): Promise<void> {
  const months = new Set(
    Array.from(instants, (instant) => `${new Date(instant).toISOString().slice(0, 7)}-01`),
  );
  for (const month of months) await db`SELECT site.prepare_click_month(${month}::date)`;
}

/** Updates the daily totals. Returns how many clicks were added; null if another process is counting. */
export async function updateClickTotals(db: Database): Promise<number | null> {
  const [row] = await db<[{ added: string | null }]>`SELECT site.count_clicks() AS added`;
  return row.added === null ? null : Number(row.added);
}
