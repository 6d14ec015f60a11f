-- Up Migration

-- Does not want to be shown as a contributor.
ALTER TABLE members ADD COLUMN hidden boolean NOT NULL DEFAULT false;

ALTER TABLE categories
  ADD COLUMN visual_srcset text,
  -- Removed ideas go on to refer to a removed category; its search key is free again.
  ADD COLUMN removed_at timestamptz,
  -- The effective status that others were last told: it changes with the clock, too.
  ADD COLUMN told_status text;
UPDATE categories SET told_status = status;
ALTER TABLE categories ALTER COLUMN told_status SET NOT NULL;

CREATE TABLE situations (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  category_id bigint NOT NULL REFERENCES categories,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 100),
  position smallint NOT NULL,
  -- No longer offered; ideas that were posted with it keep it.
  removed_at timestamptz
);

CREATE INDEX situations_of_category ON situations (category_id, position);

-- Until now there were no situations, so whatever number an idea has names none.
UPDATE ideas SET situation_id = NULL WHERE situation_id IS NOT NULL;
ALTER TABLE ideas ADD FOREIGN KEY (situation_id) REFERENCES situations;

CREATE INDEX ideas_of_situation ON ideas (situation_id, date_entered DESC, id DESC) WHERE situation_id IS NOT NULL;
CREATE INDEX ideas_of_stepper ON ideas (stepper_id, date_entered DESC, id DESC) WHERE stepper_id IS NOT NULL;

-- Every text that an edited idea has had, the one it has included. An idea that was never edited has no row here.
CREATE TABLE idea_versions (
  idea_id bigint NOT NULL REFERENCES ideas,
  version integer NOT NULL,
  name text NOT NULL,
  contents text NOT NULL,
  writer_id text NOT NULL,
  date_entered timestamptz NOT NULL,
  PRIMARY KEY (idea_id, version)
);

CREATE INDEX idea_versions_of_writer ON idea_versions (writer_id, idea_id, version);

-- Every official answer that an idea has had; the one with the highest revision stands.
CREATE TABLE answers (
  idea_id bigint NOT NULL REFERENCES ideas,
  revision bigint NOT NULL,
  contents text NOT NULL CHECK (char_length(contents) BETWEEN 1 AND 4000),
  status text NOT NULL CHECK (status IN ('considering', 'adopted', 'in_progress', 'done', 'not_adopted')),
  writer_id text NOT NULL,
  date_entered timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (idea_id, revision)
);

CREATE INDEX answers_of_writer ON answers (writer_id, idea_id, revision);

-- When the comments service last asked about an idea without comments: one may be on its way.
ALTER TABLE standings ADD COLUMN comment_expected_at timestamptz;

-- For what is given out to a member about themselves: removed ideas and cancelled votes are part of it.
CREATE INDEX ideas_by_author ON ideas (author_id, id);
CREATE INDEX votes_cancelled_by_member ON votes (member_id, idea_id) WHERE type IS NULL;
