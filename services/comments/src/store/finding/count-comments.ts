import { type Queryable, type Sql, sql } from '@ideabox/postgres';
import { inScope, type Scope } from './scope.ts';

export const countOf = async (db: Queryable, statement: Sql): Promise<number> =>
  (await db.one<{ count: number | null }>(statement))?.count ?? 0;

/** All comments that a reader sees: of whole categories as they are counted, of others those on the reader's own ideas. */
export const countAll = ({ categories, ownOf, reader }: Scope): Sql => sql`
  SELECT (
    coalesce((SELECT sum(comment_count) FROM category_counts WHERE category_id = ANY(${categories})), 0) +
    coalesce((SELECT sum(d.comment_count) FROM ideas i JOIN discussions d ON d.idea_id = i.id
      WHERE i.author_id = ${reader} AND i.category_id = ANY(${ownOf}) AND NOT i.removed), 0)
  )::float8 AS count`;

/** All comments of one idea, when the reader sees it. */
export const countOfIdea = (scope: Scope, ideaId: number): Sql => sql`
  SELECT d.comment_count AS count FROM discussions d JOIN ideas i ON i.id = d.idea_id
  WHERE d.idea_id = ${ideaId} AND ${inScope(scope)}`;
