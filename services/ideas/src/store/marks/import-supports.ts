import { publish } from '@ideabox/events';
import { type Queryable, sql } from '@ideabox/postgres';
import type { ImportedSupport__Output as ImportedSupport } from '@ideabox/protos/ideas/v1/ImportedSupport';
import type { SupportChanged__Output as SupportChanged } from '@ideabox/protos/ideas/v1/SupportChanged';
import { rfc3339 } from '../rfc3339.ts';

const perEvent = 500;

/** Adds supports with their counters and facts; one that there is, withdrawn or not, stays. @returns how many were added */
export const insertSupports = async (tx: Queryable, supports: ImportedSupport[]): Promise<number> => {
  const added = await tx.rows<SupportChanged>(sql`
    WITH added AS (
      INSERT INTO supports (idea_id, member_id, member_role, date_entered)
      SELECT g.idea_id, g.member_id, COALESCE(m.roles[1], 'general'), g.date_entered
      FROM jsonb_to_recordset(${JSON.stringify(supports)}::jsonb)
        AS g(idea_id bigint, member_id text, date_entered timestamptz)
      LEFT JOIN members m ON m.id = g.member_id
      ORDER BY g.idea_id, g.member_id
      ON CONFLICT DO NOTHING RETURNING *
    ), moved AS (
      UPDATE standings s SET support_count = support_count + sums.count
      FROM (SELECT idea_id, count(*) AS count FROM added GROUP BY idea_id) AS sums WHERE s.idea_id = sums.idea_id
    )
    SELECT a.idea_id, a.member_id, a.member_role, a.supported, ${rfc3339(sql`a.date_entered`)} AS date_entered,
      i.category_id, a.revision
    FROM added a JOIN ideas i ON i.id = a.idea_id`);
  for (let start = 0; start < added.length; start += perEvent)
    await publish(tx, 'ideas.v1.SupportsImported', { supports: added.slice(start, start + perEvent) });
  return added.length;
};
