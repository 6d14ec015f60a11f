-- Up Migration

-- A report whose author has withdrawn stays, and is nobody's.
ALTER TABLE reports DROP CONSTRAINT reports_check1;
ALTER TABLE reports ADD CHECK (type = 'inquiry' OR target IS NOT NULL);
