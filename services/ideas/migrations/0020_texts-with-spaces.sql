-- Up Migration

-- A phrase of several words has no other keys than they: of what has common words, only texts with a space need be read for it, and
-- Japanese is written without. While the index is made, who posts or edits waits some seconds.
SET LOCAL maintenance_work_mem = '256MB';
CREATE INDEX search_texts_with_spaces ON search_texts USING gin (idea_keys) WITH (fastupdate = off)
  WHERE idea_text LIKE '% %';
