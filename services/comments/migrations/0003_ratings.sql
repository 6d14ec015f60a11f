-- Up Migration

CREATE TABLE ratings (
  comment_id bigint NOT NULL REFERENCES comments ON DELETE CASCADE,
  member_id text NOT NULL,
  stars smallint NOT NULL CHECK (stars BETWEEN 1 AND 5),
  date_entered timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (comment_id, member_id)
);

CREATE INDEX ratings_of_member ON ratings (member_id, date_entered DESC, comment_id DESC);
