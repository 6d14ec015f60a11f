import { type Queryable, sql } from '@ideabox/postgres';

/** Makes an idea a member's favourite; again changes nothing. */
export const addFavorite = (db: Queryable, idea: number, member: string): Promise<number> =>
  db.run(sql`INSERT INTO favorites (idea_id, member_id) VALUES (${idea}, ${member}) ON CONFLICT DO NOTHING`);

/** @returns whether it was one. */
export const dropFavorite = async (db: Queryable, idea: number, member: string): Promise<boolean> =>
  (await db.run(sql`DELETE FROM favorites WHERE idea_id = ${idea} AND member_id = ${member}`)) > 0;
