-- Publishing and withdrawing as one call each: whoever holds a transaction of their own publishes within it, and
-- readers are told when that one commits.

CREATE FUNCTION site.publish(
  documents jsonb,
  -- Withdraw every published document that is not among those given.
  withdraw_others boolean DEFAULT false,
  -- When it happened, if not now: for replaying what was published elsewhere, oldest first.
  at timestamptz DEFAULT NULL,
  OUT version bigint, OUT changed bigint, OUT withdrawn bigint, OUT offer_changes bigint
) LANGUAGE plpgsql AS $$
DECLARE
  this_version bigint;
  instant timestamptz;
BEGIN
  -- Two publishers at once would commit their versions out of order, and a reader would miss the lower one.
  PERFORM pg_advisory_xact_lock(4127001);
  this_version := nextval('site.publishing');
  -- The clock is read after the lock: a publisher that waited would otherwise be dated before the one it waited for.
  instant := coalesce(at, clock_timestamp());

  -- A listing that was withdrawn has no body; its offer is known if a change led to it.
  INSERT INTO site.offer_changes (market, casino, version, changed_at, before_since, before, after)
  SELECT d.market, d.key, this_version, instant, coalesce(latest.changed_at, p.published_since),
    coalesce(site.offer_of(p.body), latest.after), site.offer_of(d.body)
  FROM jsonb_to_recordset(documents) AS d (kind text, market text, key text, body jsonb)
  LEFT JOIN site.published_documents p ON (p.kind, p.market, p.key) = (d.kind, d.market, d.key)
  LEFT JOIN LATERAL (
    SELECT c.changed_at, c.after FROM site.offer_changes c WHERE (c.market, c.casino) = (d.market, d.key)
    ORDER BY c.version DESC LIMIT 1
  ) latest ON true
  WHERE d.kind = 'listing'
    AND coalesce(site.offer_of(p.body), latest.after) <> site.offer_of(d.body);
  GET DIAGNOSTICS offer_changes = ROW_COUNT;

  -- What is already published as it is keeps its version.
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

CREATE FUNCTION site.withdraw(names jsonb, OUT version bigint, OUT withdrawn bigint) LANGUAGE plpgsql AS $$
DECLARE
  this_version bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(4127001);
  this_version := nextval('site.publishing');
  UPDATE site.published_documents p SET version = this_version, body = NULL, published_at = clock_timestamp()
  FROM jsonb_to_recordset(names) AS d (kind text, market text, key text)
  WHERE (d.kind, d.market, d.key) = (p.kind, p.market, p.key) AND p.body IS NOT NULL;
  GET DIAGNOSTICS withdrawn = ROW_COUNT;
  version := this_version;
END $$;

REVOKE ALL ON FUNCTION site.publish, site.withdraw FROM PUBLIC;
