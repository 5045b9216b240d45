// @ts-nocheck: written by hand in the form of a generated migration.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "studio"."market_settings" ADD COLUMN "edition_year" numeric;
  ALTER TABLE "studio"."market_settings" ADD COLUMN "is_sample" boolean DEFAULT false;
  ALTER TABLE "studio"."_market_settings_v" ADD COLUMN "version_edition_year" numeric;
  ALTER TABLE "studio"."_market_settings_v" ADD COLUMN "version_is_sample" boolean DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "studio"."market_settings" DROP COLUMN "edition_year";
  ALTER TABLE "studio"."market_settings" DROP COLUMN "is_sample";
  ALTER TABLE "studio"."_market_settings_v" DROP COLUMN "version_edition_year";
  ALTER TABLE "studio"."_market_settings_v" DROP COLUMN "version_is_sample";`)
}
