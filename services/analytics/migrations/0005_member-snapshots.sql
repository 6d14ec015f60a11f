-- Up Migration

-- What is told of members' attributes: as they were at the last moment of a month at which enough of them had joined,
-- left or changed. Only the month that it is in Japan is ever written.
CREATE TABLE member_snapshots (
  attribute text NOT NULL,
  month date NOT NULL,
  -- [{"key", "role", "count"}], each role by itself.
  cells jsonb NOT NULL,
  PRIMARY KEY (attribute, month)
);

-- Who has joined, left or changed since the last snapshot.
CREATE TABLE untold_members (member_id text PRIMARY KEY);

CREATE FUNCTION note_untold_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO untold_members (member_id) VALUES (coalesce(NEW.id, OLD.id)) ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

CREATE TRIGGER joined_members_are_untold AFTER INSERT ON member_facts
  FOR EACH ROW WHEN (NEW.status <> 'withdrawn') EXECUTE FUNCTION note_untold_member();
CREATE TRIGGER gone_members_are_untold AFTER DELETE ON member_facts
  FOR EACH ROW WHEN (OLD.status <> 'withdrawn') EXECUTE FUNCTION note_untold_member();
CREATE TRIGGER changed_members_are_untold AFTER UPDATE ON member_facts
  FOR EACH ROW WHEN (
    -- Who had left and has not come back is counted nowhere.
    (OLD.status <> 'withdrawn' OR NEW.status <> 'withdrawn') AND
    (OLD.status = 'withdrawn', OLD.role, OLD.gender, OLD.age, OLD.region, OLD.industry, OLD.job_type)
    IS DISTINCT FROM
    (NEW.status = 'withdrawn', NEW.role, NEW.gender, NEW.age, NEW.region, NEW.industry, NEW.job_type)
  ) EXECUTE FUNCTION note_untold_member();

-- Attributes are no longer told by when their members registered: one sum for each.
CREATE TEMPORARY TABLE attribute_sums ON COMMIT DROP AS
  SELECT metric, category_id, key, role, sum(count) AS count FROM key_rollups
  WHERE metric IN ('genders', 'generations', 'areas', 'businesses', 'divisions')
  GROUP BY metric, category_id, key, role;
DELETE FROM key_rollups WHERE metric IN ('genders', 'generations', 'areas', 'businesses', 'divisions');
INSERT INTO key_rollups (metric, category_id, bucket, key, role, count)
  SELECT metric, category_id, 'epoch', key, role, count FROM attribute_sums;

-- The first snapshot is of everyone who is there; with fewer than five it waits for more.
INSERT INTO untold_members (member_id) SELECT id FROM member_facts WHERE status <> 'withdrawn';
INSERT INTO member_snapshots (attribute, month, cells)
  SELECT metric, date_trunc('month', now() AT TIME ZONE 'Asia/Tokyo')::date,
    jsonb_agg(jsonb_build_object('key', key, 'role', role, 'count', count) ORDER BY key, role)
  FROM attribute_sums
  WHERE category_id = 0 AND count > 0 AND (SELECT count(*) FROM untold_members) >= 5
  GROUP BY metric;
DELETE FROM untold_members WHERE (SELECT count(*) FROM untold_members) >= 5;
