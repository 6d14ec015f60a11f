-- Up Migration

-- A rating that was taken back stays without stars, so that its revision goes on.
ALTER TABLE ratings
  ALTER COLUMN stars DROP NOT NULL,
  ADD COLUMN member_role text NOT NULL DEFAULT 'general',
  ADD COLUMN revision bigint NOT NULL DEFAULT 1;

DROP INDEX ratings_of_member;
CREATE INDEX ratings_of_member ON ratings (member_id, date_entered DESC, comment_id DESC) WHERE stars IS NOT NULL;

-- What an operator said about a removal.
ALTER TABLE comments ADD COLUMN removed_reason text NOT NULL DEFAULT '';

-- What a member wrote and was removed, for what they are given of theirs.
CREATE INDEX comments_removed_of_author ON comments (author_id, id) WHERE removed_at IS NOT NULL;
-- Who takes part in an idea's discussion.
CREATE INDEX comments_authors_of_idea ON comments (idea_id, author_id) WHERE removed_at IS NULL;

-- Hidden contributors are shown without name and picture.
ALTER TABLE members ADD COLUMN hidden boolean NOT NULL DEFAULT false;
