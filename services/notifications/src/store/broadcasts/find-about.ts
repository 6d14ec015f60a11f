import { NotYet } from '@ideabox/events';
import { type Queryable, sql } from '@ideabox/postgres';
import type { About } from '../../domain/may-tell.ts';

type Row = {
  id: number;
  author_id: string;
  removed: boolean;
  category_id: number;
  category: About['category'] | null;
};

/**
 * What decides who sees each of these ideas.
 * @throws NotYet when one of them, or its category, has not arrived.
 */
export const findAbout = async (tx: Queryable, ideaIds: number[]): Promise<Map<number, About>> => {
  const wanted = [...new Set(ideaIds)];
  if (wanted.length === 0) return new Map();
  const rows = await tx.rows<Row>(sql`
    SELECT i.id, i.author_id, i.removed, i.category_id, CASE WHEN c.id IS NOT NULL THEN to_jsonb(c) END AS category
    FROM ideas i LEFT JOIN categories c ON c.id = i.category_id WHERE i.id = ANY(${wanted}::bigint[])`);
  const about = new Map<number, About>();
  for (const { id, author_id, removed, category_id, category } of rows) {
    if (!category) throw new NotYet(`category ${category_id}`);
    about.set(id, { author_id, removed, category });
  }
  const missing = wanted.find((id) => !about.has(id));
  if (missing !== undefined) throw new NotYet(`idea ${missing}`);
  return about;
};
