import { type Queryable, sql } from '@ideabox/postgres';

/** From here on every fact that is written carries the next number. @returns that number. */
export const beginGeneration = async (db: Queryable): Promise<number> => {
  const begun = await db.one<{ generation: number }>(
    sql`UPDATE projection SET generation = generation + 1 RETURNING generation`,
  );
  if (!begun) throw new Error('the projection has no generation');
  return begun.generation;
};
