import type { LinkHistory, LinkObservation, LinkVerdict } from '@nettobonus/domain/clicks/link-health';
import { LINK_CHECK, NO_HISTORY } from '@nettobonus/domain/clicks/link-health';
import type { Database } from './connect.ts';

export interface LinkToCheck {
  link: string;
  /** Null if never checked. */
  lastCheck: { checkedAt: Date; failures: number } | null;
}

/** The distinct links of all published listings, least recently checked first. */
export async function listLinksToCheck(sql: Database): Promise<LinkToCheck[]> {
  const rows = await sql<{ link: string; checkedAt: Date | null; failures: number | null }[]>`
    SELECT p.link, s.checked_at AS "checkedAt", s.failures FROM (
      SELECT DISTINCT body ->> 'affiliateLink' AS link FROM site.published_documents
      WHERE kind = 'listing' AND body ->> 'affiliateLink' IS NOT NULL
    ) p LEFT JOIN site.link_statuses s USING (link)
    ORDER BY s.checked_at NULLS FIRST, p.link`;
  return rows.map(({ link, checkedAt, failures }) => ({
    link,
    lastCheck: checkedAt && { checkedAt, failures: failures ?? 0 },
  }));
}

/** Deletes checks, statuses and runs that are past the retention period. */
export async function pruneLinkChecks(sql: Database): Promise<void> {
  const oldest = sql`now() - make_interval(days => ${LINK_CHECK.retentionDays})`;
  await sql`DELETE FROM site.link_checks WHERE checked_at < ${oldest}`;
  await sql`DELETE FROM site.link_statuses WHERE checked_at < ${oldest}`;
  await sql`DELETE FROM site.link_check_runs WHERE started_at < ${oldest}`;
}

/**
 * A running link check. Only the latest run can record results: a process that has lost its job's lease, for example
 * because it was paused, cannot write concurrently with its successor.
 */
export class LinkCheckRun {
  readonly #sql: Database;
  readonly #id: string;

  private constructor(sql: Database, id: string) {
    this.#sql = sql;
    this.#id = id;
  }

  /** Records the start of a run and the number of links to check. */
  static async begin(sql: Database, linkCount: number): Promise<LinkCheckRun> {
    const [{ id }] = await sql<[{ id: string }]>`
      INSERT INTO site.link_check_runs (links) VALUES (${linkCount}) RETURNING id`;
    return new LinkCheckRun(sql, id);
  }

  async getHistory(link: string): Promise<LinkHistory> {
    const [row] = await this.#sql<{ failures: number; host: string | null; isDeep: boolean | null }[]>`
      SELECT failures, end_host AS host, end_is_deep AS "isDeep" FROM site.link_statuses
      WHERE md5(link) = md5(${link})`;
    if (!row) return NO_HISTORY;
    const { failures, host, isDeep } = row;
    return { failures, target: host === null ? null : { host, isDeep: isDeep === true } };
  }

  async record(link: string, observation: LinkObservation, verdict: LinkVerdict): Promise<void> {
    const sql = this.#sql;
    const { count } = await sql`
      WITH latest AS (
        UPDATE site.link_check_runs SET checked = checked + 1
        WHERE id = ${this.#id} AND id = (SELECT max(id) FROM site.link_check_runs) RETURNING 1
      ), observation AS (
        SELECT ${link}::text AS link, ${verdict.status}::text AS status, ${verdict.reason}::text AS reason,
          ${observation.kind === 'response' ? observation.httpStatus : null}::smallint AS http_status, ${observation.finalUrl}::text AS final_url,
          ${Math.round(observation.ms)}::integer AS ms, ${observation.kind === 'response' ? observation.phrase : null}::text AS phrase,
          clock_timestamp() AS checked_at
        FROM latest
      ), saved_state AS (
        INSERT INTO site.link_statuses AS s
          (link, status, reason, http_status, final_url, ms, phrase, checked_at, failures, end_host, end_is_deep)
        SELECT observation.*, ${verdict.failures}::integer, ${verdict.target?.host ?? null}::text,
          ${verdict.target?.isDeep ?? null}::boolean
        FROM observation
        ON CONFLICT (md5(link)) DO UPDATE SET status = excluded.status, reason = excluded.reason,
          failures = excluded.failures, http_status = excluded.http_status, final_url = excluded.final_url, ms = excluded.ms,
          phrase = excluded.phrase, end_host = excluded.end_host, end_is_deep = excluded.end_is_deep,
          checked_at = excluded.checked_at
      )
      INSERT INTO site.link_checks (link, status, reason, http_status, final_url, ms, phrase, checked_at)
      SELECT * FROM observation`;
    if (count === 0) throw new Error('Another process has taken over the link check');
  }

  /** Records the end of the run. */
  async end(problem: string | null = null): Promise<void> {
    await this.#sql`
      UPDATE site.link_check_runs SET ended_at = clock_timestamp(), problem = ${problem} WHERE id = ${this.#id}`;
  }
}
