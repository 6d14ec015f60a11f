import { type Queryable, sql } from '@ideabox/postgres';

export type IdeaTags = { idea_id: number; tags: string[] };

/** Gives new ideas their tags, in their order. */
export const addTags = async (tx: Queryable, ideas: IdeaTags[]): Promise<void> => {
  const pairs = ideas.flatMap(({ idea_id, tags }) =>
    [...new Set(tags)].map((name, position) => ({ idea_id, name, position })),
  );
  if (pairs.length === 0) return;
  const names = [...new Set(pairs.map((pair) => pair.name))].sort();
  await tx.run(sql`INSERT INTO tags (name) SELECT unnest(${names}::text[]) ON CONFLICT DO NOTHING`);
  await tx.run(sql`
    INSERT INTO idea_tags (idea_id, tag_id, position)
    SELECT g.idea_id, t.id, g.position FROM jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb)
      AS g(idea_id bigint, name text, position smallint) JOIN tags t USING (name)`);
};

/** The most used tags whose name contains `name`, with how many ideas carry them. */
export const summarizeTags = async (db: Queryable, name: string, page: { limit: number; offset: number }) => {
  const rows = await db.rows<{ name: string; count: number; total: number }>(sql`
    SELECT t.name, count(*) AS count, count(*) OVER () AS total FROM tags t
    JOIN idea_tags it ON it.tag_id = t.id JOIN ideas i ON i.id = it.idea_id AND i.removed_at IS NULL
    WHERE strpos(lower(t.name), lower(${name})) > 0
    GROUP BY t.name ORDER BY count(*) DESC, t.name LIMIT ${page.limit} OFFSET ${page.offset}`);
  return { tags: rows.map(({ name, count }) => ({ name, count })), count: rows[0]?.total ?? 0 };
};
