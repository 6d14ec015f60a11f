import { type Queryable, sql } from '@ideabox/postgres';

export type ImportedVotes = { idea_id: number; votes: number };

/** Counts one more imported vote on each of these ideas. @returns how many each of them has now. */
export const addImportedVotes = (tx: Queryable, ideaIds: number[]): Promise<ImportedVotes[]> =>
  tx.rows<ImportedVotes>(sql`
    INSERT INTO imported_votes AS i (idea_id, votes)
    SELECT idea_id, count(*) FROM unnest(${ideaIds}::bigint[]) AS idea_id GROUP BY 1 ORDER BY 1
    ON CONFLICT (idea_id) DO UPDATE SET votes = i.votes + excluded.votes
    RETURNING idea_id, votes`);
