// @ts-nocheck: written like the migrations that Payload generates.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "studio"."enum_market_settings_mode" ADD VALUE 'licensed-only' BEFORE 'information-only';
  ALTER TYPE "studio"."enum__market_settings_v_version_mode" ADD VALUE 'licensed-only' BEFORE 'information-only';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  // The previous version does not know the mode: information only is the next stricter one.
  await db.execute(sql`
   UPDATE "studio"."market_settings" SET "mode" = 'information-only' WHERE "mode" = 'licensed-only';
  UPDATE "studio"."_market_settings_v" SET "version_mode" = 'information-only' WHERE "version_mode" = 'licensed-only';`)
  await db.execute(sql`
   ALTER TABLE "studio"."market_settings" ALTER COLUMN "mode" SET DATA TYPE text;
  ALTER TABLE "studio"."market_settings" ALTER COLUMN "mode" SET DEFAULT 'commercial'::text;
  DROP TYPE "studio"."enum_market_settings_mode";
  CREATE TYPE "studio"."enum_market_settings_mode" AS ENUM('commercial', 'information-only');
  ALTER TABLE "studio"."market_settings" ALTER COLUMN "mode" SET DEFAULT 'commercial'::"studio"."enum_market_settings_mode";
  ALTER TABLE "studio"."market_settings" ALTER COLUMN "mode" SET DATA TYPE "studio"."enum_market_settings_mode" USING "mode"::"studio"."enum_market_settings_mode";
  ALTER TABLE "studio"."_market_settings_v" ALTER COLUMN "version_mode" SET DATA TYPE text;
  ALTER TABLE "studio"."_market_settings_v" ALTER COLUMN "version_mode" SET DEFAULT 'commercial'::text;
  DROP TYPE "studio"."enum__market_settings_v_version_mode";
  CREATE TYPE "studio"."enum__market_settings_v_version_mode" AS ENUM('commercial', 'information-only');
  ALTER TABLE "studio"."_market_settings_v" ALTER COLUMN "version_mode" SET DEFAULT 'commercial'::"studio"."enum__market_settings_v_version_mode";
  ALTER TABLE "studio"."_market_settings_v" ALTER COLUMN "version_mode" SET DATA TYPE "studio"."enum__market_settings_v_version_mode" USING "version_mode"::"studio"."enum__market_settings_v_version_mode";`)
}
