-- Page texts get English keys. The rows with the Finnish keys stay for the previous release, which keeps running until
-- its restart.

SELECT pg_advisory_xact_lock(4127001);

WITH publication AS MATERIALIZED (
  SELECT nextval('site.publishing') AS version
), renamed (finnish, english) AS (
  VALUES
    ('pikakasinot', 'quick-casinos'),
    ('viro', 'estonian-licence'),
    ('mga', 'mga-licence'),
    ('kierratysvapaat', 'wager-free'),
    ('yli200bonukset', 'bonus-over-200'),
    ('verovapaat', 'tax-free'),
    ('ilmaiskierrokset', 'free-spins'),
    ('ilmantalletusta', 'no-deposit'),
    ('nonsticky', 'non-sticky'),
    ('arvostelut', 'reviews'),
    ('kilpailut', 'competitions'),
    ('demopelit', 'demo-games'),
    ('vastuuvapaus', 'disclaimer'),
    ('tietosuoja', 'privacy'),
    ('vertailu', 'compare'),
    ('nettolaskuri', 'calculator'),
    ('nainlaskimme', 'method')
)
INSERT INTO site.published_documents (kind, market, key, version, body, published_at, published_since)
-- A new version, so that a reader which follows the versions receives the copies.
SELECT page.kind, page.market, renamed.english, publication.version, page.body, page.published_at, page.published_since
FROM site.published_documents page
JOIN renamed ON renamed.finnish = page.key
CROSS JOIN publication
WHERE page.kind = 'page';
