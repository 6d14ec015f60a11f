-- Up Migration

-- What a category is called in other languages than Japanese.
ALTER TABLE categories ADD COLUMN names jsonb NOT NULL DEFAULT '{}';
