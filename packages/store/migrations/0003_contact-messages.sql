-- What visitors write in the contact form. The site puts it here and cannot read it back; whoever answers does.

CREATE TABLE site.contact_messages (
  -- Made by the visitor's browser for the message: sent twice, it is stored once.
  id uuid PRIMARY KEY,
  received_at timestamptz NOT NULL DEFAULT now(),
  market text NOT NULL CHECK (char_length(market) = 2),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 100),
  email text NOT NULL CHECK (char_length(email) BETWEEN 3 AND 254),
  message text NOT NULL CHECK (char_length(message) BETWEEN 1 AND 4000)
);

CREATE INDEX contact_messages_received_at ON site.contact_messages (received_at);

-- Not received_at: when a message came is not for its sender to say.
GRANT INSERT (id, market, name, email, message) ON site.contact_messages TO nettobonus_site;
