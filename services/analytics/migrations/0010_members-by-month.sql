-- Up Migration

-- How often each member posted, commented and voted, by Japan's months. What a process of the release before counts after this is
-- missing here until a rebuild.
INSERT INTO key_rollups (metric, category_id, bucket, key, role, count)
SELECT metric, CASE grouping(role) WHEN 1 THEN -1 ELSE category_id END, bucket, key,
  CASE grouping(role) WHEN 1 THEN '' ELSE role END, count(*)
FROM (
  SELECT metric, category_id, date_trunc('month', date_entered, 'Asia/Tokyo') AS bucket, key,
    coalesce(nullif(role, ''), 'general') AS role
  FROM (
    SELECT 'authors' AS metric, category_id, date_entered, author_id AS key, author_role AS role
      FROM idea_facts WHERE NOT removed
    UNION ALL SELECT 'commenters', category_id, date_entered, author_id, author_role
      FROM comment_facts WHERE NOT removed
    UNION ALL SELECT 'voters', category_id, date_entered, member_id, role FROM vote_facts WHERE type IS NOT NULL
  ) AS deeds WHERE date_entered IS NOT NULL
) AS counted
GROUP BY GROUPING SETS ((metric, category_id, bucket, key, role), (metric, bucket, key));

-- Those whose posts are not shown as theirs are looked up together.
CREATE INDEX member_facts_unnamed ON member_facts (id) WHERE hidden OR status = 'withdrawn';
