import { type Queryable, sql } from '@ideabox/postgres';
import { indexIdeas } from '../search/index-ideas.ts';
import type { LockedIdea } from './standing-idea.ts';
import { tellIdea } from './tell-idea.ts';

type Text = { name: string; contents: string };

/** The first text becomes a version when the second one comes. */
const keepFirst = (tx: Queryable, id: number) =>
  tx.run(sql`
    INSERT INTO idea_versions (idea_id, version, name, contents, writer_id, date_entered)
    SELECT id, 1, name, contents, author_id, date_entered FROM ideas WHERE id = ${id}
    ON CONFLICT DO NOTHING`);

const addVersion = (tx: Queryable, id: number, { name, contents }: Text, writer: string) =>
  tx.run(sql`
    INSERT INTO idea_versions (idea_id, version, name, contents, writer_id, date_entered)
    SELECT ${id}, max(version) + 1, ${name}, ${contents}, ${writer}, now() FROM idea_versions WHERE idea_id = ${id}`);

const tagsOf = async (tx: Queryable, id: number): Promise<string[]> => {
  const rows = await tx.rows<{ name: string }>(
    sql`SELECT t.name FROM idea_tags it JOIN tags t ON t.id = it.tag_id WHERE it.idea_id = ${id}`,
  );
  return rows.map(({ name }) => name);
};

/** Gives a locked idea another text: a version more, found by its new words, and the fact. */
export const editIdea = async (
  tx: Queryable,
  { id }: LockedIdea,
  text: Text,
  editor: { id: string; reason?: string | undefined },
): Promise<void> => {
  await keepFirst(tx, id);
  await addVersion(tx, id, text, editor.id);
  await tx.run(sql`
    UPDATE ideas SET name = ${text.name}, contents = ${text.contents}, revision = revision + 1 WHERE id = ${id}`);
  await indexIdeas(tx, [{ idea_id: id, ...text, tags: await tagsOf(tx, id) }]);
  await tellIdea(tx, id, { cause: 'IDEA_CAUSE_EDITED', actor_id: editor.id, reason: editor.reason });
};
