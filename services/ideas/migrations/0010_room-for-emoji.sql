-- Up Migration

-- A character, as people count it, is up to ten code points; how many of them may be written, services check. What fitted fits.
ALTER TABLE ideas
  DROP CONSTRAINT ideas_name_check,
  ADD CONSTRAINT ideas_name_check CHECK (char_length(name) BETWEEN 1 AND 1000) NOT VALID,
  DROP CONSTRAINT ideas_contents_check,
  ADD CONSTRAINT ideas_contents_check CHECK (char_length(contents) BETWEEN 1 AND 10000) NOT VALID;
ALTER TABLE ideas
  VALIDATE CONSTRAINT ideas_name_check,
  VALIDATE CONSTRAINT ideas_contents_check;

ALTER TABLE tags
  DROP CONSTRAINT tags_name_check,
  ADD CONSTRAINT tags_name_check CHECK (char_length(name) BETWEEN 1 AND 250) NOT VALID;
ALTER TABLE tags
  VALIDATE CONSTRAINT tags_name_check;

ALTER TABLE situations
  DROP CONSTRAINT situations_name_check,
  ADD CONSTRAINT situations_name_check CHECK (char_length(name) BETWEEN 1 AND 1000) NOT VALID;
ALTER TABLE situations
  VALIDATE CONSTRAINT situations_name_check;

ALTER TABLE answers
  DROP CONSTRAINT answers_contents_check,
  ADD CONSTRAINT answers_contents_check CHECK (char_length(contents) BETWEEN 1 AND 40000) NOT VALID;
ALTER TABLE answers
  VALIDATE CONSTRAINT answers_contents_check;
