import { type Queryable, sql } from '@ideabox/postgres';
import type { Period } from '../domain/periods.ts';
import { closedStatuses } from '../domain/visibility.ts';
import { type Filter, matches, within } from './filter.ts';

export type RankedIdea = {
  key: string;
  label: string;
  count: number;
  idea: { id: number; name: string; category: { id: number; name: string } };
};

/** The ideas with the most votes cast in a period that stand today; only what the public may see. */
export const readIdeaRanking = (
  db: Queryable,
  asked: { period: Period; timezone: string; filter: Filter },
  limit: number,
) =>
  db.rows<RankedIdea>(sql`
    WITH voted AS (
      SELECT idea_id, count(*) AS count FROM vote_facts
      WHERE type IS NOT NULL AND ${within('date_entered', asked.period, asked.timezone)}
        AND ${matches({ roles: asked.filter.roles }, 'role')}
      GROUP BY idea_id
    )
    SELECT i.id::text AS key, i.name AS label, voted.count,
      jsonb_build_object('id', i.id, 'name', i.name,
        'category', jsonb_build_object('id', c.id, 'name', c.name)) AS idea
    FROM voted JOIN idea_facts AS i ON i.id = voted.idea_id JOIN category_facts AS c ON c.id = i.category_id
    WHERE NOT i.removed AND NOT c.deleted AND NOT c.invisible AND c.status <> ALL(${closedStatuses}::text[])
      AND ${matches({ category: asked.filter.category, roles: [] }, 'role', 'i.category_id')}
    ORDER BY voted.count DESC, i.id LIMIT ${limit}`);
