-- Up Migration

-- What an answer is kept for, and how long. Without a kind it is kept for a day; rows of a release that knows neither get the same.
ALTER TABLE idempotency_keys
  ADD COLUMN kind text,
  ADD COLUMN kept_until timestamptz NOT NULL DEFAULT now() + interval '24 hours';
UPDATE idempotency_keys SET kept_until = date_entered + interval '24 hours';

-- The index by age stays for the release before, which sweeps by it.
CREATE INDEX idempotency_keys_by_end ON idempotency_keys (kept_until);
