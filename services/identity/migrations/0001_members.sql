-- Up Migration

CREATE TABLE members (
  -- The identity provider's subject.
  id text PRIMARY KEY CHECK (char_length(id) BETWEEN 1 AND 255),
  preferred_username text,
  portal_name text NOT NULL CHECK (char_length(portal_name) <= 100),
  -- The first one is effective.
  roles text[] NOT NULL CHECK (
    cardinality(roles) > 0 AND roles <@ ARRAY['admin', 'operator', 'semi-operator', 'supporter', 'general']),
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'suspended', 'invalidated', 'withdrawn')),
  -- Empty when there is no picture.
  icon_src text NOT NULL DEFAULT '',
  -- Whether the picture is shown, or the default drawing.
  icon_active boolean NOT NULL DEFAULT false,
  hidden_contributor boolean NOT NULL DEFAULT false,
  gender text NOT NULL DEFAULT 'U' CHECK (gender IN ('U', 'M', 'F', 'O')),
  age text NOT NULL DEFAULT 'undefined' CHECK (age IN (
    'undefined', '10s', '20s', '30s', '40s', '50s', '60s', '70s', '80s', 'over90s')),
  industry text NOT NULL DEFAULT 'U' CHECK (industry ~ '^([A-G]|H-[12]|[I-S]|U)$'),
  job_type text NOT NULL DEFAULT 'U' CHECK (job_type IN (
    'U', 'management', 'engineer', 'desk', 'sales', 'other')),
  region text NOT NULL DEFAULT '00' CHECK (region ~ '^(0[0-9]|[1-3][0-9]|4[0-7]|99)$'),
  -- 0 receives e-mail, 1 does not.
  mail_option smallint NOT NULL DEFAULT 0 CHECK (mail_option IN (0, 1)),
  job_title text CHECK (char_length(job_title) <= 100),
  website text CHECK (char_length(website) <= 255),
  profile text CHECK (char_length(profile) <= 150),
  organization text CHECK (char_length(organization) <= 100),
  department text CHECK (char_length(department) <= 100),
  position text CHECK (char_length(position) <= 100),
  occupation text CHECK (char_length(occupation) <= 100),
  workstyle text CHECK (char_length(workstyle) <= 100),
  first_name text CHECK (char_length(first_name) <= 25),
  last_name text CHECK (char_length(last_name) <= 25),
  phone_number text CHECK (char_length(phone_number) <= 20),
  email text CHECK (char_length(email) <= 255),
  country text CHECK (char_length(country) <= 100),
  postal_code text CHECK (char_length(postal_code) <= 16),
  city text CHECK (char_length(city) <= 100),
  street text CHECK (char_length(street) <= 255),
  situations jsonb NOT NULL DEFAULT '[]',
  -- What the search by name looks through: the folded name, and the hashes of its characters and pairs of characters.
  name_text text NOT NULL,
  name_grams integer[] NOT NULL,
  date_entered timestamptz NOT NULL DEFAULT now(),
  -- Grows with every change of this member.
  revision bigint NOT NULL DEFAULT 1
);

CREATE INDEX members_by_name ON members (portal_name, id) WHERE status = 'active' AND NOT hidden_contributor;
CREATE INDEX members_by_grams ON members USING gin (name_grams) WITH (fastupdate = off);

-- Whom a member does not want to read; the blocked one is never told.
CREATE TABLE blocks (
  member_id text NOT NULL REFERENCES members,
  blocked_id text NOT NULL REFERENCES members CHECK (blocked_id <> member_id),
  date_entered timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (member_id, blocked_id)
);

CREATE INDEX blocks_of_blocked ON blocks (blocked_id);
