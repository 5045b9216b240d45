-- The studio drops expired clicks every day. It gets a function without arguments: it can neither choose which months
-- disappear nor read a click.

-- Drops whole months, so that no click is stored for longer than the 13 months of the privacy pages. Returns the names of
-- the dropped tables.
CREATE FUNCTION site.prune_clicks() RETURNS text[]
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

REVOKE ALL ON FUNCTION site.prune_clicks FROM PUBLIC;
GRANT EXECUTE ON FUNCTION site.prune_clicks TO nettobonus_studio;
