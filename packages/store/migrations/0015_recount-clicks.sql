-- Totals after a dump was loaded into another server. A click has the id of the transaction that wrote it, and another
-- server has other ids. If its ids are lower, clicks would be counted twice or not at all, without a sign of it.

CREATE FUNCTION site.refuse_uncountable_clicks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The clicks come from another server. Run "SELECT site.recount_clicks()" as their owner'
    USING ERRCODE = 'object_not_in_prerequisite_state';
END $$;

-- The ids of one server only grow, and with them the mark.
CREATE TRIGGER refuse_uncountable
  BEFORE UPDATE ON site.click_totals_mark
  FOR EACH ROW WHEN (NEW.counted_below < OLD.counted_below)
  EXECUTE FUNCTION site.refuse_uncountable_clicks();

-- Counts all clicks again. Totals of days whose clicks have been dropped stay. Sites spool their clicks meanwhile.
-- Returns how many clicks it counted.
CREATE FUNCTION site.recount_clicks() RETURNS bigint
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  first_day date;
BEGIN
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
  RETURN site.count_clicks();
END $$;

REVOKE ALL ON FUNCTION site.recount_clicks FROM PUBLIC;
