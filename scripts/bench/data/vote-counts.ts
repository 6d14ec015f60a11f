import { type Database, sql } from '@ideabox/postgres';

export interface VoteCounts {
  rows: number;
  counters: number;
  /** Ideas whose counter is not the number of their rows. */
  wrong: number;
}

/** Standing votes, counted row by row, and what the counters of the ideas say. */
export const countVotes = async (db: Database): Promise<VoteCounts> => {
  const counts = await db.one<VoteCounts>(sql`
    WITH counted AS (SELECT idea_id, count(*) AS rows FROM votes WHERE type IS NOT NULL GROUP BY idea_id)
    SELECT COALESCE(sum(rows), 0)::int AS rows, COALESCE(sum(vote_count), 0)::int AS counters,
      count(*) FILTER (WHERE COALESCE(rows, 0) <> COALESCE(vote_count, 0)) AS wrong
    FROM standings FULL JOIN counted USING (idea_id)`);
  return counts as VoteCounts;
};
