-- How the affiliate links of published listings stand. The studio's checks write it; the site has no part in it.

-- The newest check of each address.
CREATE TABLE site.link_standings (
  link text NOT NULL,
  standing text NOT NULL CHECK (standing IN ('in order', 'look', 'broken')),
  reason text NOT NULL,
  -- In a row.
  failures integer NOT NULL CHECK (failures >= 0),
  -- NULL: nobody answered.
  status smallint,
  final_url text NOT NULL,
  ms integer NOT NULL,
  phrase text,
  -- Where it leads when it is in order: from its first good check, or accepted by an editor.
  end_host text,
  end_is_deep boolean,
  checked_at timestamptz NOT NULL,
  CHECK ((end_host IS NULL) = (end_is_deep IS NULL))
);
-- By a digest: an address may be longer than an entry of an index can be.
CREATE UNIQUE INDEX link_standings_link ON site.link_standings (md5(link));

-- Every check, for as long as they are kept.
CREATE TABLE site.link_checks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  link text NOT NULL,
  standing text NOT NULL,
  reason text NOT NULL,
  status smallint,
  final_url text NOT NULL,
  ms integer NOT NULL,
  phrase text,
  checked_at timestamptz NOT NULL
);
CREATE INDEX link_checks_link ON site.link_checks (md5(link), checked_at);
CREATE INDEX link_checks_checked_at ON site.link_checks (checked_at);

CREATE TABLE site.link_check_runs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  started_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- NULL: it runs, or its process was ended.
  ended_at timestamptz,
  links integer NOT NULL,
  checked integer NOT NULL DEFAULT 0,
  -- Why it did not come to its end.
  problem text
);
