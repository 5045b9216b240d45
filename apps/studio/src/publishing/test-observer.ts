import type { Database } from '@nettobonus/store/connect';

export interface Observer {
  /** What was written since the last call. */
  read: () => Promise<ObservedWrites>;
}

interface ObservedWrites {
  /** The entries of the audit log: user, collection and id of the document. */
  entries: string[];
  /** Documents that a transaction has written without exactly one entry, and entries without a written document. */
  faults: string[];
}

const COLLECTIONS = ['listings', 'reviews', 'casinos'];

/**
 * Observes by triggers which documents each transaction writes, and what it writes to the audit log. Leaves out drafts
 * that a form saves by itself.
 */
export async function observeWrites(db: Database): Promise<Observer> {
  await db.unsafe(`
    CREATE TABLE studio.observed_writes (xid xid8, kind text, document text, PRIMARY KEY (xid, kind, document));
    CREATE TABLE studio.observed_entries (xid xid8, kind text, document text, "user" text);
    CREATE FUNCTION studio.observe_write() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
    BEGIN
      INSERT INTO studio.observed_writes
      VALUES (pg_current_xact_id(), TG_ARGV[0], coalesce(to_jsonb(NEW), to_jsonb(OLD)) ->> TG_ARGV[1])
      ON CONFLICT DO NOTHING;
      RETURN NULL;
    END $$;
    CREATE FUNCTION studio.observe_entry() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
    BEGIN
      INSERT INTO studio.observed_entries VALUES (pg_current_xact_id(), NEW.kind, NEW.document, NEW."user");
      RETURN NULL;
    END $$;
    CREATE TRIGGER observe AFTER INSERT ON studio.audit_log FOR EACH ROW EXECUTE FUNCTION studio.observe_entry();
    ${COLLECTIONS.map(
      (name) => `
        CREATE TRIGGER observe AFTER INSERT OR UPDATE OR DELETE ON studio.${name}
          FOR EACH ROW EXECUTE FUNCTION studio.observe_write('${name}', 'id');
        CREATE TRIGGER observe AFTER INSERT ON studio._${name}_v
          FOR EACH ROW WHEN (NEW.autosave IS NOT TRUE) EXECUTE FUNCTION studio.observe_write('${name}', 'parent_id');`,
    ).join('')}`);

  const read = async () => {
    const faults = await db<{ fault: string }[]>`
      SELECT concat_ws(' ', xid, kind, document, 'has', count("user"), 'entries') AS fault
      FROM studio.observed_writes LEFT JOIN studio.observed_entries USING (xid, kind, document)
      GROUP BY xid, kind, document HAVING count("user") <> 1
      UNION ALL
      SELECT concat_ws(' ', xid, kind, document, 'has an entry, but was not written')
      FROM studio.observed_entries LEFT JOIN studio.observed_writes w USING (xid, kind, document)
      WHERE w.xid IS NULL AND kind IN ${db(COLLECTIONS)}`;
    const entries = await db<{ entry: string }[]>`
      SELECT concat_ws(' ', "user", kind, document) AS entry FROM studio.observed_entries
      WHERE kind IN ${db(COLLECTIONS)}`;
    await db`TRUNCATE studio.observed_writes, studio.observed_entries`;
    return { faults: faults.map(({ fault }) => fault), entries: entries.map(({ entry }) => entry) };
  };
  return { read };
}
