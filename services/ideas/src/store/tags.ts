import { type Queryable, sql } from '@ideabox/postgres';
import { fold } from '@ideabox/text';

export type IdeaTags = { idea_id: number; tags: string[] };

const isFirst = (name: string, place: number, names: string[]) =>
  names.findIndex((other) => fold(other) === fold(name)) === place;

/** Gives new ideas their tags, in their order; of spellings of the same tag the first. */
export const addTags = async (tx: Queryable, ideas: IdeaTags[]): Promise<void> => {
  const pairs = ideas.flatMap(({ idea_id, tags }) =>
    tags.filter(isFirst).map((name, position) => ({ idea_id, name, position })),
  );
  if (pairs.length === 0) return;
  const names = [...new Set(pairs.map((pair) => pair.name))].sort();
  await tx.run(sql`INSERT INTO tags (name) SELECT unnest(${names}::text[]) ON CONFLICT DO NOTHING`);
  await tx.run(sql`
    INSERT INTO idea_tags (idea_id, tag_id, position, system)
    SELECT g.idea_id, t.id, g.position, true FROM jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb)
      AS g(idea_id bigint, name text, position smallint) JOIN tags t USING (name)`);
};

/**
 * The most used tags whose name contains `name`, whatever its width and case, with how many standing ideas of these
 * categories carry them.
 */
export const summarizeTags = async (
  db: Queryable,
  name: string,
  categories: number[],
  page: { limit: number; offset: number },
) => {
  const rows = await db.rows<{ name: string; count: number; total: number }>(sql`
    SELECT t.name, used.count, count(*) OVER () AS total FROM (
      SELECT tag_id, sum(idea_count)::bigint AS count FROM tag_counts
      WHERE category_id = ANY(${categories}) AND idea_count > 0 GROUP BY tag_id
    ) used JOIN tags t ON t.id = used.tag_id
    WHERE strpos(t.folded, ${fold(name)}) > 0
    ORDER BY used.count DESC, t.name LIMIT ${page.limit} OFFSET ${page.offset}`);
  return { tags: rows.map(({ name, count }) => ({ name, count })), count: rows[0]?.total ?? 0 };
};
