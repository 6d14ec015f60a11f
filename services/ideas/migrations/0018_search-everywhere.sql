-- Up Migration

-- Text and tags as one, for words of which one stands in the text and another in a tag: an index of what the rows already hold, so
-- that whoever writes them keeps it up. While it is made, who posts or edits waits; who reads does not.
SET LOCAL maintenance_work_mem = '256MB';
CREATE INDEX search_texts_by_all ON search_texts USING gin ((idea_keys || tag_keys)) WITH (fastupdate = off);

-- How common a key is, as the planner has to know from the first search on.
ANALYZE search_texts;
