// @ts-nocheck: written by hand in the form of a generated migration.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "studio"."enum_market_settings_best_by_category" AS ENUM('by-rule', 'coming-soon');
  CREATE TYPE "studio"."enum__market_settings_v_version_best_by_category" AS ENUM('by-rule', 'coming-soon');
  ALTER TABLE "studio"."market_settings" ADD COLUMN "best_by_category" "studio"."enum_market_settings_best_by_category" DEFAULT 'by-rule';
  ALTER TABLE "studio"."_market_settings_v" ADD COLUMN "version_best_by_category" "studio"."enum__market_settings_v_version_best_by_category" DEFAULT 'by-rule';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "studio"."market_settings" DROP COLUMN "best_by_category";
  ALTER TABLE "studio"."_market_settings_v" DROP COLUMN "version_best_by_category";
  DROP TYPE "studio"."enum_market_settings_best_by_category";
  DROP TYPE "studio"."enum__market_settings_v_version_best_by_category";`)
}
