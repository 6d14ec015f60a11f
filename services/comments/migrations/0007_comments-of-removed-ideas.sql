-- Up Migration

-- As its idea's, so that lists need not look at the ideas of all comments that they pass.
ALTER TABLE comments ADD COLUMN idea_removed boolean NOT NULL DEFAULT false;
UPDATE comments c SET idea_removed = true FROM ideas i WHERE i.id = c.idea_id AND i.removed;
