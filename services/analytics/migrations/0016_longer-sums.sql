-- Up Migration

-- Sums that whole days and months of a period are read from: of what is told over time by the site's days, and by the hours of the
-- week in each month; by key by month. What a process of the release before counts after this is missing here until a rebuild.
INSERT INTO rollups (metric, category_id, role, bucket, count)
SELECT metric || '_days', category_id, role, date_bin('1 day', bucket, '2000-01-01T15:00:00Z'::timestamptz), sum(count)
FROM rollups
GROUP BY 1, 2, 3, 4 HAVING sum(count) <> 0 ORDER BY 1, 2, 3, 4;

-- Those of Mondays stand on the first of the month, those of Sundays on the seventh.
INSERT INTO rollups (metric, category_id, role, bucket, count)
SELECT metric || '_week_hours', category_id, role, date_trunc('month', bucket, 'Asia/Tokyo')
    + make_interval(days => extract(isodow FROM bucket AT TIME ZONE 'Asia/Tokyo')::int - 1,
      hours => extract(hour FROM bucket AT TIME ZONE 'Asia/Tokyo')::int), sum(count)
FROM rollups WHERE metric IN ('ideas', 'comments', 'votes', 'page_views')
GROUP BY 1, 2, 3, 4 HAVING sum(count) <> 0 ORDER BY 1, 2, 3, 4;

INSERT INTO key_rollups (metric, category_id, bucket, key, role, count)
SELECT metric || '_months', category_id, date_trunc('month', bucket, 'Asia/Tokyo'), key, role, sum(count)
FROM key_rollups WHERE metric IN ('devices', 'web_searches', 'keyword_ranking', 'tag_cloud', 'leader_ratings')
GROUP BY 1, 2, 3, 4, 5 HAVING sum(count) <> 0 ORDER BY 1, 2, 3, 4, 5;
