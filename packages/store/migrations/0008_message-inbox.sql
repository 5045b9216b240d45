-- Contact messages become documents of the studio, and a mail tells of each. What a visitor wrote is kept once: when
-- it is taken, only the id is left here, so that a message which its sender's browser sends again is still known.

ALTER TABLE site.contact_messages
  ALTER COLUMN name DROP NOT NULL,
  ALTER COLUMN email DROP NOT NULL,
  ALTER COLUMN message DROP NOT NULL,
  ADD COLUMN taken_at timestamptz,
  ADD COLUMN mail_state text NOT NULL DEFAULT 'waiting' CHECK (
    mail_state IN ('waiting', 'sending', 'handed-over', 'sent', 'refused', 'given-up', 'not-needed')
  ),
  -- How many times sending it was begun. Who began it last goes on with it; anybody before finds another number.
  ADD COLUMN mail_tries integer NOT NULL DEFAULT 0,
  ADD COLUMN mail_next_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN mail_changed_at timestamptz NOT NULL DEFAULT now(),
  -- What the mail server said last.
  ADD COLUMN mail_answer text,
  ADD CONSTRAINT contact_messages_whole_or_taken CHECK (
    num_nonnulls(name, email, message) = CASE WHEN taken_at IS NULL THEN 3 ELSE 0 END
  );

CREATE INDEX contact_messages_untaken ON site.contact_messages (received_at) WHERE taken_at IS NULL;
CREATE INDEX contact_messages_unsent ON site.contact_messages (mail_next_at)
  WHERE mail_state IN ('waiting', 'sending');

-- Hands a message out and leaves its id behind. Nothing where another transaction has it or had it.
CREATE FUNCTION site.take_contact_message(wanted uuid) RETURNS SETOF site.contact_messages LANGUAGE plpgsql AS $$
DECLARE
  taken site.contact_messages;
BEGIN
  SELECT * INTO taken FROM site.contact_messages WHERE id = wanted AND taken_at IS NULL FOR UPDATE SKIP LOCKED;
  IF FOUND THEN
    UPDATE site.contact_messages
      SET taken_at = now(), name = NULL, email = NULL, message = NULL, mail_next_at = now()
      WHERE id = wanted;
    RETURN NEXT taken;
  END IF;
END $$;

REVOKE ALL ON FUNCTION site.take_contact_message FROM PUBLIC;
