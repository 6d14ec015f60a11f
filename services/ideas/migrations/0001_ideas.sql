-- Up Migration

-- What this service knows of members, from what identity publishes.
CREATE TABLE members (
  id text PRIMARY KEY,
  portal_name text NOT NULL,
  roles text[] NOT NULL,
  status text NOT NULL,
  icon_src text NOT NULL DEFAULT '',
  revision bigint NOT NULL
);

CREATE TABLE steppers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  stepper_key text NOT NULL UNIQUE,
  name text NOT NULL,
  icon text,
  exec_order integer NOT NULL,
  post_roles text NOT NULL DEFAULT '',
  comment_roles text NOT NULL DEFAULT '',
  vote_roles text NOT NULL DEFAULT '',
  support_roles text NOT NULL DEFAULT ''
);

CREATE TABLE categories (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  search_key text NOT NULL UNIQUE,
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  contents text NOT NULL DEFAULT '',
  status text NOT NULL CHECK (status IN (
    'on_air', 'open_for_comment', 'open_for_myself_and_operator', 'open_for_supporter', 'completed',
    'admin_only_postable', 'admin_only_commentable')),
  serial_number integer NOT NULL,
  invisible boolean NOT NULL DEFAULT false,
  category_group text,
  visual_src text,
  stepper_id bigint REFERENCES steppers,
  open_from timestamptz,
  open_until timestamptz,
  date_entered timestamptz NOT NULL DEFAULT now(),
  idea_count bigint NOT NULL DEFAULT 0 CHECK (idea_count >= 0),
  revision bigint NOT NULL DEFAULT 1
);

CREATE TABLE ideas (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Where it was imported from, so that importing again changes nothing.
  import_key text UNIQUE,
  category_id bigint NOT NULL REFERENCES categories,
  stepper_id bigint REFERENCES steppers,
  situation_id bigint,
  parent_id bigint REFERENCES ideas,
  author_id text NOT NULL,
  author_role text NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 100),
  contents text NOT NULL CHECK (char_length(contents) BETWEEN 1 AND 1000),
  date_entered timestamptz NOT NULL DEFAULT now(),
  removed_at timestamptz,
  revision bigint NOT NULL DEFAULT 1
);

CREATE INDEX ideas_newest ON ideas (date_entered DESC, id DESC) WHERE removed_at IS NULL;
CREATE INDEX ideas_newest_in_category ON ideas (category_id, date_entered DESC, id DESC) WHERE removed_at IS NULL;
CREATE INDEX ideas_of_author ON ideas (author_id, date_entered DESC, id DESC) WHERE removed_at IS NULL;
CREATE INDEX ideas_of_parent ON ideas (parent_id) WHERE parent_id IS NOT NULL;

-- How an idea stands. Apart from its text, because it changes with every vote. Counters move only with rows of votes
-- that really changed, in the same statement.
CREATE TABLE standings (
  idea_id bigint PRIMARY KEY REFERENCES ideas ON DELETE CASCADE,
  date_entered timestamptz NOT NULL,
  positive_count integer NOT NULL DEFAULT 0 CHECK (positive_count >= 0),
  neutral_count integer NOT NULL DEFAULT 0 CHECK (neutral_count >= 0),
  negative_count integer NOT NULL DEFAULT 0 CHECK (negative_count >= 0),
  vote_count integer GENERATED ALWAYS AS (positive_count + neutral_count + negative_count) STORED,
  point integer GENERATED ALWAYS AS (positive_count - negative_count) STORED,
  -- Ten times the points weigh as much as being posted a week later.
  rank double precision GENERATED ALWAYS AS (
    sign(positive_count - negative_count) * log(greatest(abs(positive_count - negative_count), 1)::double precision)
    + extract(epoch FROM date_entered AT TIME ZONE 'UTC')::double precision / 604800
  ) STORED,
  vote_date timestamptz,
  first_voter_id text,
  second_voter_id text,
  comment_count integer NOT NULL DEFAULT 0,
  top_comment jsonb,
  discussion_revision bigint NOT NULL DEFAULT 0
) WITH (fillfactor = 80);

CREATE INDEX standings_by_point ON standings (point DESC, idea_id DESC);
CREATE INDEX standings_by_rank ON standings (rank DESC, idea_id DESC);
CREATE INDEX standings_by_comments ON standings (comment_count DESC, idea_id DESC);
CREATE INDEX standings_by_vote ON standings (vote_date DESC NULLS LAST, idea_id DESC);

-- A cancelled vote stays as a row without a type, so that its revisions go on.
CREATE TABLE votes (
  idea_id bigint NOT NULL REFERENCES ideas,
  member_id text NOT NULL,
  member_role text NOT NULL,
  type text CHECK (type IN ('positive', 'neutral', 'negative')),
  date_entered timestamptz NOT NULL DEFAULT now(),
  revision bigint NOT NULL DEFAULT 1,
  PRIMARY KEY (idea_id, member_id)
);

CREATE INDEX votes_of_member ON votes (member_id, date_entered DESC, idea_id DESC) WHERE type IS NOT NULL;

CREATE TABLE tags (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL UNIQUE CHECK (char_length(name) BETWEEN 1 AND 25)
);

CREATE TABLE idea_tags (
  idea_id bigint NOT NULL REFERENCES ideas ON DELETE CASCADE,
  tag_id bigint NOT NULL REFERENCES tags,
  position smallint NOT NULL,
  PRIMARY KEY (idea_id, tag_id)
);

CREATE INDEX idea_tags_of_tag ON idea_tags (tag_id);

-- What the search looks through: folded text, and the hashes of its characters and pairs of characters.
-- Rows stay whole and uncompressed: unpacking a text costs more than looking through it.
CREATE TABLE search_entries (
  idea_id bigint PRIMARY KEY REFERENCES ideas ON DELETE CASCADE,
  idea_text text STORAGE EXTERNAL NOT NULL,
  tag_text text NOT NULL,
  grams integer[] STORAGE EXTERNAL NOT NULL
) WITH (toast_tuple_target = 8160);

CREATE INDEX search_entries_by_grams ON search_entries USING gin (grams) WITH (fastupdate = off);
