import { type Database, sql } from '@ideabox/postgres';

export interface Voter {
  id: string;
  portal_name: string;
  roles: string[];
}

export interface Pair {
  idea: number;
  voter: Voter;
}

/** Members who were imported or have called, oldest id first. */
export const findVoters = (db: Database): Promise<Voter[]> =>
  db.rows<Voter>(sql`SELECT id, portal_name, roles FROM members WHERE status = 'active' ORDER BY id`);

/** Up to `limit` ideas, scattered over all, on which every member may vote. */
export const findIdeasToVote = async (db: Database, limit: number): Promise<number[]> => {
  const rows = await db.rows<{ id: number }>(sql`
    SELECT i.id FROM ideas i JOIN categories c ON c.id = i.category_id
    WHERE i.removed_at IS NULL AND c.status = 'on_air' AND NOT c.invisible AND c.stepper_id IS NULL AND i.stepper_id IS NULL
      AND COALESCE(c.open_until > now(), true) AND COALESCE(c.open_from <= now(), true)
    ORDER BY hashint8(i.id) LIMIT ${limit}`);
  return rows.map(({ id }) => id);
};

/** Ideas and members that have no row of a vote yet, up to `perIdea` for each idea, the ideas in turn. */
export const findUntouchedPairs = async (
  db: Database,
  ideas: number[],
  voters: Voter[],
  perIdea: number,
): Promise<Pair[]> => {
  const rows = await db.rows<{ idea_id: number; member_id: string }>(sql`
    SELECT idea_id, member_id FROM votes WHERE idea_id = ANY(${ideas})`);
  const touched = new Set(rows.map(({ idea_id, member_id }) => `${idea_id} ${member_id}`));
  const pairs: Pair[] = [];
  for (let turn = 0; turn < Math.min(perIdea, voters.length); turn += 1) {
    for (const [index, idea] of ideas.entries()) {
      // A prime stride, so that neighbouring ideas get different members.
      const voter = voters[(index * 7_919 + turn) % voters.length] as Voter;
      if (!touched.has(`${idea} ${voter.id}`)) pairs.push({ idea, voter });
    }
  }
  return pairs;
};
