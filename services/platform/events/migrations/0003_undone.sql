-- Up Migration

-- That this database was put back, and when that was noticed: others hold what it told before and does not know any more.
CREATE TABLE undone (
  singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  noticed_at timestamptz NOT NULL DEFAULT now()
);
