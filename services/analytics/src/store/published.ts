import { type Queryable, sql } from '@ideabox/postgres';
import { closedStatuses } from '../domain/visibility.ts';

/** The search keys of the categories that everyone sees, by id. */
export const publicCategories = async (db: Queryable): Promise<Map<number, string>> => {
  const rows = await db.rows<{ id: number; search_key: string }>(sql`
    SELECT id, search_key FROM category_facts
    WHERE NOT deleted AND NOT invisible AND status <> ALL(${closedStatuses}::text[])`);
  return new Map(rows.map(({ id, search_key }) => [id, search_key]));
};

const idsOf = async <Id>(rows: Promise<{ id: Id }[]>) => new Set((await rows).map(({ id }) => id));

const everyoneSees = sql`NOT i.removed
  AND NOT c.deleted AND NOT c.invisible AND c.status <> ALL(${closedStatuses}::text[])`;

/** Those of these ideas that everyone sees. */
export const publicIdeas = (db: Queryable, ids: number[]): Promise<Set<number>> =>
  idsOf(
    db.rows<{ id: number }>(sql`
      SELECT i.id FROM idea_facts i JOIN category_facts c ON c.id = i.category_id
      WHERE i.id = ANY(${[...new Set(ids)]}) AND ${everyoneSees}`),
  );

/** The next so many ideas that everyone sees, by id. */
export const publicIdeasAfter = async (db: Queryable, last: number, limit: number): Promise<number[]> => {
  const rows = await db.rows<{ id: number }>(sql`
    SELECT i.id FROM idea_facts i JOIN category_facts c ON c.id = i.category_id
    WHERE i.id > ${last} AND ${everyoneSees} ORDER BY i.id LIMIT ${limit}`);
  return rows.map(({ id }) => id);
};

/** Those of these comments that were removed, and are shown as a marker alone. */
export const removedComments = (db: Queryable, ids: number[]): Promise<Set<number>> =>
  idsOf(
    db.rows<{ id: number }>(
      sql`SELECT id FROM comment_facts WHERE id = ANY(${[...new Set(ids)]}) AND removed`,
    ),
  );

/** Those of these members whose posts are shown as theirs. */
export const namedMembers = (db: Queryable, ids: string[]): Promise<Set<string>> =>
  idsOf(
    db.rows<{ id: string }>(sql`
      SELECT id FROM member_facts WHERE id = ANY(${[...new Set(ids)]}) AND status <> 'withdrawn' AND NOT hidden`),
  );
