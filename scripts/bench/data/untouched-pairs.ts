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

/** Ideas and members without a standing vote, up to `perIdea` for each idea, neighbouring ideas with other members. */
export const findUntouchedPairs = async (
  db: Database,
  ideas: number[],
  voters: Voter[],
  perIdea: number,
): Promise<Pair[]> => {
  const rows = await db.rows<{ idea_id: number; member_id: string }>(sql`
    SELECT idea_id, member_id FROM votes WHERE idea_id = ANY(${ideas}) AND type IS NOT NULL`);
  const touched = new Set(rows.map(({ idea_id, member_id }) => `${idea_id} ${member_id}`));
  const first = Math.floor(Math.random() * voters.length);
  return ideas.flatMap((idea, index) => {
    // A prime stride: no two ideas in a row begin with members near to each other.
    const begin = (first + index * 7_919) % voters.length;
    return voters
      .keys()
      .map((turn) => voters[(begin + turn) % voters.length] as Voter)
      .filter(({ id }) => !touched.has(`${idea} ${id}`))
      .take(perIdea)
      .map((voter) => ({ idea, voter }))
      .toArray();
  });
};
