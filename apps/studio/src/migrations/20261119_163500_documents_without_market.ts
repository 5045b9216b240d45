// @ts-nocheck: the types of Payload's two copies of drizzle differ.
import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Gives every document a market. Payload writes the first draft to the document's own row and later drafts to versions
 * only, so a market that was chosen later is copied from the newest version, unless the market has such a document
 * already. Documents that never got a market are deleted: they come from opening an empty form.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  DO $$
  DECLARE
    collection record;
    draft record;
    is_taken boolean;
  BEGIN
    FOR collection IN SELECT * FROM (VALUES
      ('listings', 'd.casino_id::text'), ('reviews', 'd.casino_id::text'), ('page_texts', 'd.page::text'),
      ('competitions', 'd.key'), ('demo_games', 'd.key'),
      ('editorial', '''only one'''), ('market_settings', '''only one'''), ('navigation', '''only one''')
    ) AS known (name, key) LOOP
      FOR draft IN EXECUTE format(
        'SELECT d.id, v.version_market::text AS market, %1$s AS key
           FROM studio.%2$I d JOIN studio.%3$I v ON v.parent_id = d.id
           WHERE d.market IS NULL AND v.latest AND v.version_market IS NOT NULL ORDER BY d.id',
        collection.key, collection.name, '_' || collection.name || '_v'
      ) LOOP
        EXECUTE format(
          'SELECT EXISTS (SELECT FROM studio.%I d WHERE d.market::text = $1 AND %s = $2)',
          collection.name, collection.key
        ) INTO is_taken USING draft.market, draft.key;
        IF NOT is_taken THEN
          EXECUTE format(
            'UPDATE studio.%I SET market = $1::studio.%I WHERE id = $2',
            collection.name, 'enum_' || collection.name || '_market'
          ) USING draft.market, draft.id;
        END IF;
      END LOOP;
      EXECUTE format(
        'WITH deleted AS (
           DELETE FROM studio.%1$I d WHERE d.market IS NULL AND NOT EXISTS (
             SELECT FROM studio.%2$I v WHERE v.parent_id = d.id AND v.latest AND v.version_market IS NOT NULL)
           RETURNING d.id)
         DELETE FROM studio.%2$I v USING deleted WHERE v.parent_id = deleted.id',
        collection.name, '_' || collection.name || '_v'
      );
    END LOOP;
  END $$;`);
}

/** The deleted drafts were empty; nothing brings them back. */
export async function down(): Promise<void> {}
