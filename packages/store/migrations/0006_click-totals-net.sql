-- What net was shown where people clicked, in the totals beside the clicks; and two smaller sums of the totals, from
-- which reports are read: half a year of the totals themselves is half a million rows. No bots in either.

-- First of all: whoever counts holds the mark while adding to the totals, so nothing is counted until this is done.
SELECT FROM site.click_totals_mark FOR UPDATE;

ALTER TABLE site.click_totals
  -- Clicks beside which a net was shown.
  ADD COLUMN net_clicks bigint NOT NULL DEFAULT 0,
  -- Their nets added up, in minor units of the market's currency.
  ADD COLUMN net_sum bigint NOT NULL DEFAULT 0,
  -- Those of them whose net was above zero.
  ADD COLUMN positive_clicks bigint NOT NULL DEFAULT 0;

-- Only what is below the mark is in the totals already; the next count brings the rest.
UPDATE site.click_totals AS total
SET net_clicks = past.net_clicks, net_sum = past.net_sum, positive_clicks = past.positive_clicks
FROM (
  SELECT (clicked_at AT TIME ZONE 'UTC')::date AS day, casino, market, placement,
    count(net_shown) AS net_clicks, coalesce(sum(net_shown), 0) AS net_sum,
    count(*) FILTER (WHERE net_shown > 0) AS positive_clicks
  FROM site.clicks
  WHERE NOT is_bot AND written_by < (SELECT counted_below FROM site.click_totals_mark)
  GROUP BY 1, 2, 3, 4
) AS past
WHERE (total.day, total.casino, total.market, total.placement) = (past.day, past.casino, past.market, past.placement);

CREATE TABLE site.click_totals_by_casino (
  day date NOT NULL,
  market text NOT NULL,
  casino text NOT NULL,
  clicks bigint NOT NULL,
  PRIMARY KEY (day, market, casino)
);
INSERT INTO site.click_totals_by_casino
SELECT day, market, casino, sum(clicks) FROM site.click_totals WHERE clicks > 0 GROUP BY 1, 2, 3;

CREATE TABLE site.click_totals_by_placement (
  day date NOT NULL,
  market text NOT NULL,
  placement text NOT NULL,
  clicks bigint NOT NULL,
  net_clicks bigint NOT NULL,
  net_sum bigint NOT NULL,
  positive_clicks bigint NOT NULL,
  PRIMARY KEY (day, market, placement)
);
INSERT INTO site.click_totals_by_placement
SELECT day, market, placement, sum(clicks), sum(net_clicks), sum(net_sum), sum(positive_clicks)
FROM site.click_totals WHERE clicks > 0 GROUP BY 1, 2, 3;

CREATE OR REPLACE FUNCTION site.count_clicks() RETURNS bigint
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
      count(*) FILTER (WHERE NOT is_bot) AS clicks, count(*) FILTER (WHERE is_bot) AS bot_clicks,
      count(net_shown) FILTER (WHERE NOT is_bot) AS net_clicks,
      coalesce(sum(net_shown) FILTER (WHERE NOT is_bot), 0) AS net_sum,
      count(*) FILTER (WHERE NOT is_bot AND net_shown > 0) AS positive_clicks
    FROM site.clicks WHERE written_by >= first AND written_by < beyond
    GROUP BY 1, 2, 3, 4
  ), added AS (
    INSERT INTO site.click_totals AS total
      (day, casino, market, placement, clicks, bot_clicks, net_clicks, net_sum, positive_clicks)
    SELECT day, casino, market, placement, clicks, bot_clicks, net_clicks, net_sum, positive_clicks FROM grouped
    ON CONFLICT (day, casino, market, placement) DO UPDATE
      SET clicks = total.clicks + excluded.clicks, bot_clicks = total.bot_clicks + excluded.bot_clicks,
        net_clicks = total.net_clicks + excluded.net_clicks, net_sum = total.net_sum + excluded.net_sum,
        positive_clicks = total.positive_clicks + excluded.positive_clicks
  ), added_by_casino AS (
    INSERT INTO site.click_totals_by_casino AS total (day, market, casino, clicks)
    SELECT day, market, casino, sum(clicks) FROM grouped WHERE clicks > 0 GROUP BY 1, 2, 3
    ON CONFLICT (day, market, casino) DO UPDATE SET clicks = total.clicks + excluded.clicks
  ), added_by_placement AS (
    INSERT INTO site.click_totals_by_placement AS total
      (day, market, placement, clicks, net_clicks, net_sum, positive_clicks)
    SELECT day, market, placement, sum(clicks), sum(net_clicks), sum(net_sum), sum(positive_clicks)
    FROM grouped WHERE clicks > 0 GROUP BY 1, 2, 3
    ON CONFLICT (day, market, placement) DO UPDATE
      SET clicks = total.clicks + excluded.clicks, net_clicks = total.net_clicks + excluded.net_clicks,
        net_sum = total.net_sum + excluded.net_sum, positive_clicks = total.positive_clicks + excluded.positive_clicks
  )
  SELECT coalesce(sum(clicks + bot_clicks), 0) INTO counted FROM grouped;
  UPDATE site.click_totals_mark SET counted_below = beyond;
  RETURN counted;
END $$;
