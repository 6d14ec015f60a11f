-- Up Migration

-- The official answer that stands, for lists of ideas by it. Moved by a trigger, whoever writes the answer.
ALTER TABLE ideas ADD COLUMN answer_status text, ADD COLUMN answer_date timestamptz;

CREATE FUNCTION note_answer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE ideas SET answer_status = NEW.status, answer_date = NEW.date_entered WHERE id = NEW.idea_id;
  RETURN NULL;
END $$;

CREATE TRIGGER answers_given AFTER INSERT ON answers FOR EACH ROW EXECUTE FUNCTION note_answer();

UPDATE ideas i SET answer_status = a.status, answer_date = a.date_entered
FROM (SELECT DISTINCT ON (idea_id) idea_id, status, date_entered FROM answers ORDER BY idea_id, revision DESC) a
WHERE a.idea_id = i.id;

CREATE INDEX ideas_answered ON ideas (date_entered DESC, id DESC) INCLUDE (answer_status)
  WHERE removed_at IS NULL AND answer_status IS NOT NULL;
CREATE INDEX ideas_by_answer ON ideas (answer_date DESC NULLS LAST, id DESC) WHERE removed_at IS NULL;
