import { type Queryable, type Sql, sql } from '@ideabox/postgres';
import { foldKana, searchKeys } from '@ideabox/text';
import { writtenForFormer } from './former-search.ts';
import type { Searchable } from './hits.ts';

/** A statement's share: hundreds of texts are hundreds of thousands of entries in the index. */
const perStatement = 50;

const entryOf = ({ idea_id, name, contents, tags }: Searchable) => {
  const [title, idea_text, tag_text] = [name, `${name}\n${contents}`, tags.join('\n')].map(foldKana) as [
    string,
    string,
    string,
  ];
  return {
    idea_id,
    title,
    idea_text,
    tag_text,
    title_keys: searchKeys(title),
    idea_keys: searchKeys(idea_text),
    tag_keys: searchKeys(tag_text),
  };
};

/** Writes entries of ideas, whose rows are locked, or new; replaces what was there. */
const written = (ideas: Searchable[]): Sql => sql`
  INSERT INTO search_texts (idea_id, title, idea_text, tag_text, title_keys, idea_keys, tag_keys)
  SELECT g.* FROM jsonb_to_recordset(${JSON.stringify(ideas.map(entryOf))}::jsonb) AS g(idea_id bigint, title text,
    idea_text text, tag_text text, title_keys integer[], idea_keys integer[], tag_keys integer[])
  ON CONFLICT (idea_id) DO UPDATE SET title = excluded.title, idea_text = excluded.idea_text, tag_text = excluded.tag_text,
    title_keys = excluded.title_keys, idea_keys = excluded.idea_keys, tag_keys = excluded.tag_keys`;

/** Brings ideas into the index that are only in that of the release before. */
export const indexLate = async (tx: Queryable, ideas: Searchable[]): Promise<void> => {
  await tx.run(written(ideas));
};

/**
 * Makes ideas findable by the words of their titles, texts and tags, here and by the release before: in one statement, after which
 * the database sees that the two say the same.
 */
export const indexIdeas = async (tx: Queryable, ideas: Searchable[]): Promise<void> => {
  for (let start = 0; start < ideas.length; start += perStatement) {
    const some = ideas.slice(start, start + perStatement);
    await tx.run(sql`WITH former AS (${writtenForFormer(some)}) ${written(some)}`);
  }
};

/** Takes an idea out of the search. */
export const forgetIdea = async (tx: Queryable, id: number): Promise<void> => {
  await tx.run(sql`
    WITH entry AS (DELETE FROM search_entries WHERE idea_id = ${id}),
      waiting AS (DELETE FROM search_backlog WHERE idea_id = ${id})
    DELETE FROM search_texts WHERE idea_id = ${id}`);
};
