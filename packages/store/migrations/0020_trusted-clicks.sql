-- Clicks that can be trusted. A network counts once per casino and day, beside all its clicks. Editors can exclude a flood
-- from the totals. A server recognises clicks that were dumped from another one by the other's identity.

-- Counting locks the mark, so nothing is counted until this migration is done.
SELECT FROM site.click_totals_mark FOR UPDATE;

-- The server whose transaction ids the mark has. A comparison of ids is not enough: those of another server catch up with
-- the mark, and clicks that were written before would never be counted.
ALTER TABLE site.click_totals_mark
  ADD COLUMN server_id bigint NOT NULL DEFAULT (pg_control_system()).system_identifier;

-- Clicks that reports leave out. The clicks themselves stay.
CREATE TABLE site.click_exclusions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  day date NOT NULL,
  casino text NOT NULL,
  -- NULL: any.
  market text,
  placement text,
  visitor bytea CHECK (length(visitor) = 16),
  reason text NOT NULL CHECK (char_length(reason) BETWEEN 1 AND 500),
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE NULLS NOT DISTINCT (day, casino, market, placement, visitor)
);

CREATE VIEW site.classified_clicks AS
SELECT click.*, (click.clicked_at AT TIME ZONE 'UTC')::date AS day,
  NOT click.is_bot AND EXISTS (
    SELECT FROM site.click_exclusions AS exclusion
    WHERE exclusion.day = (click.clicked_at AT TIME ZONE 'UTC')::date AND exclusion.casino = click.casino
      AND (exclusion.market IS NULL OR exclusion.market = click.market)
      AND (exclusion.placement IS NULL OR exclusion.placement = click.placement)
      AND (exclusion.visitor IS NULL OR exclusion.visitor = click.visitor)
  ) AS is_excluded
FROM site.clicks AS click;

-- The networks whose click on a casino is already counted as unique, and their number of reported clicks. Needed while
-- clicks of that day can still arrive: for 35 days, then prune_clicks deletes them.
CREATE TABLE site.click_networks (
  day date NOT NULL,
  casino text NOT NULL,
  visitor bytea NOT NULL,
  clicks bigint NOT NULL,
  PRIMARY KEY (day, casino, visitor)
);
-- Has the condition of list_busy_networks.
CREATE INDEX click_networks_busy ON site.click_networks (day) WHERE clicks >= 20;

-- `clicks` has neither bots nor excluded clicks. A network's first click on a casino and day is its unique one, so that
-- unique clicks can be added up over placements, markets and days.
ALTER TABLE site.click_totals
  ADD COLUMN unique_clicks bigint NOT NULL DEFAULT 0, ADD COLUMN excluded_clicks bigint NOT NULL DEFAULT 0;
ALTER TABLE site.click_totals_by_casino
  ADD COLUMN unique_clicks bigint NOT NULL DEFAULT 0, ADD COLUMN excluded_clicks bigint NOT NULL DEFAULT 0;
ALTER TABLE site.click_totals_by_placement
  ADD COLUMN unique_clicks bigint NOT NULL DEFAULT 0, ADD COLUMN excluded_clicks bigint NOT NULL DEFAULT 0;

-- Only clicks below the mark are in the totals already; the next count adds the rest.
INSERT INTO site.click_networks (day, casino, visitor, clicks)
SELECT day, casino, visitor, count(*) FROM site.classified_clicks
WHERE NOT is_bot AND written_by < (SELECT counted_below FROM site.click_totals_mark)
  AND day >= (now() AT TIME ZONE 'UTC')::date - 35
GROUP BY 1, 2, 3;

UPDATE site.click_totals AS total SET unique_clicks = past.unique_clicks
FROM (
  SELECT day, casino, market, placement, count(*) AS unique_clicks
  FROM (
    SELECT DISTINCT ON (day, casino, visitor) day, casino, market, placement FROM site.classified_clicks
    WHERE NOT is_bot AND written_by < (SELECT counted_below FROM site.click_totals_mark)
    ORDER BY day, casino, visitor, clicked_at, id
  ) AS first_clicks
  GROUP BY 1, 2, 3, 4
) AS past
WHERE (total.day, total.casino, total.market, total.placement) = (past.day, past.casino, past.market, past.placement);

UPDATE site.click_totals_by_casino AS total SET unique_clicks = past.unique_clicks
FROM (
  SELECT day, market, casino, sum(unique_clicks) AS unique_clicks FROM site.click_totals GROUP BY 1, 2, 3
) AS past
WHERE (total.day, total.market, total.casino) = (past.day, past.market, past.casino);

