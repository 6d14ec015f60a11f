import { type Queryable, type Sql, sql } from '@ideabox/postgres';
import { NotFound } from '../../domain/errors.ts';
import type { Tag } from '../../domain/tags.ts';
import { indexIdeas } from '../search/index-ideas.ts';
import { tellIdea } from './tell-idea.ts';

const columns = sql`it.id, t.name, it.locked, it.system, it.author_id`;

/** The tags of an idea, in their order. */
export const tagsOf = (db: Queryable, idea: number): Promise<Tag[]> =>
  db.rows<Tag>(sql`
    SELECT ${columns} FROM idea_tags it JOIN tags t ON t.id = it.tag_id
    WHERE it.idea_id = ${idea} ORDER BY it.position, it.id`);

/** The tags of an idea, which nobody else changes until the transaction ends. @throws NotFound */
export const holdTags = async (tx: Queryable, idea: number): Promise<Tag[]> => {
  const held = sql`SELECT 1 FROM ideas WHERE id = ${idea} AND removed_at IS NULL FOR NO KEY UPDATE`;
  if (!(await tx.one(held))) throw new NotFound('Idea');
  return tagsOf(tx, idea);
};

/** The id of the tag of this spelling, which is made where there is none. */
const spelled = async (tx: Queryable, name: string): Promise<Sql> => {
  await tx.run(sql`INSERT INTO tags (name) VALUES (${name}) ON CONFLICT DO NOTHING`);
  return sql`(SELECT id FROM tags WHERE name = ${name})`;
};

/** @returns the id of the tag on the idea. */
export const insertTag = async (tx: Queryable, idea: number, tag: Omit<Tag, 'id' | 'locked'>) => {
  const row = await tx.one<{ id: number }>(sql`
    INSERT INTO idea_tags (idea_id, tag_id, position, system, author_id)
    SELECT ${idea}, ${await spelled(tx, tag.name)}, COALESCE(max(position), -1) + 1, ${tag.system}, ${tag.author_id}
    FROM idea_tags WHERE idea_id = ${idea} RETURNING id`);
  return (row as NonNullable<typeof row>).id;
};

export const renameTag = async (tx: Queryable, id: number, name: string): Promise<number> =>
  tx.run(sql`UPDATE idea_tags SET tag_id = ${await spelled(tx, name)} WHERE id = ${id}`);

export const dropTag = (tx: Queryable, id: number): Promise<number> =>
  tx.run(sql`DELETE FROM idea_tags WHERE id = ${id}`);

export const lockTag = (tx: Queryable, id: number, locked: boolean): Promise<number> =>
  tx.run(sql`UPDATE idea_tags SET locked = ${locked} WHERE id = ${id}`);

/** Makes an idea findable by the tags that it has now, and tells of them. */
export const tellTags = async (tx: Queryable, idea: number, actor_id: string): Promise<void> => {
  const row = await tx.one<{ name: string; contents: string }>(
    sql`UPDATE ideas SET revision = revision + 1 WHERE id = ${idea} RETURNING name, contents`,
  );
  const { name, contents } = row as NonNullable<typeof row>;
  const tags = (await tagsOf(tx, idea)).map((tag) => tag.name);
  await indexIdeas(tx, [{ idea_id: idea, name, contents, tags }]);
  await tellIdea(tx, idea, { cause: 'IDEA_CAUSE_TAGGED', actor_id });
};
