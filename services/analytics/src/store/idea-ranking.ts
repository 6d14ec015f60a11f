import { type Queryable, sql } from '@ideabox/postgres';
import { closedStatuses } from '../domain/visibility.ts';
import type { Asked } from './filter.ts';
import { keySums } from './key-sums.ts';
import { readScope } from './scope.ts';
import { readSpan } from './span.ts';
import { voteFacts } from './vote-facts.ts';

export type RankedIdea = {
  key: string;
  label: string;
  count: number;
  idea: { id: number; name: string; category: { id: number; name: string } };
};

const metrics = (voteFacts.metrics ?? []).filter(({ name }) => name === 'idea_ranking');

/** The ideas with the most votes cast in a period that stand today; only what the public may see, by today's category. */
export const readIdeaRanking = async (db: Queryable, asked: Asked, limit: number) => {
  const { category, roles } = asked.filter;
  const { open, closed } = await readScope(db, ['idea_ranking']);
  // Every vote counts: whether the public sees the idea is asked of the idea.
  const sums = keySums(
    metrics,
    await readSpan(db, asked),
    { roles },
    { open: [...open, ...closed], closed: [] },
  );
  return db.rows<RankedIdea>(sql`
    ${sums}
    SELECT i.id::text AS key, i.name AS label, sums.count::bigint,
      jsonb_build_object('id', i.id, 'name', i.name,
        'category', jsonb_build_object('id', c.id, 'name', c.name)) AS idea
    FROM sums JOIN idea_facts AS i ON i.id = sums.key::bigint JOIN category_facts AS c ON c.id = i.category_id
    WHERE NOT i.removed AND NOT c.deleted AND NOT c.invisible AND c.status <> ALL(${closedStatuses}::text[])
      AND ${category === undefined ? sql`true` : sql`i.category_id = ${category}`}
    ORDER BY sums.count DESC, i.id LIMIT ${limit}`);
};
