-- Up Migration

-- What a category and a piece of news are called in other languages than Japanese.
ALTER TABLE categories ADD COLUMN names jsonb NOT NULL DEFAULT '{}';
ALTER TABLE news ADD COLUMN names jsonb NOT NULL DEFAULT '{}';
