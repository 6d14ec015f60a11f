import { join, type Sql, sql } from '@ideabox/postgres';
import { bigrams, fold, grams, isGram } from '@ideabox/text';

/** Writes what the release before searches; replaces what was there. */
export const writtenForFormer = (comments: { id: number; contents: string }[]): Sql => {
  const entries = comments.map(({ id, contents }) => {
    const comment_text = fold(contents);
    return { comment_id: id, comment_text, grams: `{${grams(comment_text).join(',')}}` };
  });
  return sql`
    INSERT INTO search_entries (comment_id, comment_text, grams)
    SELECT comment_id, comment_text, grams::integer[] FROM jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      AS g(comment_id bigint, comment_text text, grams text)
    ON CONFLICT (comment_id) DO UPDATE SET comment_text = excluded.comment_text, grams = excluded.grams`;
};

const maxWords = 10;

const gramsOf = (word: string): number[] => {
  const pairs = bigrams(word);
  return pairs.length > 0 ? pairs : grams(word);
};

/** What the release before finds, by parts of words between spaces; undefined where there is nothing to search for. */
export const formerHitsOf = (keyword: string) => {
  const words = fold(keyword).split(/\s+/u).filter(Boolean).slice(0, maxWords);
  if (!words.some((word) => grams(word).length > 0)) return undefined;
  const check = join(
    words.map((word) => sql`strpos(e.comment_text, ${word}) > 0`),
    ' AND ',
  );
  return {
    entries: sql`search_entries`,
    candidates: sql`e.grams @> ${words.flatMap(gramsOf)}::integer[]`,
    check,
    countCheck: words.every(isGram) ? sql`true` : check,
  };
};
