import { type Database, type Queryable, type Sql, sql } from '@ideabox/postgres';
import type { Translations } from '@ideabox/text';
import { closedStatuses } from '../../domain/visibility.ts';
import { rankingMetric } from '../facts/vote-facts.ts';
import { readScope } from '../figures/scope.ts';
import { withRoom } from '../figures/with-room.ts';
import { type AskedRanking, ideaRanks } from './idea-ranks.ts';

export type RankedIdea = {
  key: string;
  label: string;
  count: number;
  idea: { id: number; name: string; category: { id: number; name: string; names: Translations } };
};

/** Of so many ideas that come first, as many as are asked for can mostly be shown. */
const firstLook = 250;

const lookAt = async (
  db: Queryable,
  { ranks, category, limit }: { ranks: Sql; category: number | undefined; limit: number },
  atMost: number | null,
) =>
  db.rows<RankedIdea & { ranked: number }>(sql`
    ${ranks}, first AS (
      SELECT id, count, apart FROM ranks WHERE count > 0 ORDER BY count DESC, apart, id LIMIT ${atMost}::int
    )
    SELECT i.id::text AS key, i.name AS label, first.count,
      jsonb_build_object('id', i.id, 'name', i.name,
        'category', jsonb_build_object('id', c.id, 'name', c.name, 'names', c.names)) AS idea,
      (SELECT count(*) FROM ranks) AS ranked
    FROM first JOIN idea_facts AS i ON i.id = first.id JOIN category_facts AS c ON c.id = i.category_id
    WHERE NOT i.removed AND NOT c.deleted AND NOT c.invisible AND c.status <> ALL(${closedStatuses}::text[])
      AND ${category === undefined ? sql`true` : sql`i.category_id = ${category}`}
    ORDER BY first.count DESC, first.apart, i.id LIMIT ${limit}`);

/** The first ideas of those voted on in a period, by votes that stand today; only what the public may see, by today's category. */
export const readIdeaRanking = async (
  db: Database,
  asked: AskedRanking,
  limit: number,
): Promise<RankedIdea[]> => {
  const { category, roles } = asked.filter;
  // Every vote counts: whether the public sees the idea is asked of the idea.
  const { open, closed } = await readScope(db, [rankingMetric.name]);
  const scope = { open: [...open, ...closed], closed: [] };
  const ranks = await ideaRanks(db, { ...asked, filter: { roles } }, scope);
  const wanted = { ranks, category, limit };
  const ranked = await withRoom(db, async (tx) => {
    const first = await lookAt(tx, wanted, firstLook);
    const more = first[0] === undefined || first[0].ranked > firstLook;
    return first.length < limit && more ? lookAt(tx, wanted, null) : first;
  });
  return ranked.map(({ ranked: _, ...idea }) => idea);
};
