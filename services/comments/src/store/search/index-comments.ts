import { type Queryable, type Sql, sql } from '@ideabox/postgres';
import { foldKana, searchKeys } from '@ideabox/text';
import { writtenForFormer } from './former-search.ts';

export type Searchable = { id: number; contents: string };

/** Writes entries of comments, whose rows are locked, or new; replaces what was there. */
const written = (comments: Searchable[]): Sql => {
  const entries = comments.map(({ id, contents }) => {
    const comment_text = foldKana(contents);
    // As an array's text, which Postgres reads in half the time that a JSON array takes.
    return { comment_id: id, comment_text, keys: `{${searchKeys(comment_text).join(',')}}` };
  });
  return sql`
    INSERT INTO search_texts (comment_id, comment_text, keys)
    SELECT comment_id, comment_text, keys::integer[] FROM jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      AS g(comment_id bigint, comment_text text, keys text)
    ON CONFLICT (comment_id) DO UPDATE SET comment_text = excluded.comment_text, keys = excluded.keys`;
};

/** Brings comments into the index that are only in that of the release before. */
export const indexLate = async (tx: Queryable, comments: Searchable[]): Promise<void> => {
  await tx.run(written(comments));
};

/**
 * Makes comments findable by the words of theirs, here and by the release before: in one statement, after which the database sees
 * that the two say the same.
 */
export const indexComments = async (tx: Queryable, comments: Searchable[]): Promise<void> => {
  await tx.run(sql`WITH former AS (${writtenForFormer(comments)}) ${written(comments)}`);
};

/** Takes a comment out of the search. */
export const forgetComment = async (tx: Queryable, id: number): Promise<void> => {
  await tx.run(sql`
    WITH entry AS (DELETE FROM search_entries WHERE comment_id = ${id}),
      waiting AS (DELETE FROM search_backlog WHERE comment_id = ${id})
    DELETE FROM search_texts WHERE comment_id = ${id}`);
};
