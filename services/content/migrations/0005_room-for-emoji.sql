-- Up Migration

-- A character, as people count it, is up to ten code points; how many of them may be written, services check. What fitted fits.
ALTER TABLE reports
  DROP CONSTRAINT reports_contents_check,
  ADD CONSTRAINT reports_contents_check CHECK (char_length(contents) BETWEEN 1 AND 10000) NOT VALID;
ALTER TABLE reports
  VALIDATE CONSTRAINT reports_contents_check;
