import { type Queryable, sql } from '@ideabox/postgres';

type Sum = { metric: string; bucket: Date; category_id: number; role: string; count: number };

const heldSums = (db: Queryable) =>
  db.rows<Sum>(sql`SELECT metric, bucket, category_id, role, count FROM rollups WHERE count <> 0
    ORDER BY metric, bucket, category_id, role`);

/** Counted from the rows, by other SQL than the service's own. */
const countedSums = (db: Queryable) =>
  db.rows<Sum>(sql`
    SELECT metric, to_timestamp(floor(extract(epoch FROM at) / 900) * 900) AS bucket, category_id, role, count(*) AS count
    FROM (
      SELECT 'votes' AS metric, date_entered AS at, category_id, role FROM vote_facts WHERE type IS NOT NULL
      UNION ALL SELECT 'ideas', date_entered, category_id, author_role FROM idea_facts WHERE removed = false
      UNION ALL SELECT 'comments', date_entered, category_id, author_role FROM comment_facts WHERE removed = false
      UNION ALL SELECT 'members', date_entered, 0, role FROM member_facts WHERE status <> 'withdrawn'
      UNION ALL SELECT 'page_views', occurred_at, 0, role FROM usage_events WHERE kind = 'page_view'
    ) AS things WHERE at IS NOT NULL
    GROUP BY 1, 2, 3, 4 ORDER BY metric, bucket, category_id, role`);

/** Fails unless every sum is what one counts from the rows. @returns the sums. */
export const expectExactSums = async (db: Queryable): Promise<Sum[]> => {
  const held = await heldSums(db);
  expect(held).toEqual(await countedSums(db));
  return held;
};
