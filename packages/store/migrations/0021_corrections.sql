-- A change that corrects what we had stated wrongly is no change of the offer: it is logged as a correction instead.

-- Whether the offer's history shows the change even if it reverses another one.
ALTER TABLE site.offer_changes ADD COLUMN is_kept boolean NOT NULL DEFAULT false;

CREATE TABLE site.corrections (
  market text NOT NULL,
  casino text NOT NULL,
  -- The version of the publication that made the correction.
  version bigint NOT NULL,
  corrected_at timestamptz NOT NULL,
  wrong jsonb NOT NULL,
  correct jsonb NOT NULL CHECK (correct <> wrong),
  -- What the editors say about it.
  sentence text NOT NULL CHECK (sentence <> ''),
  PRIMARY KEY (market, casino, version)
);

CREATE INDEX corrections_version ON site.corrections (version);

CREATE TRIGGER refuse_rewriting
  BEFORE UPDATE OR DELETE OR TRUNCATE ON site.corrections
  FOR EACH STATEMENT EXECUTE FUNCTION site.refuse_rewriting();

GRANT SELECT ON site.corrections TO nettobonus_site, nettobonus_studio;
GRANT SELECT ON site.offer_changes TO nettobonus_studio;

-- The new parameter has a default, so callers without it continue to work.
DROP FUNCTION site.publish(jsonb, boolean, timestamptz);
CREATE FUNCTION site.publish(
  documents jsonb,
  -- Withdraw every published document that is not in `documents`.
  withdraw_others boolean DEFAULT false,
  -- When it happened, if not now: for replaying earlier publications, oldest first.
  at timestamptz DEFAULT NULL,
  -- What editors state about changed offers: `market`, `casino`, `history` (`correction` or `keep`), `sentence`.
  notes jsonb DEFAULT '[]',
  OUT version bigint, OUT changed bigint, OUT withdrawn bigint, OUT offer_changes bigint
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  this_version bigint;
  instant timestamptz;
BEGIN
  -- Two publishers at once would commit their versions out of order, and a reader would miss the lower one.
  PERFORM pg_advisory_xact_lock(4127001);
  this_version := nextval('site.publishing');
  -- Read the clock after the lock: otherwise a publisher that waited would be dated before the one it waited for.
  instant := coalesce(at, clock_timestamp());

  -- A withdrawn listing has no body; its last offer is known if a change or a correction led to it.
  WITH offers AS (
    SELECT d.market, d.key AS casino, coalesce(latest.since, p.published_since) AS since,
      coalesce(site.offer_of(p.body), latest.offer) AS before, site.offer_of(d.body) AS after,
      note.history, note.sentence
    FROM jsonb_to_recordset(documents) AS d (kind text, market text, key text, body jsonb)
    LEFT JOIN site.published_documents p ON (p.kind, p.market, p.key) = (d.kind, d.market, d.key)
    LEFT JOIN LATERAL (
      SELECT max(c.changed_at) FILTER (WHERE c.is_change) AS since,
        (array_agg(c.offer ORDER BY c.version DESC))[1] AS offer
      FROM (
        SELECT o.version, o.changed_at, o.after AS offer, true AS is_change
        FROM site.offer_changes o WHERE (o.market, o.casino) = (d.market, d.key)
        UNION ALL
        SELECT r.version, r.corrected_at, r.correct, false
        FROM site.corrections r WHERE (r.market, r.casino) = (d.market, d.key)
      ) c
    ) latest ON true
    LEFT JOIN jsonb_to_recordset(notes) AS note (market text, casino text, history text, sentence text)
      ON (note.market, note.casino) = (d.market, d.key)
    WHERE d.kind = 'listing'
  ), logged AS (
    INSERT INTO site.corrections (market, casino, version, corrected_at, wrong, correct, sentence)
    SELECT o.market, o.casino, this_version, instant, o.before, o.after, o.sentence
    FROM offers o WHERE o.before <> o.after AND o.history = 'correction'
  )
  INSERT INTO site.offer_changes (market, casino, version, changed_at, before_since, before, after, is_kept)
  SELECT o.market, o.casino, this_version, instant, o.since, o.before, o.after, coalesce(o.history = 'keep', false)
  FROM offers o WHERE o.before <> o.after AND o.history IS DISTINCT FROM 'correction';
  GET DIAGNOSTICS offer_changes = ROW_COUNT;

  -- A document that is already published unchanged keeps its version.
  INSERT INTO site.published_documents AS p (kind, market, key, version, body, published_at, published_since)
  SELECT d.kind, d.market, d.key, this_version, d.body, instant, instant
  FROM jsonb_to_recordset(documents) AS d (kind text, market text, key text, body jsonb)
  ON CONFLICT (kind, market, key) DO UPDATE
    SET version = excluded.version, body = excluded.body, published_at = excluded.published_at,
      published_since = CASE WHEN p.body IS NULL THEN excluded.published_since ELSE p.published_since END
    WHERE p.body IS DISTINCT FROM excluded.body;
  GET DIAGNOSTICS changed = ROW_COUNT;

  withdrawn := 0;
  IF withdraw_others THEN
    UPDATE site.published_documents p SET version = this_version, body = NULL, published_at = instant
    WHERE p.body IS NOT NULL
      AND NOT EXISTS (
        SELECT 1 FROM jsonb_to_recordset(documents) AS d (kind text, market text, key text)
        WHERE (d.kind, d.market, d.key) = (p.kind, p.market, p.key)
      );
    GET DIAGNOSTICS withdrawn = ROW_COUNT;
  END IF;
  version := this_version;
END $$;

REVOKE ALL ON FUNCTION site.publish(jsonb, boolean, timestamptz, jsonb) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION site.publish(jsonb, boolean, timestamptz, jsonb) TO nettobonus_studio;
