// @ts-nocheck: written like the migrations that Payload generates.
/** Keeps only the category tags that editors choose; terms and licence decide the others. */
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const table of ['listings_category', '_listings_v_version_category']) {
    const tags = sql.raw(`studio."${table}"`)
    // Sweden had its own tag for quick casinos.
    await db.execute(sql`
      DELETE FROM ${tags} t WHERE t.value = 'snabbcasino'
        AND EXISTS (SELECT FROM ${tags} o WHERE o.parent_id = t.parent_id AND o.value = 'pikakasino')`)
    await db.execute(sql`UPDATE ${tags} SET value = 'pikakasino' WHERE value = 'snabbcasino'`)
    await db.execute(sql`DELETE FROM ${tags} WHERE value NOT IN ('pikakasino', 'suosittu')`)
  }
}

/** The tags that terms and licence decide do not come back: an earlier release needs a restored backup. */
export async function down({ db }: MigrateDownArgs): Promise<void> {}
