-- Up Migration

-- Counts up with every rebuild. A fact carries the generation in which it was last written, so that a rebuild knows what
-- neither its source nor an event has told of since it began.
CREATE TABLE projection (
  singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  generation bigint NOT NULL
);

INSERT INTO projection (generation) VALUES (1);

-- Facts: one row for each thing, as of the highest revision seen.
CREATE TABLE member_facts (
  id text PRIMARY KEY,
  portal_name text NOT NULL,
  role text NOT NULL,
  roles text[] NOT NULL,
  status text NOT NULL,
  icon_src text NOT NULL,
  gender text NOT NULL,
  age text NOT NULL,
  region text NOT NULL,
  industry text NOT NULL,
  job_type text NOT NULL,
  date_entered timestamptz,
  revision bigint NOT NULL,
  generation bigint NOT NULL
);

CREATE TABLE category_facts (
  id bigint PRIMARY KEY,
  search_key text NOT NULL,
  name text NOT NULL,
  status text NOT NULL,
  invisible boolean NOT NULL,
  deleted boolean NOT NULL,
  revision bigint NOT NULL,
  generation bigint NOT NULL
);

CREATE TABLE idea_facts (
  id bigint PRIMARY KEY,
  name text NOT NULL,
  category_id bigint NOT NULL,
  author_id text NOT NULL,
  author_role text NOT NULL,
  removed boolean NOT NULL,
  tags text[] NOT NULL,
  date_entered timestamptz,
  revision bigint NOT NULL,
  generation bigint NOT NULL
);

CREATE TABLE comment_facts (
  id bigint PRIMARY KEY,
  idea_id bigint NOT NULL,
  parent_id bigint,
  category_id bigint NOT NULL,
  author_id text NOT NULL,
  author_role text NOT NULL,
  removed boolean NOT NULL,
  date_entered timestamptz,
  revision bigint NOT NULL,
  generation bigint NOT NULL
);

-- A cancelled vote stays as a row without a type, so that an older revision cannot bring it back.
CREATE TABLE vote_facts (
  idea_id bigint NOT NULL,
  member_id text NOT NULL,
  type text CHECK (type IN ('positive', 'neutral', 'negative')),
  category_id bigint NOT NULL,
  role text NOT NULL,
  date_entered timestamptz,
  revision bigint NOT NULL,
  generation bigint NOT NULL,
  PRIMARY KEY (idea_id, member_id)
);

CREATE INDEX vote_facts_by_date ON vote_facts (date_entered, idea_id) WHERE type IS NOT NULL;

-- What happened in browsers. Nothing in a row says who it was: the role is that of an audience, and the session's key
-- cannot be traced once its day's salt is gone.
CREATE TABLE usage_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('page_view', 'page_leave', 'search')),
  path text,
  referrer_host text,
  device text CHECK (device IN ('computer', 'tablet', 'smartphone')),
  duration_ms integer CHECK (duration_ms >= 0),
  keyword text,
  -- The keyword as searches are compared.
  keyword_key text,
  role text NOT NULL,
  session_key text,
  occurred_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX usage_events_searches ON usage_events (occurred_at, keyword_key) WHERE kind = 'search';

CREATE TABLE session_salts (
  day date PRIMARY KEY,
  salt text NOT NULL
);

-- How many things of a kind there are, by quarter of an hour: the offset of every timezone in use is a multiple of that,
-- so the days of each can be summed exactly. Moved only by what changes a fact, in the same statement. There is no check
-- that a count is positive: Postgres applies it to the difference before it finds the row to add that to.
CREATE TABLE rollups (
  metric text NOT NULL,
  bucket timestamptz NOT NULL,
  -- 0 where there is none.
  category_id bigint NOT NULL,
  role text NOT NULL,
  count bigint NOT NULL,
  PRIMARY KEY (metric, bucket, category_id, role)
) WITH (fillfactor = 80);
