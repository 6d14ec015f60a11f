-- Up Migration

ALTER TABLE members ADD COLUMN hidden boolean NOT NULL DEFAULT false;
ALTER TABLE ideas ADD COLUMN category_id bigint NOT NULL DEFAULT 0;

-- What was kept so far lacks these: the same facts are taken once more when they are read anew.
UPDATE members SET revision = revision - 1;
UPDATE ideas SET revision = revision - 1;

CREATE INDEX members_active ON members (id) WHERE status = 'active';

-- What is read anew from its owner, at the next start.
CREATE TABLE rebuilds (
  source text PRIMARY KEY,
  done_at timestamptz
);
INSERT INTO rebuilds (source) VALUES ('members'), ('blocks'), ('categories'), ('ideas');

-- Who sees what, from what ideas publishes.
CREATE TABLE categories (
  id bigint PRIMARY KEY,
  search_key text NOT NULL,
  name text NOT NULL,
  status text NOT NULL,
  invisible boolean NOT NULL,
  deleted boolean NOT NULL,
  revision bigint NOT NULL
);

-- Who has blocked whom, from what identity publishes.
CREATE TABLE blocks (
  member_id text NOT NULL,
  blocked_id text NOT NULL,
  blocked boolean NOT NULL,
  revision bigint NOT NULL,
  PRIMARY KEY (member_id, blocked_id)
);

CREATE TABLE news (
  id bigint PRIMARY KEY,
  news_key text NOT NULL,
  name text NOT NULL,
  removed boolean NOT NULL,
  revision bigint NOT NULL
);

-- How the official answer to an idea stood when it was last told.
CREATE TABLE answers (
  idea_id bigint PRIMARY KEY,
  status text NOT NULL,
  revision bigint NOT NULL
);

-- What a member has set; null is the kind's default.
CREATE TABLE settings (
  member_id text NOT NULL,
  kind text NOT NULL,
  in_app boolean,
  email text CHECK (email IN ('instant', 'daily', 'off')),
  web_push boolean,
  PRIMARY KEY (member_id, kind)
);

CREATE TABLE languages (
  member_id text PRIMARY KEY,
  language text NOT NULL
);

ALTER TABLE notifications ADD COLUMN category_id bigint;
ALTER TABLE notifications ADD COLUMN news_id bigint;

-- What is told to many: to everyone in the order of their ids, or to those who were gathered.
CREATE TABLE broadcasts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  key text NOT NULL UNIQUE,
  kind text NOT NULL,
  audience text NOT NULL CHECK (audience IN ('everyone', 'followers')),
  idea_id bigint,
  category_id bigint,
  news_id bigint,
  actor_id text,
  parameters jsonb NOT NULL DEFAULT '{}',
  -- When all recipients were known; at once where they are everyone.
  gathered_at timestamptz,
  -- The last member who has been told.
  cursor text NOT NULL DEFAULT '',
  -- Until when an instance works on it; the one that was left alone longest is next.
  claimed_until timestamptz NOT NULL DEFAULT '-infinity',
  date_entered timestamptz NOT NULL DEFAULT now(),
  done_at timestamptz
);
CREATE INDEX broadcasts_open ON broadcasts (claimed_until) WHERE done_at IS NULL;

CREATE TABLE broadcast_recipients (
  broadcast_id bigint NOT NULL REFERENCES broadcasts ON DELETE CASCADE,
  member_id text NOT NULL,
  PRIMARY KEY (broadcast_id, member_id)
);

-- Mail to be sent, without its address: that is asked for when it is sent.
CREATE TABLE mails (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  member_id text NOT NULL,
  -- The day in Japan whose digest it is; null for what is told at once.
  digest_of date,
  status text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'sent', 'dropped')),
  -- Why it was dropped.
  reason text NOT NULL DEFAULT '',
  -- How often its recipient's server has put it off.
  tries integer NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL DEFAULT now(),
  date_entered timestamptz NOT NULL DEFAULT now(),
  UNIQUE (member_id, digest_of)
);
CREATE INDEX mails_due ON mails (due_at) WHERE status = 'waiting';
CREATE INDEX mails_ended ON mails (date_entered) WHERE status <> 'waiting';

-- What mails tell. Without a mail it waits for the next digest.
CREATE TABLE mail_items (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  mail_id uuid REFERENCES mails ON DELETE CASCADE,
  member_id text NOT NULL,
  kind text NOT NULL,
  idea_id bigint,
  comment_id bigint,
  category_id bigint,
  news_id bigint,
  actor_id text,
  parameters jsonb NOT NULL DEFAULT '{}',
  date_entered timestamptz NOT NULL DEFAULT now(),
  dedupe_key text NOT NULL UNIQUE
);
CREATE INDEX mail_items_of_mail ON mail_items (mail_id);
CREATE INDEX mail_items_of_member ON mail_items (member_id);
CREATE INDEX mail_items_waiting ON mail_items (member_id) WHERE mail_id IS NULL;

-- How far the digests of each day have been made.
CREATE TABLE digests (
  day date PRIMARY KEY,
  cursor text NOT NULL DEFAULT '',
  done_at timestamptz
);
