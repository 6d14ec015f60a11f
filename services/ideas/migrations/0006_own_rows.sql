-- Up Migration

-- For what is given out to a member about themselves.
CREATE INDEX supports_by_member ON supports (member_id, idea_id);
CREATE INDEX idea_tags_of_author ON idea_tags (author_id, id) WHERE author_id IS NOT NULL;
