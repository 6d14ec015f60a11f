-- Up Migration

-- What JetStream has confirmed, in case it loses it: kept for a week, less long than consumers know what they had. A part for
-- each of nine days in turn, so that what is too old is emptied at once. Nothing is unique here: what is published again is
-- kept again.
CREATE TABLE fact_log (
  day smallint NOT NULL,
  event_id uuid NOT NULL,
  name text NOT NULL,
  payload jsonb NOT NULL,
  request_id text,
  occurred_at timestamptz NOT NULL,
  confirmed_at timestamptz NOT NULL DEFAULT clock_timestamp()
) PARTITION BY LIST (day);

DO $$ BEGIN
  FOR day IN 0..8 LOOP
    EXECUTE format('CREATE TABLE fact_log_%s PARTITION OF fact_log FOR VALUES IN (%s)', day, day);
  END LOOP;
END $$;

CREATE INDEX fact_log_by_time ON fact_log (confirmed_at);

-- The stream as it was last seen. All facts that were confirmed before `taken_at` were taken by every consumer.
CREATE TABLE fact_stream (
  singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  created text NOT NULL,
  last_sequence bigint NOT NULL,
  -- Every consumer that was ever seen: one that is missing has taken nothing.
  consumers text[] NOT NULL,
  taken_at timestamptz NOT NULL DEFAULT '-infinity'
);
