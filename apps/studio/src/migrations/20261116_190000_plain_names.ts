// @ts-nocheck: like the generated ones. Written by hand: Payload would drop the old columns and lose their values.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TYPE "studio"."enum_listings_terms_untold" RENAME TO "enum_listings_terms_undisclosed";
  ALTER TABLE "studio"."listings_terms_untold" RENAME TO "listings_terms_undisclosed";
  ALTER SEQUENCE "studio"."listings_terms_untold_id_seq" RENAME TO "listings_terms_undisclosed_id_seq";
  ALTER INDEX "studio"."listings_terms_untold_pkey" RENAME TO "listings_terms_undisclosed_pkey";
  ALTER TABLE "studio"."listings_terms_undisclosed" RENAME CONSTRAINT "listings_terms_untold_parent_fk" TO "listings_terms_undisclosed_parent_fk";
  ALTER INDEX "studio"."listings_terms_untold_order_idx" RENAME TO "listings_terms_undisclosed_order_idx";
  ALTER INDEX "studio"."listings_terms_untold_parent_idx" RENAME TO "listings_terms_undisclosed_parent_idx";
  ALTER TYPE "studio"."enum__listings_v_version_terms_untold" RENAME TO "enum__listings_v_version_terms_undisclosed";
  ALTER TABLE "studio"."_listings_v_version_terms_untold" RENAME TO "_listings_v_version_terms_undisclosed";
  ALTER SEQUENCE "studio"."_listings_v_version_terms_untold_id_seq" RENAME TO "_listings_v_version_terms_undisclosed_id_seq";
  ALTER INDEX "studio"."_listings_v_version_terms_untold_pkey" RENAME TO "_listings_v_version_terms_undisclosed_pkey";
  ALTER TABLE "studio"."_listings_v_version_terms_undisclosed" RENAME CONSTRAINT "_listings_v_version_terms_untold_parent_fk" TO "_listings_v_version_terms_undisclosed_parent_fk";
  ALTER INDEX "studio"."_listings_v_version_terms_untold_order_idx" RENAME TO "_listings_v_version_terms_undisclosed_order_idx";
  ALTER INDEX "studio"."_listings_v_version_terms_untold_parent_idx" RENAME TO "_listings_v_version_terms_undisclosed_parent_idx";
  ALTER TABLE "studio"."audit_log" RENAME COLUMN "who" TO "user";
  ALTER TABLE "studio"."audit_log" RENAME COLUMN "deed" TO "action";
  ALTER TABLE "studio"."audit_log" RENAME COLUMN "what" TO "title";
  ALTER INDEX "studio"."audit_log_who_idx" RENAME TO "audit_log_user_idx";
  ALTER INDEX "studio"."audit_log_deed_idx" RENAME TO "audit_log_action_idx";
  ALTER TYPE "studio"."enum_audit_log_deed" RENAME TO "enum_audit_log_action";`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TYPE "studio"."enum_listings_terms_undisclosed" RENAME TO "enum_listings_terms_untold";
  ALTER TABLE "studio"."listings_terms_undisclosed" RENAME TO "listings_terms_untold";
  ALTER SEQUENCE "studio"."listings_terms_undisclosed_id_seq" RENAME TO "listings_terms_untold_id_seq";
  ALTER INDEX "studio"."listings_terms_undisclosed_pkey" RENAME TO "listings_terms_untold_pkey";
  ALTER TABLE "studio"."listings_terms_untold" RENAME CONSTRAINT "listings_terms_undisclosed_parent_fk" TO "listings_terms_untold_parent_fk";
  ALTER INDEX "studio"."listings_terms_undisclosed_order_idx" RENAME TO "listings_terms_untold_order_idx";
  ALTER INDEX "studio"."listings_terms_undisclosed_parent_idx" RENAME TO "listings_terms_untold_parent_idx";
  ALTER TYPE "studio"."enum__listings_v_version_terms_undisclosed" RENAME TO "enum__listings_v_version_terms_untold";
  ALTER TABLE "studio"."_listings_v_version_terms_undisclosed" RENAME TO "_listings_v_version_terms_untold";
  ALTER SEQUENCE "studio"."_listings_v_version_terms_undisclosed_id_seq" RENAME TO "_listings_v_version_terms_untold_id_seq";
  ALTER INDEX "studio"."_listings_v_version_terms_undisclosed_pkey" RENAME TO "_listings_v_version_terms_untold_pkey";
  ALTER TABLE "studio"."_listings_v_version_terms_untold" RENAME CONSTRAINT "_listings_v_version_terms_undisclosed_parent_fk" TO "_listings_v_version_terms_untold_parent_fk";
  ALTER INDEX "studio"."_listings_v_version_terms_undisclosed_order_idx" RENAME TO "_listings_v_version_terms_untold_order_idx";
  ALTER INDEX "studio"."_listings_v_version_terms_undisclosed_parent_idx" RENAME TO "_listings_v_version_terms_untold_parent_idx";
  ALTER TABLE "studio"."audit_log" RENAME COLUMN "user" TO "who";
  ALTER TABLE "studio"."audit_log" RENAME COLUMN "action" TO "deed";
  ALTER TABLE "studio"."audit_log" RENAME COLUMN "title" TO "what";
  ALTER INDEX "studio"."audit_log_user_idx" RENAME TO "audit_log_who_idx";
  ALTER INDEX "studio"."audit_log_action_idx" RENAME TO "audit_log_deed_idx";
  ALTER TYPE "studio"."enum_audit_log_action" RENAME TO "enum_audit_log_deed";`);
}
