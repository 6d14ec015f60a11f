-- Up Migration

-- Answers that take long to find where there is much to count, each with when that began, how long it took, and when it was last asked
-- for; without an answer where it took longer than who asked could wait. Found in the background by one process for all of them; without
-- this table nothing is lost.
CREATE TABLE found_answers (
  question text PRIMARY KEY,
  answer jsonb,
  found_at timestamptz NOT NULL,
  took_ms integer NOT NULL CHECK (took_ms >= 0),
  asked_at timestamptz
);
