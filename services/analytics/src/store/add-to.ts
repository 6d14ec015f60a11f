/** What stands for all categories and all roles in the tables of sums. */
export const allCategories = -1;

/**
 * Sums changes (metric, bucket, category_id, role, delta, and key where they have one), by category and role, and over
 * all of them. Ends in a condition that can be continued.
 */
export const withTotals = (changes: string, keyed: boolean): string => {
  const key = keyed ? ', key' : '';
  return `
    SELECT metric, bucket${key}, CASE grouping(role) WHEN 1 THEN ${allCategories} ELSE category_id END AS category_id,
      CASE grouping(role) WHEN 1 THEN '' ELSE role END AS role, sum(delta)::bigint AS count
    FROM (${changes}) AS changes
    GROUP BY GROUPING SETS ((metric, bucket${key}, category_id, role), (metric, bucket${key}))
    HAVING sum(delta) <> 0`;
};

/** Adds the counts in `source` to the sums, in the order of their keys. */
export const addTo = (source: string, keyed: boolean): string => {
  const key = keyed ? 'metric, category_id, bucket, key, role' : 'metric, bucket, category_id, role';
  return `
    INSERT INTO ${keyed ? 'key_rollups' : 'rollups'} AS r (${key}, count)
    SELECT ${key}, count FROM ${source} ORDER BY ${key}
    ON CONFLICT (${key}) DO UPDATE SET count = r.count + excluded.count`;
};
