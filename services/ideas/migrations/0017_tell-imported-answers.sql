-- Up Migration

-- Answers that were imported were told to nobody. Who has heard of an idea's answer since keeps the newest.
INSERT INTO outbox (name, payload)
SELECT 'ideas.v1.AnswersImported', jsonb_build_object('answers', jsonb_agg(answer))
FROM (
  SELECT idea_id, jsonb_build_object('idea_id', idea_id, 'contents', contents, 'status', status, 'actor_id', writer_id,
    'date_entered', to_char(date_entered AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'revision', revision) AS answer
  FROM (SELECT DISTINCT ON (idea_id) * FROM answers ORDER BY idea_id, revision DESC) AS standing
) AS told GROUP BY idea_id / 100;
