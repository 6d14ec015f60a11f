import { join, type Queryable, type Sql, sql } from '@ideabox/postgres';
import { bigrams, fold, grams, isGram } from '@ideabox/text';

export type Searchable = { idea_id: number; name: string; contents: string; tags: string[] };

/** A statement's share: hundreds of texts are hundreds of thousands of entries in the index. */
const perStatement = 50;

/** Makes ideas findable by every word of their titles, texts and tags; replaces what was there. */
export const indexIdeas = async (tx: Queryable, ideas: Searchable[]): Promise<void> => {
  for (let start = 0; start < ideas.length; start += perStatement) {
    const entries = ideas.slice(start, start + perStatement).map(({ idea_id, name, contents, tags }) => {
      const idea_text = fold(`${name}\n${contents}`);
      const tag_text = fold(tags.join('\n'));
      return { idea_id, idea_text, tag_text, grams: grams(`${idea_text}\n${tag_text}`) };
    });
    await tx.run(sql`
      INSERT INTO search_entries (idea_id, idea_text, tag_text, grams)
      SELECT idea_id, idea_text, tag_text, grams FROM jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
        AS g(idea_id bigint, idea_text text, tag_text text, grams integer[])
      ON CONFLICT (idea_id) DO UPDATE SET idea_text = excluded.idea_text, tag_text = excluded.tag_text,
        grams = excluded.grams`);
  }
};

export const searchTargets = ['all', 'idea', 'tag'] as const;
export type SearchTarget = (typeof searchTargets)[number];

const maxWords = 10;

export type Search = { words: string[]; target: SearchTarget };

/** The words of a keyword, width and case folded; undefined where there is nothing in it that one could search for. */
export const readSearch = (keyword: string, target: SearchTarget): Search | undefined => {
  const words = fold(keyword).split(/\s+/u).filter(Boolean).slice(0, maxWords);
  return words.some((word) => grams(word).length > 0) ? { words, target } : undefined;
};

const gramsOf = (word: string): number[] => {
  const pairs = bigrams(word);
  return pairs.length > 0 ? pairs : grams(word);
};

/** That every word occurs in the text that is searched: `search_entries e`. Exact, whatever an index does before it. */
export const containsWords = ({ words, target }: Search): Sql => {
  const occurs = (word: string) => {
    const inIdea = sql`strpos(e.idea_text, ${word}) > 0`;
    const inTags = sql`strpos(e.tag_text, ${word}) > 0`;
    if (target === 'idea') return inIdea;
    return target === 'tag' ? inTags : sql`(${inIdea} OR ${inTags})`;
  };
  return join(words.map(occurs), ' AND ');
};

/** That the index says it of whole texts, so that counting many need not read them; the check where it cannot. */
export const countsAsMatch = (search: Search): Sql =>
  search.target === 'all' && search.words.every(isGram) ? sql`true` : containsWords(search);

/** That the index has every pair of characters of the words: few rows, some of them not meant. */
export const hasGrams = ({ words }: Search): Sql => sql`e.grams @> ${words.flatMap(gramsOf)}::integer[]`;
