-- Up Migration

-- A block that was lifted keeps its row, so that what is told of it keeps growing in revision.
ALTER TABLE blocks
  ADD COLUMN blocked boolean NOT NULL DEFAULT true,
  ADD COLUMN revision bigint NOT NULL DEFAULT 1;

CREATE INDEX blocks_by_date ON blocks (member_id, date_entered DESC, blocked_id) WHERE blocked;
