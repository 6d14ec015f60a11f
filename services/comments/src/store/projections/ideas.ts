import { type Queryable, sql } from '@ideabox/postgres';
import type { IdeaChanged__Output as IdeaChanged } from '@ideabox/protos/ideas/v1/IdeaChanged';

type Change = { id: number; moved: boolean; removed: boolean };

/** Discussions and comments go where their idea went. */
const follow = async (tx: Queryable, changes: Change[]) => {
  const changed = changes.filter(({ moved, removed }) => moved || removed).map(({ id }) => id);
  if (changed.length === 0) return;
  await tx.run(sql`
    UPDATE discussions d SET category_id = i.category_id, removed = i.removed FROM ideas i
    WHERE i.id = d.idea_id AND d.idea_id = ANY(${changed})`);
  await tx.run(sql`
    UPDATE comments c SET category_id = i.category_id, idea_removed = i.removed FROM ideas i
    WHERE i.id = c.idea_id AND c.idea_id = ANY(${changed})`);
};

/** Takes what the ideas service says of ideas; the highest revision stays. */
export const applyIdeas = async (tx: Queryable, ideas: IdeaChanged[]): Promise<void> => {
  const rows = ideas.map(({ contents: _, tags: __, ...idea }) => idea);
  const changes = await tx.rows<Change>(sql`
    INSERT INTO ideas AS i (id, name, category_id, author_id, removed, revision)
    SELECT DISTINCT ON (idea_id) idea_id, name, category_id, author_id, removed, revision
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS g(
      idea_id bigint, name text, category_id bigint, author_id text, removed boolean, revision bigint)
    ORDER BY idea_id, revision DESC
    ON CONFLICT (id) DO UPDATE SET name = excluded.name, category_id = excluded.category_id,
      author_id = excluded.author_id, removed = excluded.removed, revision = excluded.revision
    WHERE i.revision < excluded.revision
    RETURNING new.id, coalesce(old.category_id <> new.category_id, false) AS moved,
      coalesce(old.removed, false) <> new.removed AS removed`);
  await follow(tx, changes);
};

/** Notes an idea whose first fact may still be under way, as its owner described it. */
export const rememberIdea = (
  tx: Queryable,
  idea: { id: number; name: string; author_id: string; category_id: number },
) =>
  tx.run(sql`
    INSERT INTO ideas (id, name, category_id, author_id, revision)
    VALUES (${idea.id}, ${idea.name}, ${idea.category_id}, ${idea.author_id}, 0)
    ON CONFLICT DO NOTHING`);

/** Whether anything was heard of an idea, be it that it is gone. */
export const isKnown = async (db: Queryable, id: number): Promise<boolean> =>
  (await db.one(sql`SELECT 1 FROM ideas WHERE id = ${id}`)) !== undefined;
