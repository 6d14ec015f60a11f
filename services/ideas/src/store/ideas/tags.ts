import { type Queryable, sql } from '@ideabox/postgres';
import { fold, foldKana } from '@ideabox/text';

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
 * The most used tags whose name contains `name`, whatever its width, case and kana, with how many standing ideas that everyone
 * sees carry them.
 */
export const summarizeTags = async (db: Queryable, name: string, page: { limit: number; offset: number }) => {
  const named = sql`FROM tags WHERE idea_count > 0 AND strpos(kana_folded, ${foldKana(name)}) > 0`;
  const [tags, total] = await Promise.all([
    db.rows<{ name: string; count: number }>(sql`
      SELECT name, idea_count AS count ${named}
      ORDER BY idea_count DESC, name LIMIT ${page.limit} OFFSET ${page.offset}`),
    db.one<{ count: number }>(sql`SELECT count(*) AS count ${named}`),
  ]);
  return { tags, count: total?.count ?? 0 };
};
