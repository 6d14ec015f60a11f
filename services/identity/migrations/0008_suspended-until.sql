-- Up Migration

-- When a suspension ends by itself; null where somebody has to end it.
ALTER TABLE members ADD COLUMN suspended_until timestamptz,
  ADD CONSTRAINT only_suspensions_end CHECK (suspended_until IS NULL OR status = 'suspended');

-- Whoever ends a suspension by hand ends its date with it, also a release that does not know the column.
CREATE FUNCTION forget_end_of_suspension() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.suspended_until := NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER forget_end_of_suspension BEFORE UPDATE OF status ON members
  FOR EACH ROW WHEN (NEW.status <> 'suspended') EXECUTE FUNCTION forget_end_of_suspension();

CREATE INDEX members_by_end_of_suspension ON members (suspended_until) WHERE suspended_until IS NOT NULL;
