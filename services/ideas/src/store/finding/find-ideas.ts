import { type Queryable, type Sql, sql } from '@ideabox/postgres';
import {
  conditionsOf,
  countCounted,
  every,
  type IdeaFilter,
  inScope,
  isCounted,
  type Scope,
} from './idea-filter.ts';
import { fewHits, mostToGather, sortIdeas, walkIdeas } from './walk-ideas.ts';

export type Found = { ids: number[]; count: number };

const idsOf = async (db: Queryable, statement: Sql): Promise<number[]> =>
  (await db.rows<{ id: number }>(statement)).map((row) => row.id);

const findCounted = async (db: Queryable, filter: IdeaFilter, scope: Scope, count: Sql): Promise<Found> => {
  const found = await db.one<{ count: number; total: number }>(sql`
    SELECT (${count}) AS count, (SELECT sum(idea_count)::int FROM categories) AS total`);
  const { count: matching, total } = found ?? { count: 0, total: 0 };
  const fitting = (how: 'gathered' | 'met') => [inScope(scope), ...conditionsOf(filter, how)];
  if (filter.offset >= matching) return { ids: [], count: matching };
  const most = mostToGather(filter, total);
  if (matching > most) return { ids: await walkIdeas(db, filter, fitting('met')), count: matching };
  const all = await idsOf(
    db,
    sql`SELECT i.id FROM ideas i WHERE ${every(fitting('gathered'))} LIMIT ${most}`,
  );
  return { ids: await sortIdeas(db, filter, all), count: matching };
};

const countFitting = (filter: IdeaFilter, scope: Scope): Sql => {
  if (isCounted(filter, scope)) return countCounted(filter, scope);
  // Few ideas are answered, so that these are counted, and not all the others.
  if (filter.answer === 'none') {
    const [whole, answered] = [undefined, 'any' as const].map((answer) =>
      countFitting({ ...filter, answer }, scope),
    );
    return sql`SELECT (${whole}) - (${answered})`;
  }
  return sql`SELECT count(*) FROM ideas i WHERE ${every([inScope(scope), ...conditionsOf(filter, 'gathered')])}`;
};

const findByFilter = async (db: Queryable, filter: IdeaFilter, scope: Scope): Promise<Found> => {
  const conditions = every([inScope(scope), ...conditionsOf(filter, 'gathered')]);
  // The indexes of what narrows most lists are in this order; that of tags is not.
  const newest = filter.tag === undefined ? sql`ORDER BY i.date_entered DESC, i.id DESC` : sql``;
  const hits = await idsOf(
    db,
    sql`SELECT i.id FROM ideas i WHERE ${conditions} ${newest} LIMIT ${fewHits + 1}`,
  );
  if (hits.length <= fewHits) return { ids: await sortIdeas(db, filter, hits), count: hits.length };
  return findCounted(db, filter, scope, countFitting(filter, scope));
};

/** The ids of a page of ideas, and how many there are in all. */
export const findIdeas = (db: Queryable, filter: IdeaFilter, scope: Scope): Promise<Found> =>
  isCounted(filter, scope)
    ? findCounted(db, filter, scope, countFitting(filter, scope))
    : findByFilter(db, filter, scope);
