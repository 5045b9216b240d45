// @ts-nocheck: written like the migrations that Payload generates.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "studio"."enum_listings_deposit_methods" AS ENUM('trustly', 'online-bank', 'visa', 'mastercard', 'dankort', 'mobilepay', 'swish', 'vipps', 'siru', 'paypal', 'skrill', 'neteller', 'paysafecard', 'bank-transfer', 'crypto');
  CREATE TYPE "studio"."enum__listings_v_version_deposit_methods" AS ENUM('trustly', 'online-bank', 'visa', 'mastercard', 'dankort', 'mobilepay', 'swish', 'vipps', 'siru', 'paypal', 'skrill', 'neteller', 'paysafecard', 'bank-transfer', 'crypto');
  CREATE TABLE "studio"."listings_deposit_methods" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "studio"."enum_listings_deposit_methods",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."_listings_v_version_deposit_methods" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "studio"."enum__listings_v_version_deposit_methods",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "studio"."listings_deposit_methods" ADD CONSTRAINT "listings_deposit_methods_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."listings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_listings_v_version_deposit_methods" ADD CONSTRAINT "_listings_v_version_deposit_methods_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_listings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "listings_deposit_methods_order_idx" ON "studio"."listings_deposit_methods" USING btree ("order");
  CREATE INDEX "listings_deposit_methods_parent_idx" ON "studio"."listings_deposit_methods" USING btree ("parent_id");
  CREATE INDEX "_listings_v_version_deposit_methods_order_idx" ON "studio"."_listings_v_version_deposit_methods" USING btree ("order");
  CREATE INDEX "_listings_v_version_deposit_methods_parent_idx" ON "studio"."_listings_v_version_deposit_methods" USING btree ("parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "studio"."listings_deposit_methods" CASCADE;
  DROP TABLE "studio"."_listings_v_version_deposit_methods" CASCADE;
  DROP TYPE "studio"."enum_listings_deposit_methods";
  DROP TYPE "studio"."enum__listings_v_version_deposit_methods";`)
}
