-- Up Migration

-- How tags are suggested: as they are compared, and hiragana as katakana.
ALTER TABLE tags ADD COLUMN kana_folded text NOT NULL
  GENERATED ALWAYS AS (to_katakana(lower(normalize(name, NFKC) COLLATE "pg_unicode_fast"))) STORED;

CREATE INDEX tags_most_used_by_kana ON tags (idea_count DESC, name) INCLUDE (kana_folded) WHERE idea_count > 0;
DROP INDEX tags_most_used;
