import { join, type Queryable, type Sql, sql } from '@ideabox/postgres';
import { bigrams, fold, grams, isGram } from '@ideabox/text';

/** Makes comments findable by every word of theirs; replaces what was there. */
export const indexComments = async (
  tx: Queryable,
  comments: { id: number; contents: string }[],
): Promise<void> => {
  const entries = comments.map(({ id, contents }) => {
    const comment_text = fold(contents);
    // As an array's text, which Postgres reads in half the time that a JSON array takes.
    return { comment_id: id, comment_text, grams: `{${grams(comment_text).join(',')}}` };
  });
  await tx.run(sql`
    INSERT INTO search_entries (comment_id, comment_text, grams)
    SELECT comment_id, comment_text, grams::integer[] FROM jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      AS g(comment_id bigint, comment_text text, grams text)
    ON CONFLICT (comment_id) DO UPDATE SET comment_text = excluded.comment_text, grams = excluded.grams`);
};

const maxWords = 10;

/** The words of a keyword, width and case folded; undefined where there is nothing in it that one could search for. */
export const readWords = (keyword: string): string[] | undefined => {
  const words = fold(keyword).split(/\s+/u).filter(Boolean).slice(0, maxWords);
  return words.some((word) => grams(word).length > 0) ? words : undefined;
};

const gramsOf = (word: string): number[] => {
  const pairs = bigrams(word);
  return pairs.length > 0 ? pairs : grams(word);
};

/** That every word occurs in `search_entries e`. Exact, whatever an index does before it. */
export const containsWords = (words: string[]): Sql =>
  join(
    words.map((word) => sql`strpos(e.comment_text, ${word}) > 0`),
    ' AND ',
  );

/** That the index says it of whole texts, so that counting many need not read them; the check where it cannot. */
export const countsAsMatch = (words: string[]): Sql =>
  words.every(isGram) ? sql`true` : containsWords(words);

/** That the index has every pair of characters of the words: few rows, some of them not meant. */
export const hasGrams = (words: string[]): Sql => sql`e.grams @> ${words.flatMap(gramsOf)}::integer[]`;
