-- The studio's role: it publishes, and reads and writes what belongs to editors, but owns nothing. Its privileges in
-- its own schema are granted when that schema has been migrated.

-- Roles are shared by all databases of a server, so this one may exist already.
DO $$
BEGIN
  CREATE ROLE nettobonus_studio NOLOGIN;
EXCEPTION WHEN duplicate_object OR unique_violation THEN
  NULL;
END $$;

GRANT USAGE ON SCHEMA site TO nettobonus_studio;
GRANT SELECT ON site.published_documents, site.click_totals_by_casino, site.click_totals_by_placement
  TO nettobonus_studio;
GRANT SELECT, INSERT, DELETE ON site.media TO nettobonus_studio;
GRANT SELECT, UPDATE, DELETE ON site.contact_messages TO nettobonus_studio;
GRANT SELECT, INSERT, UPDATE, DELETE ON site.link_statuses, site.link_checks, site.link_check_runs
  TO nettobonus_studio;

-- It publishes and saves previews only by these functions, which run with the owner's privileges.
ALTER FUNCTION site.publish(jsonb, boolean, timestamptz) SECURITY DEFINER SET search_path = pg_catalog, pg_temp;
ALTER FUNCTION site.withdraw(jsonb) SECURITY DEFINER SET search_path = pg_catalog, pg_temp;
ALTER FUNCTION site.save_preview(uuid, jsonb, timestamptz) SECURITY DEFINER SET search_path = pg_catalog, pg_temp;
GRANT EXECUTE ON FUNCTION site.publish(jsonb, boolean, timestamptz), site.withdraw(jsonb),
  site.save_preview(uuid, jsonb, timestamptz), site.take_contact_message(uuid)
  TO nettobonus_studio;
