-- Up Migration

-- Who has blocked whom, from what identity publishes.
CREATE TABLE blocks (
  member_id text NOT NULL,
  blocked_id text NOT NULL,
  blocked boolean NOT NULL,
  revision bigint NOT NULL,
  PRIMARY KEY (member_id, blocked_id)
);
