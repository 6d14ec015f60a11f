-- Up Migration

-- A character, as people count it, is up to ten code points; how many of them may be written, services check. What fitted fits.
ALTER TABLE comments
  DROP CONSTRAINT comments_contents_check,
  ADD CONSTRAINT comments_contents_check CHECK (char_length(contents) BETWEEN 1 AND 5000) NOT VALID;
ALTER TABLE comments
  VALIDATE CONSTRAINT comments_contents_check;
