-- Up Migration

-- What operators wrote in other languages than Japanese, by their two letters; where there is none, the Japanese stands.
ALTER TABLE categories
  ADD COLUMN names jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(names) = 'object'),
  ADD COLUMN descriptions jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(descriptions) = 'object');

ALTER TABLE steppers
  ADD COLUMN description text NOT NULL DEFAULT '',
  ADD COLUMN names jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(names) = 'object'),
  ADD COLUMN descriptions jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(descriptions) = 'object');

ALTER TABLE situations
  ADD COLUMN names jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(names) = 'object');
