-- Up Migration

-- Sums over all categories of one role, and over all roles of one category, so that every question reads one row a
-- quarter of an hour: category -1 stands for all, and so does role ''.
INSERT INTO rollups (metric, bucket, category_id, role, count)
SELECT metric, bucket, coalesce(category_id, -1), coalesce(role, ''), sum(count)
FROM rollups WHERE category_id >= 0
GROUP BY metric, bucket, GROUPING SETS ((category_id), (role));

ALTER TABLE rollups DROP CONSTRAINT rollups_pkey;
ALTER TABLE rollups ADD PRIMARY KEY (metric, category_id, role, bucket);
