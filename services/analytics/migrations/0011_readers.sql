-- Up Migration

-- Whether a visit has opened an idea.
ALTER TABLE sessions ADD COLUMN opened_idea boolean NOT NULL DEFAULT false;

UPDATE sessions SET opened_idea = true WHERE session_key IN (
  SELECT session_key FROM usage_events WHERE kind = 'page_view' AND path ~ '^(/[a-z]{2})?/idea/[0-9]+(/|$)');

INSERT INTO rollups (metric, bucket, category_id, role, count)
SELECT 'readers', bucket, CASE grouping(category_id) WHEN 1 THEN -1 ELSE category_id END,
  CASE grouping(role) WHEN 1 THEN '' ELSE role END, count(*)
FROM (
  SELECT date_bin('15 minutes', started_at, 'epoch'::timestamptz) AS bucket, 0 AS category_id,
    coalesce(nullif(role, ''), 'general') AS role
  FROM sessions WHERE page_views > 0 AND opened_idea
) AS visits
GROUP BY bucket, CUBE (category_id, role);
