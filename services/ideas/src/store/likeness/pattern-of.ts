import { type Queryable, sql } from '@ideabox/postgres';
import type { TextIndex } from '../search/text-index.ts';
import type { Pattern } from './like-ideas.ts';

type Entry = { text: string; tags: string[] };

/** What other ideas are compared with to find those related to an idea. */
export const patternOf = async (
  db: Queryable,
  { entries, text, keysOf }: TextIndex,
  id: number,
): Promise<Pattern> => {
  const entry = await db.one<Entry>(sql`
    SELECT e.${text} AS text,
      ARRAY(SELECT t.name FROM idea_tags it JOIN tags t ON t.id = it.tag_id WHERE it.idea_id = e.idea_id) AS tags
    FROM ${entries} e WHERE e.idea_id = ${id}`);
  if (!entry) return { grams: [], pairs: [], tags: [] };
  const { keys, pairs } = keysOf(entry.text);
  return { grams: keys, pairs, tags: entry.tags, except: id };
};
