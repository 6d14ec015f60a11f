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

-- Whose each idea is, from what ideas publishes.
CREATE TABLE ideas (
  id bigint PRIMARY KEY,
  name text NOT NULL,
  author_id text NOT NULL,
  removed boolean NOT NULL,
  revision bigint NOT NULL
);

-- What a notification quotes. Apart from it, so that what is edited or removed changes in what was already sent too.
CREATE TABLE comments (
  id bigint PRIMARY KEY,
  excerpt text NOT NULL,
  removed boolean NOT NULL,
  revision bigint NOT NULL
);

-- Numbers of votes that an idea has reached, told to its author or imported.
CREATE TABLE vote_milestones (
  idea_id bigint NOT NULL,
  milestone bigint NOT NULL,
  PRIMARY KEY (idea_id, milestone)
);

-- Kind and parameters; the text is made in its reader's language.
CREATE TABLE notifications (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id text NOT NULL,
  kind text NOT NULL,
  idea_id bigint,
  comment_id bigint,
  actor_id text,
  parameters jsonb NOT NULL DEFAULT '{}',
  status text NOT NULL DEFAULT 'unread' CHECK (status IN ('unread', 'read')),
  date_entered timestamptz NOT NULL DEFAULT now(),
  -- What it tells whom, so that nothing arrives twice even when two facts say the same.
  dedupe_key text NOT NULL UNIQUE
);

CREATE INDEX notifications_newest ON notifications (member_id, id DESC);
CREATE INDEX notifications_unread ON notifications (member_id, id DESC) WHERE status = 'unread';
