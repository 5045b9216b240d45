-- Pictures are no longer only logos: a screenshot has up to 1 MB.

ALTER TABLE site.media
  DROP CONSTRAINT media_bytes_check,
  ADD CONSTRAINT media_bytes_check CHECK (length(bytes) BETWEEN 1 AND 1048576);
