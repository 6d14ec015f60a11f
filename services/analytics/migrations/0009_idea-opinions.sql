-- Up Migration

-- How many stand for and against each idea, one sum for each, whenever they voted. Votes that a process of the release before
-- counts after this are missing here until a rebuild.
INSERT INTO key_rollups (metric, category_id, bucket, key, role, count)
SELECT 'idea_opinions', CASE grouping(role) WHEN 1 THEN -1 ELSE category_id END, 'epoch', key,
  CASE grouping(role) WHEN 1 THEN '' ELSE role END, count(*)
FROM (
  SELECT category_id, type || ' ' || idea_id AS key, coalesce(nullif(role, ''), 'general') AS role
  FROM vote_facts WHERE type IN ('positive', 'negative')
) AS votes
GROUP BY GROUPING SETS ((category_id, key, role), (key));
