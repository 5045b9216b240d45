-- The publication that last added or withdrew a document. Pages link to their counterparts in other markets, so it
-- changes the pages of all markets. A site that starts later must know it even if the document has changed since:
-- otherwise the version of a market would go back, and caches would serve earlier pages.

-- Earlier publications did not record it. The last change is the latest it can be.
ALTER TABLE site.published_documents ADD COLUMN presence_version bigint;
UPDATE site.published_documents SET presence_version = version;
ALTER TABLE site.published_documents ALTER COLUMN presence_version SET NOT NULL;

CREATE FUNCTION site.set_presence_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.presence_version := NEW.version;
  ELSIF (NEW.body IS NULL) <> (OLD.body IS NULL) THEN
    NEW.presence_version := NEW.version;
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER set_presence_version
  BEFORE INSERT OR UPDATE ON site.published_documents
  FOR EACH ROW EXECUTE FUNCTION site.set_presence_version();
