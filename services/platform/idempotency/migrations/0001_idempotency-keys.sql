-- Up Migration

-- First answers to writes that came with a key, so that the same write again is answered and not done again.
CREATE TABLE idempotency_keys (
  member_id text NOT NULL,
  key uuid NOT NULL,
  -- What the request was: the hash of its method, path and body.
  fingerprint text NOT NULL,
  -- Null only inside the transaction that is at work on it.
  answer jsonb,
  date_entered timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (member_id, key)
);

CREATE INDEX idempotency_keys_by_age ON idempotency_keys (date_entered);
