-- Up Migration

-- Postgres checks the row that an UPDATE builds from its snapshot, and only then waits for who holds it and builds it again
-- from what they left. So of two votes of one member at once, the second was refused for a count below 0 that never was. A
-- constraint trigger looks at the row as it was written.
ALTER TABLE standings
  DROP CONSTRAINT standings_positive_count_check,
  DROP CONSTRAINT standings_neutral_count_check,
  DROP CONSTRAINT standings_negative_count_check,
  DROP CONSTRAINT standings_support_count_check;

CREATE FUNCTION refuse_counts_below_zero() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a counter of idea % is below 0', NEW.idea_id USING ERRCODE = 'check_violation';
END $$;

CREATE CONSTRAINT TRIGGER standings_counts AFTER INSERT OR UPDATE ON standings FOR EACH ROW
  WHEN (NEW.positive_count < 0 OR NEW.neutral_count < 0 OR NEW.negative_count < 0 OR NEW.support_count < 0)
  EXECUTE FUNCTION refuse_counts_below_zero();

-- Whether the voter lets the name stand as one of the first two to vote. Who they are is read from the votes:
-- first_voter_id and second_voter_id are written no more, and go with a later release.
ALTER TABLE votes ADD COLUMN named boolean NOT NULL DEFAULT false;
CREATE INDEX votes_of_idea ON votes (idea_id, date_entered, member_id);
