-- Up Migration

-- Before this moment usage events and sessions are forgotten; their sums stand.
ALTER TABLE projection ADD COLUMN usage_since timestamptz NOT NULL DEFAULT '-infinity';

-- A withdrawn support stays as a row, so that an older revision cannot bring it back.
CREATE TABLE support_facts (
  idea_id bigint NOT NULL,
  member_id text NOT NULL,
  supported boolean NOT NULL,
  category_id bigint NOT NULL,
  role text NOT NULL,
  date_entered timestamptz,
  revision bigint NOT NULL,
  generation bigint NOT NULL,
  PRIMARY KEY (idea_id, member_id)
);

-- A cancelled rating has 0 stars.
CREATE TABLE rating_facts (
  comment_id bigint NOT NULL,
  member_id text NOT NULL,
  author_id text NOT NULL,
  stars smallint NOT NULL,
  category_id bigint NOT NULL,
  role text NOT NULL,
  date_entered timestamptz,
  revision bigint NOT NULL,
  generation bigint NOT NULL,
  PRIMARY KEY (comment_id, member_id)
);

-- The words of an idea or a comment, each once; those of its tags more often.
CREATE TABLE text_terms (
  kind text NOT NULL CHECK (kind IN ('idea', 'comment')),
  id bigint NOT NULL,
  terms text[] NOT NULL,
  category_id bigint NOT NULL,
  role text NOT NULL,
  removed boolean NOT NULL,
  date_entered timestamptz,
  revision bigint NOT NULL,
  generation bigint NOT NULL,
  PRIMARY KEY (kind, id)
);

-- Texts whose words are still to be found; a text is kept no longer than that.
CREATE TABLE text_queue (
  kind text NOT NULL,
  id bigint NOT NULL,
  text text NOT NULL,
  tags text[] NOT NULL,
  category_id bigint NOT NULL,
  role text NOT NULL,
  removed boolean NOT NULL,
  date_entered timestamptz,
  revision bigint NOT NULL,
  replayed boolean NOT NULL,
  PRIMARY KEY (kind, id)
);

-- What a day in a zone other than Japan's takes from the rows at its edges.
CREATE INDEX idea_facts_by_date ON idea_facts (date_entered);
CREATE INDEX comment_facts_by_date ON comment_facts (date_entered);
CREATE INDEX rating_facts_by_date ON rating_facts (date_entered);
CREATE INDEX text_terms_by_date ON text_terms (date_entered);

-- One row a visit. Its key says nothing of who it was and is not made again on another day.
CREATE TABLE sessions (
  session_key text PRIMARY KEY,
  role text NOT NULL,
  started_at timestamptz NOT NULL DEFAULT now(),
  page_views integer NOT NULL,
  view_ms bigint NOT NULL,
  -- The browser knew of no earlier visit.
  first_visit boolean NOT NULL
);

CREATE INDEX sessions_by_start ON sessions (started_at);
CREATE INDEX usage_events_by_time ON usage_events (occurred_at);
DROP INDEX usage_events_searches;

-- The search engine that a page view came from.
ALTER TABLE usage_events ADD COLUMN engine text;

-- Sums by what they are of: a code, a word, an idea, a member. Buckets are quarters of an hour where keys are few, and
-- Japan's days where they are many. In both tables of sums, category -1 with role '' is the sum over all.
CREATE TABLE key_rollups (
  metric text NOT NULL,
  category_id bigint NOT NULL,
  bucket timestamptz NOT NULL,
  key text NOT NULL,
  role text NOT NULL,
  count bigint NOT NULL,
  PRIMARY KEY (metric, category_id, bucket, key, role)
) WITH (fillfactor = 80);

INSERT INTO rollups (metric, bucket, category_id, role, count)
SELECT metric, bucket, -1, '', sum(count) FROM rollups GROUP BY metric, bucket;

-- From here on the sums of what is already there, as the service itself makes them.
CREATE FUNCTION pg_temp.day_of(at timestamptz) RETURNS timestamptz LANGUAGE sql IMMUTABLE AS
  $$ SELECT date_bin('1 day', at, '2000-01-01T15:00:00Z'::timestamptz) $$;
CREATE FUNCTION pg_temp.quarter_of(at timestamptz) RETURNS timestamptz LANGUAGE sql IMMUTABLE AS
  $$ SELECT date_bin('15 minutes', at, 'epoch'::timestamptz) $$;

CREATE TEMPORARY TABLE counted_before ON COMMIT DROP AS
  SELECT 'idea_ranking' AS metric, category_id, pg_temp.day_of(date_entered) AS bucket, idea_id::text AS key, role
  FROM vote_facts WHERE type IS NOT NULL AND date_entered IS NOT NULL
  UNION ALL SELECT 'leader_ideas', category_id, pg_temp.day_of(date_entered), author_id, author_role
  FROM idea_facts WHERE NOT removed AND date_entered IS NOT NULL
  UNION ALL SELECT 'leader_comments', category_id, pg_temp.day_of(date_entered), author_id, author_role
  FROM comment_facts WHERE NOT removed AND date_entered IS NOT NULL
  UNION ALL SELECT a.metric, 0, pg_temp.quarter_of(date_entered), a.key, role
  FROM member_facts, LATERAL (VALUES ('genders', gender), ('generations', age), ('areas', region),
    ('businesses', industry), ('divisions', job_type)) AS a (metric, key)
  WHERE status <> 'withdrawn' AND date_entered IS NOT NULL
  UNION ALL SELECT 'devices', 0, pg_temp.quarter_of(occurred_at), device, role
  FROM usage_events WHERE kind = 'page_view' AND device IS NOT NULL
  UNION ALL SELECT 'keyword_ranking', 0, pg_temp.quarter_of(occurred_at), keyword_key || chr(31) || keyword, role
  FROM usage_events WHERE kind = 'search' AND keyword_key IS NOT NULL;

INSERT INTO key_rollups (metric, category_id, bucket, key, role, count)
SELECT metric, CASE grouping(role) WHEN 1 THEN -1 ELSE category_id END, bucket, key,
  CASE grouping(role) WHEN 1 THEN '' ELSE role END, count(*)
FROM counted_before GROUP BY GROUPING SETS ((metric, category_id, bucket, key, role), (metric, bucket, key));

INSERT INTO sessions (session_key, role, started_at, page_views, view_ms, first_visit)
SELECT session_key, (array_agg(role ORDER BY id))[1], min(occurred_at), count(*) FILTER (WHERE kind = 'page_view'),
  coalesce(sum(least(duration_ms, 1800000)) FILTER (WHERE duration_ms IS NOT NULL), 0), false
FROM usage_events WHERE session_key IS NOT NULL GROUP BY session_key;

INSERT INTO rollups (metric, bucket, category_id, role, count)
SELECT m.metric, pg_temp.quarter_of(started_at), CASE grouping(role) WHEN 1 THEN -1 ELSE 0 END,
  CASE grouping(role) WHEN 1 THEN '' ELSE role END, sum(m.weight)
FROM sessions, LATERAL (VALUES ('sessions', 1), ('view_ms', view_ms)) AS m (metric, weight)
WHERE page_views > 0 AND m.weight > 0
GROUP BY GROUPING SETS ((m.metric, pg_temp.quarter_of(started_at), role), (m.metric, pg_temp.quarter_of(started_at)));
