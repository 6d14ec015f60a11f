import type { Derived } from '@ideabox/events';
import { type Queryable, sql } from '@ideabox/postgres';
import { type Attribute, attributes } from '../../domain/attributes.ts';
import { fewest } from '../../domain/disclosure.ts';
import { siteTimezone } from '../../domain/periods.ts';
import type { Cell } from '../../domain/suppress.ts';

/** SQL for how many members have each value of each attribute in each role. */
const presentCells = sql`
  SELECT metric AS attribute, key, role, sum(count)::bigint AS count FROM key_rollups
  WHERE metric = ANY(${Object.keys(attributes)}::text[]) AND category_id = 0
  GROUP BY metric, key, role HAVING sum(count) > 0`;

/** SQL for the same as it was last told. */
const lastCells = sql`
  SELECT attribute, cell.key, cell.role, cell.count FROM (
    SELECT DISTINCT ON (attribute) attribute, cells FROM member_snapshots ORDER BY attribute, month DESC
  ) AS last CROSS JOIN jsonb_to_recordset(cells) AS cell (key text, role text, count bigint)`;

/**
 * Once five members or more have joined, left or changed since the last one, takes a snapshot of all attributes, as that
 * of this month. To be called in the transaction that changed members: whoever comes second waits, and sees both.
 */
export const takeMemberSnapshot = async (tx: Queryable): Promise<void> => {
  await tx.run(sql`SELECT pg_advisory_xact_lock(hashtext('analytics member snapshot'))`);
  await tx.run(sql`
    WITH told AS (
      DELETE FROM untold_members WHERE (SELECT count(*) FROM untold_members) >= ${fewest} RETURNING 1
    ), cells AS (${presentCells})
    INSERT INTO member_snapshots (attribute, month, cells)
    SELECT attribute, date_trunc('month', clock_timestamp() AT TIME ZONE ${siteTimezone})::date,
      coalesce(jsonb_agg(to_jsonb(cells) - 'attribute' ORDER BY key, role) FILTER (WHERE key IS NOT NULL), '[]')
    FROM unnest(${Object.keys(attributes)}::text[]) AS known (attribute) LEFT JOIN cells USING (attribute)
    WHERE EXISTS (SELECT FROM told) GROUP BY attribute
    ON CONFLICT (attribute, month) DO UPDATE SET cells = excluded.cells`);
};

/** How many members have each value of an attribute in each role, as of the last snapshot up to the month of a day. */
export const readMemberSnapshot = async (
  db: Queryable,
  attribute: Attribute,
  day: string,
): Promise<Cell[]> => {
  const snapshot = await db.one<{ cells: Cell[] }>(sql`
    SELECT cells FROM member_snapshots
    WHERE attribute = ${attribute} AND month <= ${day}::date ORDER BY month DESC LIMIT 1`);
  return snapshot?.cells ?? [];
};

/** What was last told of members beside what they come to now; each who has changed since moves a count by one. */
export const snapshotRule: Derived = {
  key: ['attribute', 'key', 'role'],
  kept: lastCells,
  counted: sql`
    SELECT attribute, key, role, CASE
      WHEN abs(coalesce(n.count, 0) - coalesce(t.count, 0)) <= (SELECT count(*) FROM untold_members) THEN t.count ELSE n.count
    END AS count
    FROM (${lastCells}) AS t FULL JOIN (${presentCells}) AS n USING (attribute, key, role)
    WHERE t.count IS NOT NULL OR n.count > (SELECT count(*) FROM untold_members)`,
};
