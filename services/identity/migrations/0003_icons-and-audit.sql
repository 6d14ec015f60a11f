-- Up Migration

-- The picture that a member uploaded, as it is shown: one each, in a form of our own making.
CREATE TABLE icons (
  member_id text PRIMARY KEY REFERENCES members,
  -- Part of its address, so that nobody guesses it and everyone may keep it for good.
  version uuid NOT NULL,
  content_type text NOT NULL,
  image bytea NOT NULL CHECK (octet_length(image) <= 262144),
  date_entered timestamptz NOT NULL DEFAULT now()
);

-- Whom an admin has to be told from, so that one is left.
CREATE INDEX members_admins ON members (id) WHERE roles[1] = 'admin' AND status = 'active';

-- Who did what to which entity, when and why. What is in it stays as it is.
CREATE TABLE audit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  actor_id text NOT NULL,
  actor_role text NOT NULL,
  action text NOT NULL,
  entity text NOT NULL,
  entity_id text NOT NULL,
  reason text NOT NULL,
  -- JSON as it was told: {"field": [before, after]}; empty where there was nothing to tell.
  changes text NOT NULL,
  date_entered timestamptz NOT NULL
);

CREATE INDEX audit_by_date ON audit (date_entered DESC, id DESC);
CREATE INDEX audit_by_actor ON audit (actor_id, date_entered DESC, id DESC);
CREATE INDEX audit_by_action ON audit (action, date_entered DESC, id DESC);
CREATE INDEX audit_by_entity ON audit (entity, date_entered DESC, id DESC);
CREATE INDEX audit_by_entity_id ON audit (entity_id, date_entered DESC, id DESC);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END
$$;

CREATE TRIGGER audit_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
