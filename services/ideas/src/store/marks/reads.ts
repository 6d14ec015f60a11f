import { type Queryable, sql } from '@ideabox/postgres';

/** Notes that a member has read an idea; the first time stays. */
export const addRead = (db: Queryable, idea: number, member: string): Promise<number> =>
  db.run(sql`INSERT INTO reads (idea_id, member_id) VALUES (${idea}, ${member}) ON CONFLICT DO NOTHING`);
