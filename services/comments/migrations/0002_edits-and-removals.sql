-- Up Migration

-- What a comment said before it was edited.
CREATE TABLE comment_versions (
  comment_id bigint NOT NULL REFERENCES comments ON DELETE CASCADE,
  -- The comment's revision while it said this.
  revision bigint NOT NULL,
  contents text NOT NULL,
  replaced_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (comment_id, revision)
);

-- Its author, or the operator who took it away.
ALTER TABLE comments ADD COLUMN removed_by text;
