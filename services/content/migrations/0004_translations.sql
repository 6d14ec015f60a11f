-- Up Migration

-- Name and contents in other languages than Japanese, by their two letters: {"en": {"name": …, "contents": …}}.
ALTER TABLE pages ADD COLUMN translations jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(translations) = 'object');
ALTER TABLE news ADD COLUMN translations jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(translations) = 'object');