UPDATE site.click_totals_by_placement AS total SET unique_clicks = past.unique_clicks
FROM (
  SELECT day, market, placement, sum(unique_clicks) AS unique_clicks FROM site.click_totals GROUP BY 1, 2, 3
) AS past
WHERE (total.day, total.market, total.placement) = (past.day, past.market, past.placement);

-- Adds the clicks of these transactions to the totals: all of them, or those of a period and a casino. Returns how many.
-- The caller holds the mark.
CREATE FUNCTION site.add_clicks(
  first xid8,
  beyond xid8,
  since timestamptz DEFAULT '-infinity',
  until timestamptz DEFAULT 'infinity',
  only_casino text DEFAULT NULL
) RETURNS bigint
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  counted bigint;
BEGIN
  WITH added AS (
    SELECT click.day, click.casino, click.market, click.placement, click.visitor, click.net_shown,
      click.is_bot, click.is_excluded, NOT click.is_bot AND NOT click.is_excluded AS is_reported,
      NOT click.is_bot AND NOT click.is_excluded AND known.day IS NULL AND row_number() OVER (
        PARTITION BY click.day, click.casino, click.visitor, click.is_bot, click.is_excluded
        ORDER BY click.clicked_at, click.id
      ) = 1 AS is_unique
    FROM site.classified_clicks AS click
    LEFT JOIN site.click_networks AS known
      ON (known.day, known.casino, known.visitor) = (click.day, click.casino, click.visitor)
    WHERE click.written_by >= first AND click.written_by < beyond
      AND click.clicked_at >= since AND click.clicked_at < until
      AND (only_casino IS NULL OR click.casino = only_casino)
  ), added_networks AS (
    INSERT INTO site.click_networks AS known (day, casino, visitor, clicks)
    SELECT day, casino, visitor, count(*) FROM added
    WHERE is_reported AND day >= (now() AT TIME ZONE 'UTC')::date - 35 GROUP BY 1, 2, 3
    ON CONFLICT (day, casino, visitor) DO UPDATE SET clicks = known.clicks + excluded.clicks
  ), grouped AS (
    SELECT day, casino, market, placement,
      count(*) FILTER (WHERE is_reported) AS clicks,
      count(*) FILTER (WHERE is_unique) AS unique_clicks,
      count(*) FILTER (WHERE is_excluded) AS excluded_clicks,
      count(*) FILTER (WHERE is_bot) AS bot_clicks,
      count(net_shown) FILTER (WHERE is_reported) AS net_clicks,
      coalesce(sum(net_shown) FILTER (WHERE is_reported), 0) AS net_sum,
      count(*) FILTER (WHERE is_reported AND net_shown > 0) AS positive_clicks
    FROM added GROUP BY 1, 2, 3, 4
  ), added_totals AS (
    INSERT INTO site.click_totals AS total (day, casino, market, placement,
      clicks, unique_clicks, excluded_clicks, bot_clicks, net_clicks, net_sum, positive_clicks)
    SELECT day, casino, market, placement,
      clicks, unique_clicks, excluded_clicks, bot_clicks, net_clicks, net_sum, positive_clicks FROM grouped
    ON CONFLICT (day, casino, market, placement) DO UPDATE
      SET clicks = total.clicks + excluded.clicks,
        unique_clicks = total.unique_clicks + excluded.unique_clicks,
        excluded_clicks = total.excluded_clicks + excluded.excluded_clicks,
        bot_clicks = total.bot_clicks + excluded.bot_clicks,
        net_clicks = total.net_clicks + excluded.net_clicks,
        net_sum = total.net_sum + excluded.net_sum,
        positive_clicks = total.positive_clicks + excluded.positive_clicks
  ), added_by_casino AS (
    INSERT INTO site.click_totals_by_casino AS total (day, market, casino, clicks, unique_clicks, excluded_clicks)
    SELECT day, market, casino, sum(clicks), sum(unique_clicks), sum(excluded_clicks)
    FROM grouped WHERE clicks + excluded_clicks > 0 GROUP BY 1, 2, 3
    ON CONFLICT (day, market, casino) DO UPDATE
      SET clicks = total.clicks + excluded.clicks,
        unique_clicks = total.unique_clicks + excluded.unique_clicks,
        excluded_clicks = total.excluded_clicks + excluded.excluded_clicks
  ), added_by_placement AS (
    INSERT INTO site.click_totals_by_placement AS total
      (day, market, placement, clicks, unique_clicks, excluded_clicks, net_clicks, net_sum, positive_clicks)
    SELECT day, market, placement, sum(clicks), sum(unique_clicks), sum(excluded_clicks),
      sum(net_clicks), sum(net_sum), sum(positive_clicks)
    FROM grouped WHERE clicks + excluded_clicks > 0 GROUP BY 1, 2, 3
    ON CONFLICT (day, market, placement) DO UPDATE
      SET clicks = total.clicks + excluded.clicks,
        unique_clicks = total.unique_clicks + excluded.unique_clicks,
        excluded_clicks = total.excluded_clicks + excluded.excluded_clicks,
        net_clicks = total.net_clicks + excluded.net_clicks,
        net_sum = total.net_sum + excluded.net_sum,
        positive_clicks = total.positive_clicks + excluded.positive_clicks
  )
  SELECT coalesce(sum(clicks + excluded_clicks + bot_clicks), 0) INTO counted FROM grouped;
  RETURN counted;
