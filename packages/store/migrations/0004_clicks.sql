-- Every click that leads out to a casino. Written once, never changed; months past their time are dropped whole.

CREATE TABLE site.clicks (
  -- Made by the site, ordered by time: a click that is sent again is the same row.
  id uuid NOT NULL,
  clicked_at timestamptz NOT NULL,
  casino text NOT NULL,
  market text NOT NULL,
  placement text NOT NULL,
  -- The kind of page that held the link; NULL where it came from elsewhere.
  page text,
  position smallint,
  -- In minor units of the market's currency, for the deposit that was switched on.
  net_shown integer,
  is_bot boolean NOT NULL,
  -- Keyed hash of address and agent. Its key is gone after two days.
  visitor bytea NOT NULL,
  -- The transaction that wrote the row: totals go on from where they were, whatever the row's time.
  written_by xid8 NOT NULL DEFAULT pg_current_xact_id(),
  PRIMARY KEY (id, clicked_at)
) PARTITION BY RANGE (clicked_at);

CREATE INDEX clicks_written_by ON site.clicks (written_by);

CREATE FUNCTION site.refuse_changing_clicks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of % is refused: a click stays on record', TG_OP, TG_TABLE_NAME;
END $$;

CREATE TRIGGER refuse_changing
  BEFORE UPDATE OR DELETE OR TRUNCATE ON site.clicks
  FOR EACH STATEMENT EXECUTE FUNCTION site.refuse_changing_clicks();

-- Makes the partition of a month where there is none. The site may ask for it, within reason; there is no default
-- partition, because rows in one would have to be moved before their month could be made.
CREATE FUNCTION site.prepare_click_month(day date) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  month date := date_trunc('month', day);
  name text := 'clicks_' || to_char(month, 'YYYY_MM');
BEGIN
  IF to_regclass('site.' || name) IS NOT NULL THEN
    RETURN;
  END IF;
  IF day NOT BETWEEN now() - interval '12 months' AND now() + interval '3 months' THEN
    RAISE EXCEPTION 'No clicks of % are taken', month;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtext('site.prepare_click_month'));
  IF to_regclass('site.' || name) IS NOT NULL THEN
    RETURN;
  END IF;
  EXECUTE format(
    'CREATE TABLE site.%I PARTITION OF site.clicks FOR VALUES FROM (%L) TO (%L)',
    name, month::text || ' 00:00:00+00', (month + interval '1 month')::date::text || ' 00:00:00+00');
  -- A statement that names the partition itself does not meet the triggers of the whole table.
  EXECUTE format(
    'CREATE TRIGGER refuse_changing BEFORE UPDATE OR DELETE OR TRUNCATE ON site.%I
     FOR EACH STATEMENT EXECUTE FUNCTION site.refuse_changing_clicks()', name);
END $$;

SELECT site.prepare_click_month((now() AT TIME ZONE 'UTC')::date + months * 28) FROM generate_series(0, 2) AS months;

-- How many clicks a day (UTC) had, by casino, market and placement. Kept when the clicks themselves are dropped.
CREATE TABLE site.click_totals (
  day date NOT NULL,
  casino text NOT NULL,
  market text NOT NULL,
  placement text NOT NULL,
  clicks bigint NOT NULL,
  bot_clicks bigint NOT NULL,
  PRIMARY KEY (day, casino, market, placement)
);

-- Every transaction below the mark is in the totals.
CREATE TABLE site.click_totals_mark (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  counted_below xid8 NOT NULL
);
INSERT INTO site.click_totals_mark (counted_below) VALUES ('0');

-- Adds the clicks that were written since the last time, late ones too. Returns how many; NULL where another
-- process is at it.
CREATE FUNCTION site.count_clicks() RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  first xid8;
  -- All transactions below it have ended: nothing of theirs can appear later.
  beyond xid8;
  counted bigint;
BEGIN
  SELECT counted_below INTO first FROM site.click_totals_mark FOR UPDATE SKIP LOCKED;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  beyond := pg_snapshot_xmin(pg_current_snapshot());
  WITH grouped AS (
    SELECT (clicked_at AT TIME ZONE 'UTC')::date AS day, casino, market, placement,
      count(*) FILTER (WHERE NOT is_bot) AS clicks, count(*) FILTER (WHERE is_bot) AS bot_clicks
    FROM site.clicks WHERE written_by >= first AND written_by < beyond
    GROUP BY 1, 2, 3, 4
  ), added AS (
    INSERT INTO site.click_totals AS total SELECT * FROM grouped
    ON CONFLICT (day, casino, market, placement) DO UPDATE
      SET clicks = total.clicks + excluded.clicks, bot_clicks = total.bot_clicks + excluded.bot_clicks
  )
  SELECT coalesce(sum(clicks + bot_clicks), 0) INTO counted FROM grouped;
  UPDATE site.click_totals_mark SET counted_below = beyond;
  RETURN counted;
END $$;

-- The keys of the visitors' hashes: one a day, the same for all processes, gone when the next day is over.
-- Unlogged: no key reaches the write-ahead log or a backup. After a crash the processes offer theirs again.
CREATE UNLOGGED TABLE site.visitor_keys (
  day date PRIMARY KEY,
  key bytea NOT NULL CHECK (length(key) = 32)
) WITH (autovacuum_vacuum_threshold = 0, autovacuum_vacuum_scale_factor = 0);

-- The key of a day: the one that is offered, unless another process was first. NULL where the database's day (UTC)
-- is another one: a key offered across midnight would serve two days.
CREATE FUNCTION site.agree_on_visitor_key(asked date, offered bytea) RETURNS bytea
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  today date := (now() AT TIME ZONE 'UTC')::date;
BEGIN
  DELETE FROM site.visitor_keys WHERE day < today - 1;
  IF asked <> today THEN
    RETURN NULL;
  END IF;
  INSERT INTO site.visitor_keys VALUES (today, offered) ON CONFLICT DO NOTHING;
  RETURN (SELECT key FROM site.visitor_keys WHERE day = today);
END $$;

REVOKE ALL ON FUNCTION site.prepare_click_month(date), site.count_clicks(), site.agree_on_visitor_key(date, bytea)
  FROM PUBLIC;
GRANT EXECUTE ON FUNCTION site.prepare_click_month(date), site.count_clicks(), site.agree_on_visitor_key(date, bytea)
  TO nettobonus_site;
GRANT INSERT ON site.clicks TO nettobonus_site;
