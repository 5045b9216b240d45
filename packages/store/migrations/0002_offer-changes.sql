-- Every published change of an offer's headline or terms. Publishing writes it; nobody rewrites it.

-- Since when the document has been published without a break. Of what is published already, only the last
-- publishing is known.
ALTER TABLE site.published_documents ADD COLUMN published_since timestamptz NOT NULL DEFAULT now();
UPDATE site.published_documents SET published_since = published_at;

CREATE TABLE site.offer_changes (
  market text NOT NULL,
  casino text NOT NULL,
  -- The number of the publishing that made the change.
  version bigint NOT NULL,
  changed_at timestamptz NOT NULL,
  -- From when the earlier offer had stood. An offer does not end before it begins: history is replayed in order.
  before_since timestamptz NOT NULL CHECK (before_since <= changed_at),
  before jsonb NOT NULL,
  after jsonb NOT NULL CHECK (after <> before),
  PRIMARY KEY (market, casino, version)
);

CREATE INDEX offer_changes_version ON site.offer_changes (version);

-- The part of a listing whose changes are kept.
CREATE FUNCTION site.offer_of(listing jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT jsonb_strip_nulls(jsonb_build_object('bonus', listing -> 'bonus', 'terms', listing -> 'terms'))
$$;

CREATE FUNCTION site.refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of % is refused: what was offered stays on record', TG_OP, TG_TABLE_NAME;
END $$;

CREATE TRIGGER refuse_rewriting
  BEFORE UPDATE OR DELETE OR TRUNCATE ON site.offer_changes
  FOR EACH STATEMENT EXECUTE FUNCTION site.refuse_rewriting();

GRANT SELECT ON site.offer_changes TO nettobonus_site;
