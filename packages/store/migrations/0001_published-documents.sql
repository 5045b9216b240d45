-- The contract between publishing and the site: what is published now, one row a document.

CREATE SCHEMA IF NOT EXISTS site;

CREATE TABLE site.published_documents (
  kind text NOT NULL,
  market text NOT NULL,
  key text NOT NULL,
  -- The number of the publishing that wrote the row. Publishings are serialised, so a reader that has seen
  -- version n has seen everything up to n.
  version bigint NOT NULL,
  -- NULL: withdrawn. The row stays, so that a reader who asks for what is newer hears of it.
  body jsonb,
  published_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (kind, market, key)
);

CREATE INDEX published_documents_version ON site.published_documents (version);

CREATE SEQUENCE site.publishing;

CREATE FUNCTION site.notify_published() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- No payload: PostgreSQL folds equal notifications of one transaction into one.
  PERFORM pg_notify('published_documents', '');
  RETURN NULL;
END $$;

CREATE TRIGGER notify_published
  AFTER INSERT OR UPDATE OR DELETE ON site.published_documents
  FOR EACH STATEMENT EXECUTE FUNCTION site.notify_published();

-- Roles are shared by all databases of a server, so this one may exist already.
DO $$
BEGIN
  CREATE ROLE nettobonus_site NOLOGIN;
EXCEPTION WHEN duplicate_object OR unique_violation THEN
  NULL;
END $$;

REVOKE ALL ON SCHEMA site FROM PUBLIC;
GRANT USAGE ON SCHEMA site TO nettobonus_site;
GRANT SELECT ON site.published_documents TO nettobonus_site;