END $$;

CREATE OR REPLACE FUNCTION site.count_clicks() RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  first xid8;
  first_server bigint;
  -- All transactions below it have ended: nothing of theirs can appear later.
  beyond xid8;
  counted bigint;
BEGIN
  SELECT counted_below, server_id INTO first, first_server FROM site.click_totals_mark FOR UPDATE SKIP LOCKED;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  IF first_server <> (SELECT system_identifier FROM pg_control_system()) THEN
    RAISE EXCEPTION 'The clicks come from another server. Run "SELECT site.recount_clicks()" as their owner'
      USING ERRCODE = 'object_not_in_prerequisite_state';
  END IF;
  beyond := pg_snapshot_xmin(pg_current_snapshot());
  counted := site.add_clicks(first, beyond);
  UPDATE site.click_totals_mark SET counted_below = beyond;
  RETURN counted;
END $$;

CREATE OR REPLACE FUNCTION site.recount_clicks() RETURNS bigint
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  first_day date;
BEGIN
  -- With this server's identity, which is the column's default.
  DELETE FROM site.click_totals_mark;
  INSERT INTO site.click_totals_mark (counted_below) VALUES ('0');

  -- It also waits for the transactions that are writing clicks, and blocks new ones.
  ALTER TABLE ONLY site.clicks DISABLE TRIGGER refuse_changing;
  -- Otherwise they would be counted again when this server comes to their ids.
  UPDATE site.clicks SET written_by = '0' WHERE written_by >= pg_snapshot_xmax(pg_current_snapshot());
  ALTER TABLE ONLY site.clicks ENABLE TRIGGER refuse_changing;

  -- Months are dropped whole, so every day that is left has all its clicks.
  SELECT min((clicked_at AT TIME ZONE 'UTC')::date) INTO first_day FROM site.clicks;
  DELETE FROM site.click_totals WHERE day >= first_day;
  DELETE FROM site.click_totals_by_casino WHERE day >= first_day;
  DELETE FROM site.click_totals_by_placement WHERE day >= first_day;
  DELETE FROM site.click_networks WHERE day >= first_day;
  RETURN site.count_clicks();
END $$;

CREATE OR REPLACE FUNCTION site.prune_clicks() RETURNS text[]
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
-- Dropping a month blocks new clicks for as long as it waits for its lock.
SET lock_timeout = '5s' AS $$
DECLARE
  last_expired text := 'clicks_' || to_char((now() AT TIME ZONE 'UTC') - interval '13 months', 'YYYY_MM');
  month name;
  has_uncounted boolean;
  dropped text[] := '{}';
BEGIN
  -- The totals stay after the clicks are dropped, so every click must be counted first.
  PERFORM site.count_clicks();
  -- Their unique clicks are counted, and clicks of those days no longer arrive.
  DELETE FROM site.click_networks WHERE day < (now() AT TIME ZONE 'UTC')::date - 35;
  FOR month IN
    SELECT relname FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
    WHERE inhparent = 'site.clicks'::regclass AND relname::text COLLATE "C" <= last_expired ORDER BY relname
  LOOP
    EXECUTE format(
      'SELECT EXISTS (SELECT FROM site.%I WHERE written_by >= (SELECT counted_below FROM site.click_totals_mark))',
      month) INTO has_uncounted;
    IF NOT has_uncounted THEN
      EXECUTE format('DROP TABLE site.%I', month);
      dropped := dropped || month::text;
    END IF;
  END LOOP;
  RETURN dropped;
END $$;

