import { type Database, type Queryable, sql } from '@ideabox/postgres';
import type { Translations } from '@ideabox/text';
import { closedStatuses } from '../../domain/visibility.ts';
import { rankingMetric } from '../facts/vote-facts.ts';
import { readScope } from '../figures/scope.ts';
import { withRoom } from '../figures/with-room.ts';
import { type AskedRanking, ideaRanks } from './idea-ranks.ts';

/** How an idea is ranked: by the greater count, of those with the same by the lesser `apart`. */
export type IdeaRank = { id: number; count: number; apart: number };

export type RankedIdea = {
  key: string;
  label: string;
  count: number;
  idea: { id: number; name: string; category: { id: number; name: string; names: Translations } };
};

/** Twice as many as are shown, as some may be taken from the public's eyes before they are found anew. */
const ofEachCategory = 50;

const everyoneSees = sql`NOT i.removed AND NOT c.deleted AND NOT c.invisible AND c.status <> ALL(${closedStatuses}::text[])`;

/**
 * The first ideas of each category among those voted on in a period, by votes that stand today; only what the public may see, by
 * today's category. What it takes to find those of one category finds those of all.
 */
export const rankIdeas = async (db: Database, asked: AskedRanking): Promise<IdeaRank[]> => {
  // Every vote counts: whether the public sees the idea is asked of the idea.
  const { open, closed } = await readScope(db, [rankingMetric.name]);
  const ranks = await ideaRanks(db, asked, { open: [...open, ...closed], closed: [] });
  return withRoom(db, (tx) =>
    tx.rows<IdeaRank>(sql`
      ${ranks}, placed AS (
        SELECT ranks.*, row_number() OVER (PARTITION BY i.category_id ORDER BY count DESC, apart, ranks.id) AS place
        FROM ranks JOIN idea_facts AS i ON i.id = ranks.id JOIN category_facts AS c ON c.id = i.category_id
        WHERE count > 0 AND ${everyoneSees}
      )
      SELECT id, count, apart FROM placed WHERE place <= ${ofEachCategory}`),
  );
};

/** The first of these ideas as they are now: of one category, where one is named, and only what the public may see. */
export const showRankedIdeas = (
  db: Queryable,
  ranks: readonly IdeaRank[],
  { category, limit }: { category: number | undefined; limit: number },
): Promise<RankedIdea[]> =>
  db.rows<RankedIdea>(sql`
    SELECT i.id::text AS key, i.name AS label, ranks.count,
      jsonb_build_object('id', i.id, 'name', i.name,
        'category', jsonb_build_object('id', c.id, 'name', c.name, 'names', c.names)) AS idea
    FROM json_to_recordset(${JSON.stringify(ranks)}::json) AS ranks (id bigint, count bigint, apart bigint)
      JOIN idea_facts AS i USING (id) JOIN category_facts AS c ON c.id = i.category_id
    WHERE ${everyoneSees} AND ${category === undefined ? sql`true` : sql`i.category_id = ${category}`}
    ORDER BY ranks.count DESC, ranks.apart, i.id LIMIT ${limit}`);
