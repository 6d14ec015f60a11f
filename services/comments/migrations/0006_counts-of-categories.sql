-- Up Migration

-- Whose own ideas a member sees in categories that show only those.
CREATE INDEX ideas_of_author ON ideas (author_id, category_id);

-- As its idea's, so that what is counted is told by a discussion alone.
ALTER TABLE discussions ADD COLUMN removed boolean NOT NULL DEFAULT false;
UPDATE discussions d SET removed = true FROM ideas i WHERE i.id = d.idea_id AND i.removed;

-- How many comments the ideas of a category have, those of removed ideas left out. In slots, so that writers of a category
-- need not wait for each other.
CREATE TABLE category_counts (
  category_id bigint NOT NULL,
  slot smallint NOT NULL,
  comment_count bigint NOT NULL,
  PRIMARY KEY (category_id, slot)
) WITH (fillfactor = 50);

INSERT INTO category_counts (category_id, slot, comment_count)
SELECT category_id, idea_id % 16, sum(comment_count) FROM discussions WHERE NOT removed GROUP BY 1, 2;

-- Whatever moves the counter of a discussion moves its category's, always in the same order.
CREATE FUNCTION count_new_discussions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO category_counts AS k (category_id, slot, comment_count)
  SELECT category_id, idea_id % 16, sum(comment_count) FROM after WHERE NOT removed GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (category_id, slot) DO UPDATE SET comment_count = k.comment_count + excluded.comment_count;
  RETURN NULL;
END $$;

CREATE FUNCTION count_changed_discussions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO category_counts AS k (category_id, slot, comment_count)
  SELECT category_id, idea_id % 16, sum(moved) FROM (
    SELECT category_id, idea_id, comment_count AS moved FROM after WHERE NOT removed
    UNION ALL SELECT category_id, idea_id, -comment_count FROM before WHERE NOT removed
  ) AS discussions GROUP BY 1, 2 HAVING sum(moved) <> 0 ORDER BY 1, 2
  ON CONFLICT (category_id, slot) DO UPDATE SET comment_count = k.comment_count + excluded.comment_count;
  RETURN NULL;
END $$;

CREATE TRIGGER new_discussions_are_counted AFTER INSERT ON discussions
  REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION count_new_discussions();
CREATE TRIGGER changed_discussions_are_counted AFTER UPDATE ON discussions
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION count_changed_discussions();
