-- Up Migration

-- How much of what came today was believed, of a visit, an address or a word searched for from an address. A key is an HMAC
-- under the day's salt and goes with it. What a crash loses here is believed once more.
CREATE UNLOGGED TABLE usage_quotas (
  key text PRIMARY KEY,
  day date NOT NULL,
  used integer NOT NULL,
  most integer NOT NULL
);

-- What was searched for, once a visit, and so once a day.
CREATE TABLE searches (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  session_key text NOT NULL,
  -- The keyword as searches are compared.
  keyword_key text NOT NULL,
  keyword text NOT NULL,
  role text NOT NULL,
  occurred_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (session_key, keyword_key)
);

CREATE INDEX searches_by_time ON searches (occurred_at);

-- Words that operators took out of the ranking and the cloud, as searches are compared.
CREATE TABLE hidden_keywords (
  keyword_key text PRIMARY KEY
);

INSERT INTO searches (session_key, keyword_key, keyword, role, occurred_at)
SELECT DISTINCT ON (session_key, keyword_key) session_key, keyword_key, keyword, role, occurred_at
FROM usage_events WHERE kind = 'search' AND session_key IS NOT NULL AND keyword_key IS NOT NULL
ORDER BY session_key, keyword_key, id;

DELETE FROM usage_events WHERE kind = 'search';

-- Of sums whose rows are forgotten nobody can say how many visits they are of.
DELETE FROM key_rollups WHERE metric = 'keyword_ranking';

INSERT INTO key_rollups (metric, category_id, bucket, key, role, count)
SELECT 'keyword_ranking', CASE grouping(role) WHEN 1 THEN -1 ELSE 0 END, bucket, key,
  CASE grouping(role) WHEN 1 THEN '' ELSE role END, count(*)
FROM (
  SELECT date_bin('15 minutes', occurred_at, 'epoch'::timestamptz) AS bucket,
    keyword_key || chr(31) || keyword AS key, coalesce(nullif(role, ''), 'general') AS role
  FROM searches
) AS counted
GROUP BY GROUPING SETS ((bucket, key, role), (bucket, key));
