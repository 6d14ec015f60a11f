import { type Queryable, type Sql, sql } from '@ideabox/postgres';
import { bigrams, fold, foldKana, grams, searchKeys } from '@ideabox/text';
import { isIndexed } from './backlog.ts';

/** Where the keys of every idea's text are, and how those of another text are made. */
export type TextIndex = {
  entries: Sql;
  keys: Sql;
  text: Sql;
  keysOf: (text: string) => { keys: number[]; pairs: number[] };
};

const current: TextIndex = {
  entries: sql`search_texts`,
  keys: sql`idea_keys`,
  text: sql`idea_text`,
  keysOf: (text) => ({ keys: searchKeys(foldKana(text)), pairs: bigrams(foldKana(text)) }),
};

/** What the release before keeps, while not every idea is in the index. */
const former: TextIndex = {
  entries: sql`search_entries`,
  keys: sql`grams`,
  text: sql`idea_text`,
  keysOf: (text) => ({ keys: grams(fold(text)), pairs: bigrams(fold(text)) }),
};

export const textIndex = async (db: Queryable): Promise<TextIndex> =>
  (await isIndexed(db)) ? current : former;
