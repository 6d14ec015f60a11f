-- Up Migration

-- What happened and is not published yet. A row is written in the transaction that made it true and leaves when
-- JetStream has confirmed it.
CREATE TABLE outbox (
  position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_id uuid NOT NULL DEFAULT gen_random_uuid(),
  name text NOT NULL,
  payload jsonb NOT NULL,
  request_id text,
  occurred_at timestamptz NOT NULL DEFAULT now()
);

-- Which events have had their effect here, so that one delivered twice has it once.
CREATE TABLE inbox (
  consumer text NOT NULL,
  event_id uuid NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (consumer, event_id)
);

CREATE INDEX inbox_received_at ON inbox (received_at);
