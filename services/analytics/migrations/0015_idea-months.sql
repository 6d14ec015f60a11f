-- Up Migration

-- Votes on an idea by Japan's months, from their sums by day.
INSERT INTO key_rollups (metric, category_id, bucket, key, role, count)
SELECT 'idea_months', category_id, date_trunc('month', bucket, 'Asia/Tokyo'), key, role, sum(count)
FROM key_rollups WHERE metric = 'idea_ranking'
GROUP BY 2, 3, 4, 5 HAVING sum(count) <> 0;
