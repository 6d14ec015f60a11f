-- Up Migration

-- Whether everyone sees all ideas of a category: what the domain says of a visitor.
ALTER TABLE categories ADD COLUMN everyones boolean NOT NULL GENERATED ALWAYS AS (
  NOT invisible AND removed_at IS NULL AND status NOT IN ('open_for_supporter', 'open_for_myself_and_operator')
) STORED;

-- How many standing ideas that everyone sees carry a tag, so that the most used ones are read in order.
ALTER TABLE tags ADD COLUMN idea_count bigint NOT NULL DEFAULT 0;

UPDATE tags t SET idea_count = g.idea_count
FROM (
  SELECT n.tag_id, sum(n.idea_count) AS idea_count FROM tag_counts n
  JOIN categories c ON c.id = n.category_id AND c.everyones GROUP BY n.tag_id
) g WHERE g.tag_id = t.id;

CREATE INDEX tags_most_used ON tags (idea_count DESC, name) INCLUDE (folded) WHERE idea_count > 0;

CREATE FUNCTION sum_added_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM tags WHERE id IN (SELECT tag_id FROM added) ORDER BY id FOR NO KEY UPDATE;
  UPDATE tags t SET idea_count = t.idea_count + g.change
  FROM (
    SELECT a.tag_id, sum(a.idea_count) AS change FROM added a
    JOIN categories c ON c.id = a.category_id AND c.everyones GROUP BY a.tag_id
  ) g WHERE g.tag_id = t.id;
  RETURN NULL;
END $$;

CREATE FUNCTION sum_changed_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM tags WHERE id IN (SELECT tag_id FROM added) ORDER BY id FOR NO KEY UPDATE;
  UPDATE tags t SET idea_count = t.idea_count + g.change
  FROM (
    SELECT a.tag_id, sum(a.idea_count - d.idea_count) AS change FROM added a JOIN dropped d USING (tag_id, category_id)
    JOIN categories c ON c.id = a.category_id AND c.everyones GROUP BY a.tag_id
  ) g WHERE g.tag_id = t.id AND g.change <> 0;
  RETURN NULL;
END $$;

-- A category that is shown or hidden as a whole takes its counts with it. The lock waits for counts that are on their way
-- and holds up new ones; who takes both touches the category first.
CREATE FUNCTION sum_counts_of_category() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE tag_counts IN SHARE ROW EXCLUSIVE MODE;
  UPDATE tags t SET idea_count = t.idea_count + CASE WHEN NEW.everyones THEN c.idea_count ELSE -c.idea_count END
  FROM tag_counts c WHERE c.category_id = NEW.id AND c.tag_id = t.id AND c.idea_count <> 0;
  RETURN NULL;
END $$;

CREATE INDEX tag_counts_of_category ON tag_counts (category_id, tag_id);

CREATE TRIGGER tag_counts_added AFTER INSERT ON tag_counts
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION sum_added_counts();
CREATE TRIGGER tag_counts_changed AFTER UPDATE ON tag_counts
  REFERENCING OLD TABLE AS dropped NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION sum_changed_counts();
CREATE TRIGGER categories_shown AFTER UPDATE OF status, invisible, removed_at ON categories
  FOR EACH ROW WHEN (OLD.everyones <> NEW.everyones) EXECUTE FUNCTION sum_counts_of_category();
