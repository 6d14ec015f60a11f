-- Up Migration

-- How many votes were imported on each idea; the facts of single imported votes do not say.
CREATE TABLE imported_votes (
  idea_id bigint PRIMARY KEY,
  votes bigint NOT NULL
);
