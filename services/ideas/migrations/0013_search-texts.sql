-- Up Migration

-- What the search looks through: folded text, hiragana as katakana, and the hashes of its characters, their pairs, and its Latin
-- words and numbers. The title stands in the text, too. Rows stay whole and uncompressed: unpacking a text costs more than looking
-- through it. search_entries is what the release before reads; it goes with a later one.
CREATE TABLE search_texts (
  idea_id bigint PRIMARY KEY REFERENCES ideas ON DELETE CASCADE,
  title text STORAGE EXTERNAL NOT NULL,
  idea_text text STORAGE EXTERNAL NOT NULL,
  tag_text text NOT NULL,
  title_keys integer[] STORAGE EXTERNAL NOT NULL,
  idea_keys integer[] STORAGE EXTERNAL NOT NULL,
  tag_keys integer[] STORAGE EXTERNAL NOT NULL
) WITH (toast_tuple_target = 8160);

CREATE INDEX search_texts_by_title ON search_texts USING gin (title_keys) WITH (fastupdate = off);
CREATE INDEX search_texts_by_idea ON search_texts USING gin (idea_keys) WITH (fastupdate = off);
CREATE INDEX search_texts_by_tag ON search_texts USING gin (tag_keys) WITH (fastupdate = off);

-- Ideas whose row in search_texts is not there yet, or older than what a replica of the release before has written.
CREATE TABLE search_backlog (idea_id bigint PRIMARY KEY);

CREATE FUNCTION to_katakana(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN translate(
  given,
  'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖゝゞ',
  'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶヽヾ'
);

-- Who writes both at once has nothing left to do: the two say the same.
CREATE FUNCTION note_search_backlog() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_backlog SELECT w.idea_id FROM written w WHERE NOT EXISTS (
    SELECT FROM search_texts t
    WHERE t.idea_id = w.idea_id AND t.idea_text = to_katakana(w.idea_text) AND t.tag_text = to_katakana(w.tag_text))
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER search_entries_added AFTER INSERT ON search_entries
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_search_backlog();
CREATE TRIGGER search_entries_changed AFTER UPDATE ON search_entries
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_search_backlog();
