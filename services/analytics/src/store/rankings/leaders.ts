import { type Database, join, type Queryable, sql } from '@ideabox/postgres';
import { leaderPoints } from '../../domain/leader-points.ts';
import { commentFacts } from '../facts/comment-facts.ts';
import { ideaFacts } from '../facts/idea-facts.ts';
import { ratingFacts } from '../facts/rating-facts.ts';
import type { Asked } from '../figures/filter.ts';
import { keySums, type Scope } from '../figures/key-sums.ts';
import { readSpan } from '../figures/span.ts';
import { withRoom } from '../figures/with-room.ts';

/** How many points a member has. */
export type Points = { id: string; count: number };

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

/** Twice as many as are shown, as some may hide or leave before they are found anew. */
const most = 50;

/** What leaders have points for. */
export const leaderMetrics = Object.keys(leaderPoints) as (keyof typeof leaderPoints)[];

const metrics = [ideaFacts, commentFacts, ratingFacts]
  .flatMap(({ metrics }) => metrics ?? [])
  .filter(({ name }) => leaderMetrics.some((known) => known === name));

const isShown = (roles: readonly string[]) => sql`m.status = 'active' AND NOT m.hidden
  AND ${roles.length === 0 ? sql`true` : sql`m.role = ANY(${roles}::text[])`}`;

/**
 * The most points that members have in a period, of those who are active and do not hide; the roles that are asked for are
 * the members' own of today. What happens in categories that the public does not see makes nobody a leader.
 */
export const rankLeaders = async (db: Database, asked: Asked, scope: Scope): Promise<Points[]> => {
  const { category, roles } = asked.filter;
  const sums = keySums(metrics, await readSpan(db, asked), { category, roles: [] }, scope);
  const points = leaderMetrics.map((name) => sql`WHEN ${name} THEN ${leaderPoints[name]}::int`);
  return withRoom(db, (tx) =>
    tx.rows<Points>(sql`
    ${sums}, points AS (
      SELECT key, sum(count * CASE metric ${join(points, ' ')} ELSE 0 END)::bigint AS count FROM sums GROUP BY key
    )
    SELECT m.id, points.count FROM points JOIN member_facts AS m ON m.id = points.key
    WHERE ${isShown(roles)} ORDER BY points.count DESC, m.id LIMIT ${most}`),
  );
};

/** The first of these members as they are now. */
export const showLeaders = (
  db: Queryable,
  points: readonly Points[],
  { roles, limit }: { roles: readonly string[]; limit: number },
): Promise<Leader[]> =>
  db.rows<Leader>(sql`
    SELECT m.id AS key, m.portal_name AS label, points.count,
      jsonb_build_object('id', m.id, 'portal_name', m.portal_name, 'role', m.role, 'roles', m.roles,
        'user_icon_src', nullif(m.icon_src, ''), 'status', m.status, 'hidden', m.hidden) AS user
    FROM json_to_recordset(${JSON.stringify(points)}::json) AS points (id text, count bigint)
      JOIN member_facts AS m USING (id)
    WHERE ${isShown(roles)} ORDER BY points.count DESC, m.id LIMIT ${limit}`);
