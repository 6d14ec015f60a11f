import { latest, NotYet } from '@ideabox/events';
import { type Queryable, sql } from '@ideabox/postgres';
import type { IdeaChanged__Output as IdeaChanged } from '@ideabox/protos/ideas/v1/IdeaChanged';

/** Takes what ideas says of ideas; the highest revision stays. */
export const applyIdeas = async (tx: Queryable, ideas: IdeaChanged[]): Promise<void> => {
  const rows = latest(ideas, (idea) => idea.idea_id).map(({ contents: _, tags: __, ...row }) => row);
  await tx.run(sql`
    INSERT INTO ideas AS i (id, name, author_id, category_id, removed, revision)
    SELECT idea_id, name, author_id, category_id, removed, revision
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS g(idea_id bigint, name text, author_id text, category_id bigint, removed boolean, revision bigint)
    ON CONFLICT (id) DO UPDATE SET name = excluded.name, author_id = excluded.author_id,
      category_id = excluded.category_id, removed = excluded.removed, revision = excluded.revision
    WHERE i.revision < excluded.revision`);
};

/**
 * Who wrote each of these ideas; null for one that was removed.
 * @throws NotYet when one of them has not arrived.
 */
export const authorsOf = async (tx: Queryable, ideaIds: number[]): Promise<Map<number, string | null>> => {
  const wanted = [...new Set(ideaIds)];
  if (wanted.length === 0) return new Map();
  const rows = await tx.rows<{ id: number; author_id: string | null }>(sql`
    SELECT id, CASE WHEN NOT removed THEN author_id END AS author_id FROM ideas WHERE id = ANY(${wanted}::bigint[])`);
  const authors = new Map(rows.map((row) => [row.id, row.author_id]));
  const missing = wanted.find((id) => !authors.has(id));
  if (missing !== undefined) throw new NotYet(`idea ${missing}`);
  return authors;
};
