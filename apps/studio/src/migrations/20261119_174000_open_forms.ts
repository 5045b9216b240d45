// @ts-nocheck: like the generated ones. Written by hand: the table holds heartbeats, which are no documents of Payload.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "studio"."open_forms" (
    "form" uuid PRIMARY KEY,
    "collection" text NOT NULL,
    "document" integer NOT NULL,
    "user_id" integer NOT NULL REFERENCES "studio"."users" ("id") ON DELETE CASCADE,
    "opened_at" timestamptz NOT NULL DEFAULT now(),
    "seen_at" timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX "open_forms_collection_idx" ON "studio"."open_forms" ("collection");
  CREATE INDEX "open_forms_seen_at_idx" ON "studio"."open_forms" ("seen_at");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "studio"."open_forms";`);
}
