import { type Queryable, sql } from '@ideabox/postgres';
import { bigrams } from '@ideabox/text';
import type { Pattern } from './like-ideas.ts';

type Entry = { idea_text: string; grams: number[]; tags: string[] };

/** What other ideas are compared with to find those related to an idea. */
export const patternOf = async (db: Queryable, id: number): Promise<Pattern> => {
  const entry = await db.one<Entry>(sql`
    SELECT e.idea_text, to_json(e.grams) AS grams,
      ARRAY(SELECT t.name FROM idea_tags it JOIN tags t ON t.id = it.tag_id WHERE it.idea_id = e.idea_id) AS tags
    FROM search_entries e WHERE e.idea_id = ${id}`);
  if (!entry) return { grams: [], pairs: [], tags: [] };
  return { grams: entry.grams, pairs: bigrams(entry.idea_text), tags: entry.tags, except: id };
};
