-- Up Migration

-- Does not want to be shown as a contributor.
ALTER TABLE member_facts ADD COLUMN hidden boolean NOT NULL DEFAULT false;
