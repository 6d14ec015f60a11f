-- Up Migration

-- A support that was withdrawn stays as a row, so that its revisions go on.
CREATE TABLE supports (
  idea_id bigint NOT NULL REFERENCES ideas,
  member_id text NOT NULL,
  member_role text NOT NULL,
  supported boolean NOT NULL DEFAULT true,
  date_entered timestamptz NOT NULL DEFAULT now(),
  revision bigint NOT NULL DEFAULT 1,
  PRIMARY KEY (idea_id, member_id)
);

CREATE INDEX supports_of_idea ON supports (idea_id, date_entered, member_id) WHERE supported;
CREATE INDEX supports_of_member ON supports (member_id, date_entered DESC, idea_id DESC) WHERE supported;

ALTER TABLE standings ADD COLUMN support_count integer NOT NULL DEFAULT 0 CHECK (support_count >= 0);

CREATE TABLE favorites (
  idea_id bigint NOT NULL REFERENCES ideas,
  member_id text NOT NULL,
  date_entered timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (idea_id, member_id)
);

CREATE INDEX favorites_of_member ON favorites (member_id, date_entered DESC, idea_id DESC);

CREATE TABLE reads (
  idea_id bigint NOT NULL REFERENCES ideas,
  member_id text NOT NULL,
  date_entered timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (idea_id, member_id)
);

CREATE INDEX reads_of_member ON reads (member_id, date_entered DESC, idea_id DESC);

-- How tags are compared: width and case folded. A tag keeps the spelling in which it was typed.
ALTER TABLE tags ADD COLUMN folded text NOT NULL
  GENERATED ALWAYS AS (lower(normalize(name, NFKC) COLLATE "pg_unicode_fast")) STORED;

-- A tag on an idea is a thing of its own, which keeps its id when it is renamed.
ALTER TABLE idea_tags
  ADD COLUMN id bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  ADD COLUMN locked boolean NOT NULL DEFAULT false,
  ADD COLUMN system boolean NOT NULL DEFAULT false,
  ADD COLUMN author_id text,
  ADD COLUMN date_entered timestamptz NOT NULL DEFAULT now();

-- How many standing ideas of a category carry a tag. Moved by triggers, because tags come and go in several ways: by
-- members, with an import, with an idea that is removed.
CREATE TABLE tag_counts (
  tag_id bigint NOT NULL REFERENCES tags,
  category_id bigint NOT NULL REFERENCES categories ON DELETE CASCADE,
  idea_count bigint NOT NULL,
  PRIMARY KEY (tag_id, category_id)
);

INSERT INTO tag_counts
SELECT it.tag_id, i.category_id, count(*) FROM idea_tags it JOIN ideas i ON i.id = it.idea_id
WHERE i.removed_at IS NULL GROUP BY it.tag_id, i.category_id;

CREATE FUNCTION count_added_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO tag_counts AS c (tag_id, category_id, idea_count)
  SELECT g.tag_id, i.category_id, count(*) FROM added g JOIN ideas i ON i.id = g.idea_id AND i.removed_at IS NULL
  GROUP BY g.tag_id, i.category_id ORDER BY g.tag_id, i.category_id
  ON CONFLICT (tag_id, category_id) DO UPDATE SET idea_count = c.idea_count + excluded.idea_count;
  RETURN NULL;
END $$;

CREATE FUNCTION count_dropped_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO tag_counts AS c (tag_id, category_id, idea_count)
  SELECT g.tag_id, i.category_id, -count(*) FROM dropped g JOIN ideas i ON i.id = g.idea_id AND i.removed_at IS NULL
  GROUP BY g.tag_id, i.category_id ORDER BY g.tag_id, i.category_id
  ON CONFLICT (tag_id, category_id) DO UPDATE SET idea_count = c.idea_count + excluded.idea_count;
  RETURN NULL;
END $$;

CREATE FUNCTION count_changed_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO tag_counts AS c (tag_id, category_id, idea_count)
  SELECT g.tag_id, i.category_id, sum(g.change) FROM (
    SELECT tag_id, idea_id, 1 AS change FROM added UNION ALL SELECT tag_id, idea_id, -1 FROM dropped
  ) g JOIN ideas i ON i.id = g.idea_id AND i.removed_at IS NULL
  GROUP BY g.tag_id, i.category_id HAVING sum(g.change) <> 0 ORDER BY g.tag_id, i.category_id
  ON CONFLICT (tag_id, category_id) DO UPDATE SET idea_count = c.idea_count + excluded.idea_count;
  RETURN NULL;
END $$;

CREATE FUNCTION count_tags_of_idea() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO tag_counts AS c (tag_id, category_id, idea_count)
  SELECT it.tag_id, g.category_id, sum(g.change) FROM idea_tags it, (
    SELECT NEW.category_id, 1 AS change WHERE NEW.removed_at IS NULL
    UNION ALL SELECT OLD.category_id, -1 WHERE OLD.removed_at IS NULL
  ) AS g(category_id, change) WHERE it.idea_id = NEW.id
  GROUP BY it.tag_id, g.category_id HAVING sum(g.change) <> 0 ORDER BY it.tag_id, g.category_id
  ON CONFLICT (tag_id, category_id) DO UPDATE SET idea_count = c.idea_count + excluded.idea_count;
  RETURN NULL;
END $$;

CREATE TRIGGER idea_tags_added AFTER INSERT ON idea_tags
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_added_tags();
CREATE TRIGGER idea_tags_dropped AFTER DELETE ON idea_tags
  REFERENCING OLD TABLE AS dropped FOR EACH STATEMENT EXECUTE FUNCTION count_dropped_tags();
CREATE TRIGGER idea_tags_changed AFTER UPDATE ON idea_tags
  REFERENCING OLD TABLE AS dropped NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_changed_tags();
CREATE TRIGGER ideas_counted AFTER UPDATE OF removed_at, category_id ON ideas
  FOR EACH ROW WHEN (OLD.removed_at IS DISTINCT FROM NEW.removed_at OR OLD.category_id <> NEW.category_id)
  EXECUTE FUNCTION count_tags_of_idea();
