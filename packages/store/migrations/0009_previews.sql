-- Drafts that editors look at on the site, for as long as their address is good. Unlogged: what is gone in minutes
-- belongs in no backup, and after a crash an editor presses the button again.

CREATE UNLOGGED TABLE site.previews (
  id uuid PRIMARY KEY,
  -- The documents to lay over what is published, and the names of those that leave for them.
  draft jsonb NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE INDEX previews_expires_at ON site.previews (expires_at);

-- Takes those that are past their time away.
CREATE FUNCTION site.keep_preview(id uuid, draft jsonb, expires_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM site.previews p WHERE p.expires_at < now();
  INSERT INTO site.previews VALUES (id, draft, expires_at);
END $$;

-- By its id alone: the site's role cannot ask which there are.
CREATE FUNCTION site.get_preview(asked uuid) RETURNS jsonb
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT draft FROM site.previews WHERE id = asked AND expires_at > now()
$$;

REVOKE ALL ON FUNCTION site.keep_preview, site.get_preview FROM PUBLIC;
GRANT EXECUTE ON FUNCTION site.get_preview TO nettobonus_site;
