import type { Placement } from '@nettobonus/domain/clicks/click';
import type { DayRange } from '@nettobonus/domain/clicks/click-report';
import type { Market } from '@nettobonus/domain/markets/market';
import type { Database } from './connect.ts';
import type { Statement } from './publish.ts';

/**
 * An IP address (IPv4 address or IPv6 /64) with at least this many clicks on one casino on one day is a busy network.
 * `list_busy_networks` uses the same limit.
 */
export const BUSY_CLICKS = 20;

/** Clicks on one casino on one day, which reports leave out. Null means any market, placement or IP address. */
export interface ClickFilter {
  day: string;
  casino: string;
  market: Market | null;
  placement: Placement | null;
  /** The hash of the IP address (IPv4 address or IPv6 /64), in hexadecimal. */
  visitor: string | null;
}

export interface ClickExclusion extends ClickFilter {
  id: number;
  reason: string;
}

/**
 * Excludes matching clicks and counts the casino's day again. Returns the columns `exclusion_id` and `left_out`, the
 * number of clicks that the exclusion leaves out; both are null if the day's clicks have already been dropped.
 */
export function excludeClicksStatement(
  { day, casino, market, placement, visitor }: ClickFilter,
  reason: string,
): Statement {
  return {
    text: 'SELECT * FROM site.exclude_clicks($1::date, $2::text, $3::text, $4::text, $5::text, $6::text)',
    values: [day, casino, market, placement, visitor, reason],
  };
}

/** Revokes an exclusion. Returns the columns `revoked_day` and `revoked_casino`; null if it cannot be revoked. */
export function revokeExclusionStatement(id: number): Statement {
  return {
    text: 'SELECT revoked_day::text, revoked_casino FROM site.revoke_click_exclusion($1::bigint)',
    values: [String(id)],
  };
}

/** Newest day first. */
export async function listClickExclusions(
  db: Database,
  { from, to }: DayRange,
  market: Market | null,
): Promise<ClickExclusion[]> {
  return db<ClickExclusion[]>`
    SELECT id::int, day::text, casino, market, placement, encode(visitor, 'hex') AS visitor, reason
    FROM site.click_exclusions
    WHERE day BETWEEN ${from} AND ${to} AND (${market}::text IS NULL OR market IS NULL OR market = ${market})
    ORDER BY day DESC, id DESC`;
}

export interface BusyNetwork {
  day: string;
  casino: string;
  /** The hash of the IP address (IPv4 address or IPv6 /64), in hexadecimal. */
  visitor: string;
  clicks: number;
}

/** The IP addresses, as hashes, with the most clicks on one casino on one day, in all markets. */
export async function listBusyNetworks(db: Database, { from, to }: DayRange): Promise<BusyNetwork[]> {
  return db<BusyNetwork[]>`
    SELECT day::text, casino, visitor, clicks::int FROM site.list_busy_networks(${from}, ${to})`;
}
