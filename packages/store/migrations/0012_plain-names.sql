-- Plain names for stored fields. There is no release yet, so no earlier one has to work with this schema.

-- A listing's `terms.untold` becomes `terms.undisclosed`. In the text of jsonb, only a key is followed by a colon
-- without a backslash before its closing quote. Versions stay: what the site shows does not change.
UPDATE site.published_documents SET body = replace(body::text, '"untold":', '"undisclosed":')::jsonb
WHERE kind = 'listing' AND body -> 'terms' ? 'untold';

ALTER TABLE site.offer_changes DISABLE TRIGGER refuse_rewriting;
UPDATE site.offer_changes
SET before = replace(before::text, '"untold":', '"undisclosed":')::jsonb,
  after = replace(after::text, '"untold":', '"undisclosed":')::jsonb
WHERE before -> 'terms' ? 'untold' OR after -> 'terms' ? 'untold';
ALTER TABLE site.offer_changes ENABLE TRIGGER refuse_rewriting;

UPDATE site.previews
SET draft = replace((draft - 'gone')::text, '"untold":', '"undisclosed":')::jsonb
  || jsonb_build_object('withdrawn', draft -> 'gone')
WHERE draft ? 'gone';
ALTER FUNCTION site.keep_preview RENAME TO save_preview;

ALTER TABLE site.link_standings RENAME TO link_statuses;
ALTER INDEX site.link_standings_link RENAME TO link_statuses_link;
ALTER TABLE site.link_statuses RENAME CONSTRAINT link_standings_failures_check TO link_statuses_failures_check;
ALTER TABLE site.link_statuses RENAME CONSTRAINT link_standings_check TO link_statuses_end_check;
ALTER TABLE site.link_statuses DROP CONSTRAINT link_standings_standing_check;
ALTER TABLE site.link_statuses RENAME COLUMN status TO http_status;
ALTER TABLE site.link_statuses RENAME COLUMN standing TO status;
ALTER TABLE site.link_checks RENAME COLUMN status TO http_status;
ALTER TABLE site.link_checks RENAME COLUMN standing TO status;

UPDATE site.link_statuses SET status = CASE status WHEN 'in order' THEN 'ok' ELSE 'review' END
WHERE status IN ('in order', 'look');
UPDATE site.link_checks SET status = CASE status WHEN 'in order' THEN 'ok' ELSE 'review' END
WHERE status IN ('in order', 'look');
ALTER TABLE site.link_statuses
  ADD CONSTRAINT link_statuses_status_check CHECK (status IN ('ok', 'review', 'broken'));
