-- Up Migration

-- When longer sums are counted anew from the rows: once, after the last process of the release before must have ended, which moved only
-- the sums that it knew. Empty when that was done; a migration that begins new longer sums sets it again.
ALTER TABLE projection ADD COLUMN longer_sums_due timestamptz;
UPDATE projection SET longer_sums_due = now() + interval '1 hour';
