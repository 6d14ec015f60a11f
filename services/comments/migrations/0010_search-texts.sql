-- Up Migration

-- What the search looks through: folded text, hiragana as katakana, and the hashes of its characters, their pairs, and its Latin
-- words and numbers. search_entries is what the release before reads; it goes with a later one.
CREATE TABLE search_texts (
  comment_id bigint PRIMARY KEY REFERENCES comments ON DELETE CASCADE,
  comment_text text STORAGE EXTERNAL NOT NULL,
  keys integer[] STORAGE EXTERNAL NOT NULL
) WITH (toast_tuple_target = 8160);

-- As of search_entries, new entries wait in a short list and go into the index together.
CREATE INDEX search_texts_by_keys ON search_texts USING gin (keys) WITH (fastupdate = on, gin_pending_list_limit = 1024);

-- Comments whose row in search_texts is not there yet, or older than what a replica of the release before has written.
CREATE TABLE search_backlog (comment_id bigint PRIMARY KEY);

CREATE FUNCTION to_katakana(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN translate(
  given,
  'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖゝゞ',
  'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶヽヾ'
);

-- Who writes both at once has nothing left to do: the two say the same.
CREATE FUNCTION note_search_backlog() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_backlog SELECT w.comment_id FROM written w WHERE NOT EXISTS (
    SELECT FROM search_texts t WHERE t.comment_id = w.comment_id AND t.comment_text = to_katakana(w.comment_text))
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER search_entries_added AFTER INSERT ON search_entries
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_search_backlog();
CREATE TRIGGER search_entries_changed AFTER UPDATE ON search_entries
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_search_backlog();
