// @ts-nocheck: like the generated ones. Written by hand: Payload would drop the old column and lose its values.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Until now every picture was a logo, and its alternative text was only shown in the studio, as a name. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "studio"."media" RENAME COLUMN "alt" TO "name";
  CREATE TYPE "studio"."enum_media_kind" AS ENUM('logo', 'screenshot', 'figure');
  ALTER TABLE "studio"."media" ADD COLUMN "kind" "studio"."enum_media_kind" DEFAULT 'logo' NOT NULL;
  ALTER TABLE "studio"."media" ALTER COLUMN "kind" DROP DEFAULT;
  CREATE INDEX "media_kind_idx" ON "studio"."media" USING btree ("kind");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP INDEX "studio"."media_kind_idx";
  ALTER TABLE "studio"."media" DROP COLUMN "kind";
  DROP TYPE "studio"."enum_media_kind";
  ALTER TABLE "studio"."media" RENAME COLUMN "name" TO "alt";`);
}
