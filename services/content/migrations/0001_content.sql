-- Up Migration

CREATE TABLE features (
  search_key text PRIMARY KEY,
  value text NOT NULL
);

CREATE TABLE registries (
  search_key text PRIMARY KEY,
  value text NOT NULL
);

CREATE TABLE parts (
  search_key text PRIMARY KEY,
  contents text NOT NULL
);

CREATE TABLE pages (
  page_key text PRIMARY KEY,
  name text NOT NULL,
  contents text NOT NULL
);

CREATE TABLE news (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  news_key text NOT NULL UNIQUE,
  name text NOT NULL,
  contents text NOT NULL,
  date_entered timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX news_newest ON news (date_entered DESC, id DESC);

-- What a release brought once. It is not brought again, so that what operators changed stays changed and what they
-- removed stays removed.
CREATE TABLE seeds (
  kind text NOT NULL,
  key text NOT NULL,
  planted_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (kind, key)
);

CREATE TABLE reports (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  type text NOT NULL CHECK (type IN ('inquiry', 'problem', 'correction')),
  contents text NOT NULL CHECK (char_length(contents) BETWEEN 1 AND 1000),
  target text CHECK (target IN ('idea', 'comment')),
  target_id bigint,
  -- Null for a visitor's inquiry.
  member_id text,
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'in_progress', 'closed')),
  note text NOT NULL DEFAULT '',
  date_entered timestamptz NOT NULL DEFAULT now(),
  CHECK ((target IS NULL) = (target_id IS NULL)),
  CHECK (type = 'inquiry' OR (target IS NOT NULL AND member_id IS NOT NULL))
);

CREATE INDEX reports_newest ON reports (date_entered DESC, id DESC);
