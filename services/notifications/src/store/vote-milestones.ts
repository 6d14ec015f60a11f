import { type Queryable, sql } from '@ideabox/postgres';

export type VoteMilestone = { idea_id: number; milestone: number };

/** Notes milestones as reached. @returns those that had not been. */
export const reachMilestones = (tx: Queryable, reached: VoteMilestone[]): Promise<VoteMilestone[]> =>
  tx.rows<VoteMilestone>(sql`
    INSERT INTO vote_milestones (idea_id, milestone)
    SELECT DISTINCT idea_id, milestone
    FROM jsonb_to_recordset(${JSON.stringify(reached)}::jsonb) AS g(idea_id bigint, milestone bigint)
    ORDER BY 1, 2
    ON CONFLICT DO NOTHING RETURNING idea_id, milestone`);
