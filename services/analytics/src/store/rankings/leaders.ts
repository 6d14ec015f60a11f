import { type Database, join, sql } from '@ideabox/postgres';
import { leaderPoints } from '../../domain/leader-points.ts';
import { commentFacts } from '../facts/comment-facts.ts';
import { ideaFacts } from '../facts/idea-facts.ts';
import { ratingFacts } from '../facts/rating-facts.ts';
import type { Asked } from '../figures/filter.ts';
import { keySums } from '../figures/key-sums.ts';
import { readScope } from '../figures/scope.ts';
import { readSpan } from '../figures/span.ts';
import { withRoom } from '../figures/with-room.ts';

export type Leader = {
  key: string;
  label: string;
  count: number;
  user: {
    id: string;
    portal_name: string;
    role: string;
    roles: string[];
    user_icon_src: string | null;
    status: string;
    hidden: boolean;
  };
};

const names = Object.keys(leaderPoints) as (keyof typeof leaderPoints)[];

const metrics = [ideaFacts, commentFacts, ratingFacts]
  .flatMap(({ metrics }) => metrics ?? [])
  .filter(({ name }) => names.some((known) => known === name));

/**
 * Members with the most points in a period, of those who are active and do not hide; the roles that are asked for are
 * the members' own of today. What happens in categories that the public does not see makes nobody a leader.
 */
export const readLeaders = async (db: Database, asked: Asked, limit: number): Promise<Leader[]> => {
  const { category, roles } = asked.filter;
  const scope = await readScope(db, names);
  const sums = keySums(metrics, await readSpan(db, asked), { category, roles: [] }, scope);
  const points = names.map((name) => sql`WHEN ${name} THEN ${leaderPoints[name]}::int`);
  return withRoom(db, (tx) =>
    tx.rows<Leader>(sql`
    ${sums}, points AS (
      SELECT key, sum(count * CASE metric ${join(points, ' ')} ELSE 0 END)::bigint AS count FROM sums GROUP BY key
    )
    SELECT m.id AS key, m.portal_name AS label, points.count,
      jsonb_build_object('id', m.id, 'portal_name', m.portal_name, 'role', m.role, 'roles', m.roles,
        'user_icon_src', nullif(m.icon_src, ''), 'status', m.status, 'hidden', m.hidden) AS user
    FROM points JOIN member_facts AS m ON m.id = points.key
    WHERE m.status = 'active' AND NOT m.hidden
      AND ${roles.length === 0 ? sql`true` : sql`m.role = ANY(${roles}::text[])`}
    ORDER BY points.count DESC, m.id LIMIT ${limit}`),
  );
};
