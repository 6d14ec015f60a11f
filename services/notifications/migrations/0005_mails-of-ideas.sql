-- Up Migration

-- What an official answer says: mails show it whole.
ALTER TABLE answers ADD COLUMN contents text NOT NULL DEFAULT '';

-- Mail about one idea. What happens to the idea joins the one that is not yet on its way, as long as it is due when it was
-- meant to be: whoever takes it, gives it back or puts it off gives it another time.
ALTER TABLE mails
  ADD COLUMN idea_id bigint,
  ADD COLUMN joined_until timestamptz,
  ADD COLUMN sent_at timestamptz;
CREATE UNIQUE INDEX mails_joined ON mails (member_id, idea_id) WHERE status = 'waiting' AND due_at = joined_until;
CREATE INDEX mails_of_idea ON mails (member_id, idea_id) WHERE idea_id IS NOT NULL;
