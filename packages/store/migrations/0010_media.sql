-- Pictures that editors uploaded, as the studio made them anew. Their name is what they hold, so that they never change.

CREATE TABLE site.media (
  hash text PRIMARY KEY,
  type text NOT NULL CHECK (type = 'image/webp'),
  bytes bytea NOT NULL CHECK (length(bytes) BETWEEN 1 AND 65536),
  CHECK (hash = encode(sha256(bytes), 'hex'))
);

GRANT SELECT ON site.media TO nettobonus_site;
