-- Up Migration

-- The newest ideas of a tag, for what is related.
CREATE INDEX idea_tags_newest_of_tag ON idea_tags (tag_id, idea_id DESC);
DROP INDEX idea_tags_of_tag;

-- For lists by a tag, in whatever width and case it is given.
CREATE INDEX tags_by_folded ON tags (folded);
