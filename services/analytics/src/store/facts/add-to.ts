/** What stands for all categories, and for all roles, in the tables of sums. */
export const allCategories = -1;
export const allRoles = '';

/**
 * Sums changes (metric, bucket, category_id, role, delta, and key where they have one), by category and role, and over
 * all of them; those without key also over all roles of a category and over all categories of a role. Ends in a
 * condition that can be continued.
 */
export const withTotals = (changes: string, keyed: boolean): string => {
  const key = keyed ? ', key' : '';
  return `
    SELECT metric, bucket${key},
      CASE grouping(category_id) WHEN 1 THEN ${allCategories} ELSE category_id END AS category_id,
      CASE grouping(role) WHEN 1 THEN '${allRoles}' ELSE role END AS role, sum(delta)::bigint AS count
    FROM (${changes}) AS changes
    GROUP BY metric, bucket${key}, ${keyed ? 'GROUPING SETS ((category_id, role), ())' : 'CUBE (category_id, role)'}
    HAVING sum(delta) <> 0`;
};

/** Adds the counts in `source` to the sums, in the order of their keys. */
export const addTo = (source: string, keyed: boolean): string => {
  const key = keyed ? 'metric, category_id, bucket, key, role' : 'metric, category_id, role, bucket';
  return `
    INSERT INTO ${keyed ? 'key_rollups' : 'rollups'} AS r (${key}, count)
    SELECT ${key}, count FROM ${source} ORDER BY ${key}
    ON CONFLICT (${key}) DO UPDATE SET count = r.count + excluded.count`;
};
