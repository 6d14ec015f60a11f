import { join, type Sql, sql } from '@ideabox/postgres';
import { bigrams, fold, grams, isGram } from '@ideabox/text';
import type { Hits, Searchable } from './hits.ts';
import type { SearchTarget } from './hits-of.ts';

/** Writes what the release before searches; replaces what was there. */
export const writtenForFormer = (ideas: Searchable[]): Sql => {
  const entries = ideas.map(({ idea_id, name, contents, tags }) => {
    const idea_text = fold(`${name}\n${contents}`);
    const tag_text = fold(tags.join('\n'));
    return { idea_id, idea_text, tag_text, grams: grams(`${idea_text}\n${tag_text}`) };
  });
  return sql`
    INSERT INTO search_entries (idea_id, idea_text, tag_text, grams)
    SELECT idea_id, idea_text, tag_text, grams FROM jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      AS g(idea_id bigint, idea_text text, tag_text text, grams integer[])
    ON CONFLICT (idea_id) DO UPDATE SET idea_text = excluded.idea_text, tag_text = excluded.tag_text,
      grams = excluded.grams`;
};

const maxWords = 10;

const gramsOf = (word: string): number[] => {
  const pairs = bigrams(word);
  return pairs.length > 0 ? pairs : grams(word);
};

/** The ideas that the release before finds, by parts of words between spaces; undefined where there is nothing to search for. */
export const formerHitsOf = (keyword: string, target: SearchTarget): Hits | undefined => {
  const words = fold(keyword).split(/\s+/u).filter(Boolean).slice(0, maxWords);
  if (!words.some((word) => grams(word).length > 0)) return undefined;
  const occurs = (word: string): Sql => {
    const [inIdea, inTags] = [sql`strpos(e.idea_text, ${word}) > 0`, sql`strpos(e.tag_text, ${word}) > 0`];
    return { all: sql`(${inIdea} OR ${inTags})`, idea: inIdea, tag: inTags }[target];
  };
  const check = join(words.map(occurs), ' AND ');
  const candidates = sql`e.grams @> ${words.flatMap(gramsOf)}::integer[]`;
  const countCheck = target === 'all' && words.every(isGram) ? sql`true` : check;
  return {
    entries: sql`search_entries`,
    whole: { candidates, check, laterCheck: check, countCheck },
    tiers: [],
  };
};
