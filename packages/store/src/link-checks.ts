import {
  LINK_STATUSES,
  type LinkReason,
  type LinkStatus,
  type LinkTarget,
} from '@nettobonus/domain/clicks/link-health';
import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import type { Database } from './connect.ts';
import type { Statement } from './publish.ts';

export interface LinkCheck {
  status: LinkStatus;
  reason: LinkReason;
  /** Consecutive failures. */
  failures: number;
  /** Null if there was no response. */
  httpStatus: number | null;
  finalUrl: string;
  /** The duration of the check. */
  ms: number;
  /** The phrase by which the page says that the offer has expired. */
  phrase: string | null;
  /** The expected final host: that of the first successful check, or accepted by an editor. */
  expectedHost: string | null;
  checkedAt: Date;
  /** Null if no successful check is stored. */
  lastOkAt: Date | null;
}

export interface PublishedLink {
  link: string;
  /** The slug of the casino whose listings use the link. */
  casino: string;
  name: string;
  markets: Market[];
  /** Null if it has not been checked yet. */
  check: LinkCheck | null;
}

export interface LinkCheckRunSummary {
  startedAt: Date;
  endedAt: Date | null;
  linkCount: number;
  checkedCount: number;
  problem: string | null;
}

const checkColumns = (sql: Database) => sql`
  s.status, s.reason, s.failures, s.http_status AS "httpStatus", s.final_url AS "finalUrl", s.ms, s.phrase, s.end_host AS "expectedHost",
  s.checked_at AS "checkedAt", (
    SELECT max(c.checked_at) FROM site.link_checks c
    WHERE md5(c.link) = md5(s.link) AND c.status = 'ok'
  ) AS "lastOkAt"`;

/** Every link in a published listing, with its latest check: broken links first, then by casino name. */
export async function listPublishedLinks(sql: Database): Promise<PublishedLink[]> {
  type Row = Omit<PublishedLink, 'check'> & LinkCheck;
  const rows = await sql<Row[]>`
    SELECT used.*, ${checkColumns(sql)} FROM (
      SELECT d.body ->> 'affiliateLink' AS link, d.key AS casino, coalesce(brand.body ->> 'name', d.key) AS name,
        array_agg(d.market ORDER BY array_position(${MARKETS}::text[], d.market)) AS markets
      FROM site.published_documents d
      LEFT JOIN site.published_documents brand ON brand.kind = 'casino' AND brand.key = d.key
      WHERE d.kind = 'listing' AND d.body ->> 'affiliateLink' IS NOT NULL
      GROUP BY 1, 2, 3
    ) used LEFT JOIN site.link_statuses s ON md5(s.link) = md5(used.link)
    ORDER BY array_position(${LINK_STATUSES.toReversed()}::text[], s.status), lower(used.name),
      array_position(${MARKETS}::text[], used.markets[1])`;
  return rows.map(({ link, casino, name, markets, ...row }) => ({
    link,
    casino,
    name,
    markets,
    check: row.checkedAt ? row : null,
  }));
}

/** The latest check of a link, or null if it has not been checked yet. */
export async function getLinkCheck(sql: Database, link: string): Promise<LinkCheck | null> {
  const [row] = await sql<LinkCheck[]>`
    SELECT ${checkColumns(sql)} FROM site.link_statuses s WHERE md5(s.link) = md5(${link})`;
  return row ?? null;
}

/** The latest run, or null if none is stored. */
export async function getLatestLinkCheckRun(sql: Database): Promise<LinkCheckRunSummary | null> {
  const [run] = await sql<LinkCheckRunSummary[]>`
    SELECT started_at AS "startedAt", ended_at AS "endedAt", links AS "linkCount", checked AS "checkedCount", problem
    FROM site.link_check_runs ORDER BY id DESC LIMIT 1`;
  return run ?? null;
}

/**
 * Accepts the final URL of a link as the expected one. The statement updates and returns no row if a later check found
 * a different final URL.
 */
export function acceptLinkTargetStatement({
  link,
  finalUrl,
  target,
}: {
  link: string;
  finalUrl: string;
  target: LinkTarget;
}): Statement {
  return {
    text: `
      UPDATE site.link_statuses
      SET status = 'ok', reason = 'fine', end_host = $3::text, end_is_deep = $4::boolean
      WHERE md5(link) = md5($1::text) AND final_url = $2::text AND reason IN ('other host', 'front page')
      RETURNING link`,
    values: [link, finalUrl, target.host, String(target.isDeep)],
  };
}
