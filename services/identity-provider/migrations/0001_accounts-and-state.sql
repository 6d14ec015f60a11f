-- Up Migration
CREATE TABLE accounts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  username text NOT NULL UNIQUE CHECK (username = lower(username)),
  email text NOT NULL UNIQUE CHECK (email = lower(email)),
  nickname text NOT NULL,
  password_hash text NOT NULL,
  roles text[] NOT NULL DEFAULT '{general}',
  created_at timestamptz NOT NULL DEFAULT now()
);

-- `json`, not `jsonb`: what a browser sends may contain U+0000, which `jsonb` refuses.
CREATE TABLE provider_state (
  model text NOT NULL,
  id text NOT NULL,
  payload json NOT NULL,
  grant_id text,
  uid text,
  consumed_at timestamptz,
  expires_at timestamptz,
  PRIMARY KEY (model, id)
);
CREATE INDEX provider_state_grant ON provider_state (grant_id) WHERE grant_id IS NOT NULL;
CREATE INDEX provider_state_uid ON provider_state (uid) WHERE uid IS NOT NULL;
CREATE INDEX provider_state_expiry ON provider_state (expires_at);
