import type { Click } from '@nettobonus/domain/click';
import type { Database } from './connect.ts';

/** So many rows go into one statement. */
export const CLICKS_PER_BATCH = 500;

/** All of them or none, durably; those that are there already stay as they are. */
export async function insertClicks(db: Database, clicks: readonly Click[]): Promise<void> {
  // Written here as text: the driver would quote every value by itself, numbers and ids too.
  const column = (write: (click: Click) => string | number | null) => `{${clicks.map(write).join()}}`;
  await db`
    INSERT INTO site.clicks
      (id, clicked_at, casino, market, placement, page, position, net_shown, is_bot, visitor)
    SELECT id, to_timestamp(seconds), casino, market, placement, page, position, net_shown, is_bot, decode(visitor, 'hex')
    FROM unnest(
      ${column(({ id }) => id)}::uuid[],
      ${column(({ clickedAt }) => clickedAt / 1000)}::float8[],
      ${column(({ casino }) => quote(casino))}::text[],
      ${column(({ market }) => market)}::text[],
      ${column(({ placement }) => placement)}::text[],
      ${column(({ page }) => (page === null ? 'NULL' : quote(page)))}::text[],
      ${column(({ position }) => position ?? 'NULL')}::smallint[],
      ${column(({ netShown }) => netShown ?? 'NULL')}::integer[],
      ${column(({ isBot }) => (isBot ? 't' : 'f'))}::boolean[],
      ${column(({ visitor }) => visitor)}::text[]
    ) AS batch(id, seconds, casino, market, placement, page, position, net_shown, is_bot, visitor)
    ON CONFLICT DO NOTHING`;
}

/** In an array's text a bare `null` is none, and commas and braces part it. */
function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** Makes the partitions that clicks of these instants go to, where they are not there yet. */
export async function prepareMonths(db: Database, instants: Iterable<number>): Promise<void> {
  const months = new Set(Array.from(instants, (at) => `${new Date(at).toISOString().slice(0, 7)}-01`));
  for (const month of months) await db`SELECT site.prepare_click_month(${month}::date)`;
}

/** Brings the daily totals up to date. Returns how many clicks were added; null where another process is at it. */
export async function countClicks(db: Database): Promise<number | null> {
  const [row] = await db<[{ added: string | null }]>`SELECT site.count_clicks() AS added`;
  return row.added === null ? null : Number(row.added);
}