-- Counts the clicks on a casino on a day again, after an exclusion has changed. The month's clicks must still be stored.
CREATE FUNCTION site.recount_casino_day(wanted_day date, wanted_casino text) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  beyond xid8;
BEGIN
  -- Waits while another process is counting.
  SELECT counted_below INTO beyond FROM site.click_totals_mark FOR UPDATE;
  UPDATE site.click_totals_by_placement AS sums
  SET clicks = sums.clicks - total.clicks,
    unique_clicks = sums.unique_clicks - total.unique_clicks,
    excluded_clicks = sums.excluded_clicks - total.excluded_clicks,
    net_clicks = sums.net_clicks - total.net_clicks,
    net_sum = sums.net_sum - total.net_sum,
    positive_clicks = sums.positive_clicks - total.positive_clicks
  FROM site.click_totals AS total
  WHERE (total.day, total.casino) = (wanted_day, wanted_casino)
    AND (sums.day, sums.market, sums.placement) = (total.day, total.market, total.placement);
  DELETE FROM site.click_totals_by_casino WHERE (day, casino) = (wanted_day, wanted_casino);
  DELETE FROM site.click_totals WHERE (day, casino) = (wanted_day, wanted_casino);
  DELETE FROM site.click_networks WHERE (day, casino) = (wanted_day, wanted_casino);
  PERFORM site.add_clicks('0', beyond, wanted_day::timestamp AT TIME ZONE 'UTC',
    (wanted_day + 1)::timestamp AT TIME ZONE 'UTC', wanted_casino);
END $$;

-- Returns the exclusion's id and how many more clicks it leaves out. Both are NULL if the day's clicks are dropped.
CREATE FUNCTION site.exclude_clicks(
  wanted_day date,
  wanted_casino text,
  only_market text,
  only_placement text,
  only_visitor text,
  given_reason text,
  OUT exclusion_id bigint,
  OUT left_out bigint
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  left_out_before bigint;
BEGIN
  IF to_regclass('site.clicks_' || to_char(wanted_day, 'YYYY_MM')) IS NULL THEN
    RETURN;
  END IF;
  PERFORM 1 FROM site.click_totals_mark FOR UPDATE;
  INSERT INTO site.click_exclusions (day, casino, market, placement, visitor, reason)
  VALUES (wanted_day, wanted_casino, only_market, only_placement, decode(only_visitor, 'hex'), given_reason)
  ON CONFLICT (day, casino, market, placement, visitor) DO UPDATE SET reason = excluded.reason
  RETURNING id INTO exclusion_id;
  SELECT coalesce(sum(excluded_clicks), 0) INTO left_out_before
  FROM site.click_totals WHERE (day, casino) = (wanted_day, wanted_casino);
  PERFORM site.recount_casino_day(wanted_day, wanted_casino);
  SELECT coalesce(sum(excluded_clicks), 0) - left_out_before INTO left_out
  FROM site.click_totals WHERE (day, casino) = (wanted_day, wanted_casino);
END $$;

-- Returns the casino and day of the revoked exclusion; NULL if there is none, or if the day's clicks are dropped.
CREATE FUNCTION site.revoke_click_exclusion(wanted bigint, OUT revoked_day date, OUT revoked_casino text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM 1 FROM site.click_totals_mark FOR UPDATE;
  DELETE FROM site.click_exclusions
  WHERE id = wanted AND to_regclass('site.clicks_' || to_char(day, 'YYYY_MM')) IS NOT NULL
  RETURNING day, casino INTO revoked_day, revoked_casino;
  IF revoked_day IS NOT NULL THEN
    PERFORM site.recount_casino_day(revoked_day, revoked_casino);
  END IF;
END $$;

-- Networks with many clicks on one casino on one day. The studio cannot read the others.
CREATE FUNCTION site.list_busy_networks(first_day date, last_day date)
RETURNS TABLE (day date, casino text, visitor text, clicks bigint)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT network.day, network.casino, encode(network.visitor, 'hex'), network.clicks
  FROM site.click_networks AS network
  WHERE network.day BETWEEN first_day AND last_day AND network.clicks >= 20
  ORDER BY network.clicks DESC, network.day DESC, network.casino, network.visitor
  LIMIT 20
$$;

-- For the site's alert on shares of casinos: sums only, nothing about single clicks.
CREATE FUNCTION site.list_unique_clicks(first_day date)
RETURNS TABLE (day date, market text, casino text, clicks bigint)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT total.day, total.market, total.casino, total.unique_clicks
  FROM site.click_totals_by_casino AS total WHERE total.day >= first_day
$$;

REVOKE ALL ON FUNCTION site.add_clicks, site.recount_casino_day, site.exclude_clicks, site.revoke_click_exclusion,
  site.list_busy_networks, site.list_unique_clicks FROM PUBLIC;
GRANT EXECUTE ON FUNCTION site.list_unique_clicks TO nettobonus_site;
GRANT EXECUTE ON FUNCTION site.exclude_clicks, site.revoke_click_exclusion, site.list_busy_networks,
  site.list_unique_clicks TO nettobonus_studio;
GRANT SELECT ON site.click_exclusions TO nettobonus_studio;
