-- The job queue has the state of imports and mails, so the row of a message no longer has it. `queued_at` is set in the
-- transaction that queues the import: a message is queued exactly once.

ALTER TABLE site.contact_messages ADD COLUMN queued_at timestamptz;
UPDATE site.contact_messages SET queued_at = taken_at WHERE taken_at IS NOT NULL;

CREATE OR REPLACE FUNCTION site.take_contact_message(wanted uuid) RETURNS SETOF site.contact_messages
LANGUAGE plpgsql AS $$
DECLARE
  taken site.contact_messages;
BEGIN
  SELECT * INTO taken FROM site.contact_messages WHERE id = wanted AND taken_at IS NULL FOR UPDATE;
  IF FOUND THEN
    UPDATE site.contact_messages SET taken_at = now(), name = NULL, email = NULL, message = NULL WHERE id = wanted;
    RETURN NEXT taken;
  END IF;
END $$;

DROP INDEX site.contact_messages_untaken;
CREATE INDEX contact_messages_unqueued ON site.contact_messages (received_at) WHERE queued_at IS NULL;

ALTER TABLE site.contact_messages
  DROP COLUMN mail_state,
  DROP COLUMN mail_tries,
  DROP COLUMN mail_next_at,
  DROP COLUMN mail_changed_at,
  DROP COLUMN mail_answer;
