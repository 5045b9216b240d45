import type { LinkHistory, LinkObservation, LinkVerdict } from '@nettobonus/domain/clicks/link-health';
import { LINK_CHECK, NO_HISTORY } from '@nettobonus/domain/clicks/link-health';
import { connect, type Database } from './connect.ts';

/** Advisory lock that allows one run at a time. */
const RUN_LOCK = 4127007;

/** The backend that holds the lock. PostgreSQL releases the lock whenever the connection ends. */
const lockHolder = (sql: Database) => sql`
  SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted AND objid = ${RUN_LOCK} AND objsubid = 1
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;

export async function isLinkCheckRunning(sql: Database): Promise<boolean> {
  return (await sql`${lockHolder(sql)} LIMIT 1`).length > 0;
}

export interface LastCheck {
  link: string;
  /** Null if never checked. */
  check: { checkedAt: Date; failures: number } | null;
}

/** A running link check. It writes results only while it holds the lock, so that only one can run at a time. */
export class LinkCheckRun {
  /** A single connection, because the lock belongs to it. */
  readonly #sql: Database;
  #id: string | null = null;

  private constructor(sql: Database) {
    this.#sql = sql;
  }

  /** Null if another process holds the lock. */
  static async begin(databaseUrl: string): Promise<LinkCheckRun | null> {
    const sql = connect(databaseUrl, { maxConnections: 1, keepSession: true });
    try {
      const [{ acquired }] = await sql<
        [{ acquired: boolean }]
      >`SELECT pg_try_advisory_lock(${RUN_LOCK}) AS acquired`;
      if (acquired) return new LinkCheckRun(sql);
    } catch (error) {
      await sql.end({ timeout: 1 });
      throw error;
    }
    await sql.end({ timeout: 1 });
    return null;
  }

  /** The distinct links of all published listings, least recently checked first. */
  async listPublished(): Promise<LastCheck[]> {
    const rows = await this.#sql<{ link: string; checkedAt: Date | null; failures: number | null }[]>`
      SELECT p.link, s.checked_at AS "checkedAt", s.failures FROM (
        SELECT DISTINCT body ->> 'affiliateLink' AS link FROM site.published_documents
        WHERE kind = 'listing' AND body ->> 'affiliateLink' IS NOT NULL
      ) p LEFT JOIN site.link_statuses s USING (link)
      ORDER BY s.checked_at NULLS FIRST, p.link`;
    return rows.map(({ link, checkedAt, failures }) => ({
      link,
      check: checkedAt && { checkedAt, failures: failures ?? 0 },
    }));
  }

  /** Records the start of the run and the number of links to check. */
  async recordStart(links: number): Promise<void> {
    const [run] = await this.#sql<[{ id: string }]>`
      INSERT INTO site.link_check_runs (links) VALUES (${links}) RETURNING id`;
    this.#id = run.id;
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
      WITH held AS (SELECT 1 FROM (${lockHolder(sql)}) h WHERE h.pid = pg_backend_pid()), observation AS (
        SELECT ${link}::text AS link, ${verdict.status}::text AS status, ${verdict.reason}::text AS reason,
          ${observation.kind === 'response' ? observation.httpStatus : null}::smallint AS http_status, ${observation.finalUrl}::text AS final_url,
          ${Math.round(observation.ms)}::integer AS ms, ${observation.kind === 'response' ? observation.phrase : null}::text AS phrase,
          clock_timestamp() AS checked_at
        FROM held
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
      ), counted AS (
        UPDATE site.link_check_runs SET checked = checked + 1 FROM held WHERE id = ${this.#id}
      )
      INSERT INTO site.link_checks (link, status, reason, http_status, final_url, ms, phrase, checked_at)
      SELECT * FROM observation`;
    if (count === 0) {
      throw new Error(
        'The link check lost its connection to PostgreSQL, and with it the lock. The next run continues',
      );
    }
  }

  /** Deletes records past the retention period. */
  async prune(): Promise<void> {
    const sql = this.#sql;
    const oldest = sql`now() - make_interval(days => ${LINK_CHECK.retentionDays})`;
    await sql`DELETE FROM site.link_checks WHERE checked_at < ${oldest}`;
    await sql`DELETE FROM site.link_statuses WHERE checked_at < ${oldest}`;
    await sql`DELETE FROM site.link_check_runs WHERE started_at < ${oldest}`;
  }

  /** Records the end of the run and releases the lock. */
  async end(problem: string | null = null): Promise<void> {
    try {
      await this.#sql`
        UPDATE site.link_check_runs SET ended_at = clock_timestamp(), problem = ${problem} WHERE id = ${this.#id}`;
    } finally {
      await this.#sql.end({ timeout: 1 });
    }
  }
}
