-- Up Migration

-- Who answers, until when the next step is expected, and where the outcome can be seen; none of them has to be told.
ALTER TABLE answers
  ADD COLUMN organisation text CHECK (char_length(organisation) BETWEEN 1 AND 1000),
  ADD COLUMN outcome_url text CHECK (char_length(outcome_url) BETWEEN 1 AND 20000),
  ADD COLUMN due_on date;
