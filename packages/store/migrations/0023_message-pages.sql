-- The page from which a visitor sent a contact message. It is erased with the text when the studio imports the message.

ALTER TABLE site.contact_messages ADD COLUMN page text CHECK (length(page) BETWEEN 1 AND 200);
GRANT INSERT (page) ON site.contact_messages TO nettobonus_site;

CREATE OR REPLACE FUNCTION site.take_contact_message(wanted uuid) RETURNS SETOF site.contact_messages
LANGUAGE plpgsql AS $$
DECLARE
  taken site.contact_messages;
BEGIN
  SELECT * INTO taken FROM site.contact_messages WHERE id = wanted AND taken_at IS NULL FOR UPDATE;
  IF FOUND THEN
    UPDATE site.contact_messages
      SET taken_at = now(), name = NULL, email = NULL, message = NULL, page = NULL WHERE id = wanted;
    RETURN NEXT taken;
  END IF;
END $$;
