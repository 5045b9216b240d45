import type { Database } from '@nettobonus/store/connect';
import type { ScheduledChangeData } from '../jobs/queues.ts';

/** A document that a transaction has written. */
export interface ObservedChange {
  transaction: string;
  /** The collection. */
  kind: string;
  /** The id. */
  document: string;
  /** The user in its audit entry, or null if it has none: only drafts that a form saves by itself have none. */
  user: string | null;
  /** The markets of the document before, if it was published, and after. */
  markets: string[];
  /** The job that the same transaction has completed. */
  job: ScheduledChangeData | null;
}

interface ObservedWrites {
  changes: ObservedChange[];
  /** Documents that a transaction has written without exactly one audit entry, and entries without a written document. */
  faults: string[];
}

export interface Observer {
  /** What was committed since the last call. */
  read: () => Promise<ObservedWrites>;
}

interface Row {
  transaction: string;
  kind: string | null;
  document: string | null;
  isWritten: boolean;
  isAutosave: boolean;
  markets: string[];
  users: string[];
  job: ScheduledChangeData | null;
}

export const OBSERVED_COLLECTIONS = [
  'listings',
  'reviews',
  'casinos',
  'market-settings',
  'licences',
] as const;
export type ObservedCollection = (typeof OBSERVED_COLLECTIONS)[number];

export const getTable = (collection: string) => collection.replaceAll('-', '_');

/**
 * Observes by triggers which documents each transaction writes, what it writes to the audit log, and which scheduled
 * change it completes.
 */
export async function observeWrites(db: Database): Promise<Observer> {
  await db.unsafe(`
    CREATE TABLE studio.observed_writes (xid xid8, kind text, document text, is_autosave boolean, market text);
    CREATE TABLE studio.observed_entries (xid xid8, kind text, document text, "user" text);
    CREATE TABLE studio.observed_jobs (xid xid8, job jsonb);
    CREATE FUNCTION studio.observe_write() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
    DECLARE
      before jsonb := to_jsonb(OLD);
      after jsonb := to_jsonb(NEW);
      market text;
    BEGIN
      -- The market of a draft does not count as soon as there is a newer one.
      FOREACH market IN ARRAY ARRAY[
        CASE WHEN after IS NULL OR before ->> '_status' = 'published' THEN before ->> 'market' END,
        after ->> 'market'
      ] LOOP
        INSERT INTO studio.observed_writes
        VALUES (pg_current_xact_id(), TG_ARGV[0], coalesce(after, before) ->> 'id', false, market);
      END LOOP;
      RETURN NULL;
    END $$;
    CREATE FUNCTION studio.observe_version() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
    BEGIN
      INSERT INTO studio.observed_writes VALUES (pg_current_xact_id(), TG_ARGV[0], NEW.parent_id,
        coalesce(NEW.autosave, false), to_jsonb(NEW) ->> 'version_market');
      RETURN NULL;
    END $$;
    CREATE FUNCTION studio.observe_entry() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
    BEGIN
      INSERT INTO studio.observed_entries VALUES (pg_current_xact_id(), NEW.kind, NEW.document, NEW."user");
      RETURN NULL;
    END $$;
    CREATE FUNCTION studio.observe_job() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
    BEGIN
      INSERT INTO studio.observed_jobs VALUES (pg_current_xact_id(), NEW.data);
      RETURN NULL;
    END $$;
    CREATE TRIGGER observe AFTER INSERT ON studio.audit_log FOR EACH ROW EXECUTE FUNCTION studio.observe_entry();
    CREATE TRIGGER observe AFTER UPDATE ON jobs.job FOR EACH ROW
      WHEN (NEW.name = 'scheduled-change' AND NEW.state = 'completed' AND OLD.state <> 'completed')
      EXECUTE FUNCTION studio.observe_job();
    ${OBSERVED_COLLECTIONS.map(
      (name) => `
        CREATE TRIGGER observe AFTER INSERT OR UPDATE OR DELETE ON studio.${getTable(name)}
          FOR EACH ROW EXECUTE FUNCTION studio.observe_write('${name}');`,
    ).join('')}
    -- Licences have no drafts.
    ${OBSERVED_COLLECTIONS.filter((name) => name !== 'licences')
      .map(
        (name) => `
        CREATE TRIGGER observe AFTER INSERT ON studio._${getTable(name)}_v
          FOR EACH ROW EXECUTE FUNCTION studio.observe_version('${name}');
        -- A form saves its own draft again and again in the same row.
        CREATE TRIGGER observe_autosave AFTER UPDATE ON studio._${getTable(name)}_v
          FOR EACH ROW WHEN (NEW.autosave AND NEW.latest) EXECUTE FUNCTION studio.observe_version('${name}');`,
      )
      .join('')}`);

  const read = async () => {
    // One statement sees all of a transaction or nothing of it, even while jobs run.
    const rows = await db<Row[]>`
      WITH writes AS (DELETE FROM studio.observed_writes RETURNING *),
        entries AS (DELETE FROM studio.observed_entries RETURNING *),
        jobs AS (DELETE FROM studio.observed_jobs RETURNING *),
        written AS (
          SELECT xid, kind, document, bool_and(is_autosave) AS is_autosave,
            array_agg(DISTINCT market) FILTER (WHERE market IS NOT NULL) AS markets
          FROM writes GROUP BY xid, kind, document
        ),
        logged AS (SELECT xid, kind, document, array_agg("user") AS users FROM entries GROUP BY xid, kind, document)
      SELECT xid::text AS transaction, kind, document, is_autosave IS NOT NULL AS "isWritten",
        coalesce(is_autosave, false) AS "isAutosave", coalesce(markets, '{}') AS markets,
        coalesce(users, '{}') AS users, job
      FROM written FULL JOIN logged USING (xid, kind, document) FULL JOIN jobs USING (xid)
      ORDER BY xid`;
    const faults: string[] = [];
    const changes: ObservedChange[] = [];
    for (const { transaction, kind, document, isWritten, isAutosave, markets, users, job } of rows) {
      if (kind === null || document === null) {
        if (job && (await exists(job))) faults.push(`${describeJob(job)} was completed, but not made`);
        continue;
      }
      const [user = null] = users;
      if (!isWritten)
        faults.push(`${kind} ${document} has an audit entry of user ${user}, but was not written`);
      else if (users.length > 1 || (users.length === 0 && !isAutosave))
        faults.push(`${kind} ${document} was written with ${users.length} audit entries`);
      changes.push({ transaction, kind, document, user, markets, job });
    }
    return { changes, faults };
  };
  const exists = async ({ doc }: ScheduledChangeData) =>
    (await db`SELECT FROM ${db(`studio.${getTable(doc.relationTo)}`)} WHERE id = ${doc.value}`).length > 0;
  return { read };
}

const describeJob = ({ type, doc, user }: ScheduledChangeData) =>
  `Scheduled change of user ${user} (${type} ${doc.relationTo} ${doc.value})`;
