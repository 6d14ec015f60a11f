-- Up Migration

-- When each book was last compared with what it follows from, and in how many places it differed.
CREATE TABLE checks (
  book text PRIMARY KEY,
  checked_at timestamptz NOT NULL,
  differences integer NOT NULL CHECK (differences >= 0)
);
