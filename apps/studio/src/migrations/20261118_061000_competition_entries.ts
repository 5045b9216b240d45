// @ts-nocheck: written by hand in the form of a generated migration.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "studio"."enum_messages_kind" AS ENUM('message', 'competition-entry');
  CREATE TABLE "studio"."competitions_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar
  );
  
  CREATE TABLE "studio"."_competitions_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "studio"."messages" ADD COLUMN "kind" "studio"."enum_messages_kind" DEFAULT 'message' NOT NULL;
  ALTER TABLE "studio"."competitions_questions" ADD CONSTRAINT "competitions_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."competitions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_competitions_v_version_questions" ADD CONSTRAINT "_competitions_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_competitions_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "competitions_questions_order_idx" ON "studio"."competitions_questions" USING btree ("_order");
  CREATE INDEX "competitions_questions_parent_id_idx" ON "studio"."competitions_questions" USING btree ("_parent_id");
  CREATE INDEX "_competitions_v_version_questions_order_idx" ON "studio"."_competitions_v_version_questions" USING btree ("_order");
  CREATE INDEX "_competitions_v_version_questions_parent_id_idx" ON "studio"."_competitions_v_version_questions" USING btree ("_parent_id");
  CREATE INDEX "messages_kind_idx" ON "studio"."messages" USING btree ("kind");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "studio"."competitions_questions" CASCADE;
  DROP TABLE "studio"."_competitions_v_version_questions" CASCADE;
  DROP INDEX "studio"."messages_kind_idx";
  ALTER TABLE "studio"."messages" DROP COLUMN "kind";
  DROP TYPE "studio"."enum_messages_kind";`)
}
