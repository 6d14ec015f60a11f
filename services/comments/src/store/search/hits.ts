import { hasEvery, named, type Queryable, type Sql, sql } from '@ideabox/postgres';
import { isKey, type Search } from '@ideabox/text';
import { isIndexed } from './backlog.ts';
import { formerHitsOf } from './former-search.ts';

/** What a search finds: `entries e` that an index names as candidates, and those among them that are meant. */
export type Hits = {
  entries: Sql;
  candidates: Sql;
  check: Sql;
  /** The check where counting takes one: the index may say enough. */
  countCheck: Sql;
};

const hitsOf = ({ words }: Search): Hits => {
  const check = hasEvery(sql`e.comment_text`, words);
  return {
    entries: sql`search_texts`,
    candidates: named(sql`e.keys`, words),
    check,
    countCheck: words.every(isKey) ? sql`true` : check,
  };
};

/** What a keyword finds: as the release before found it, while not every comment is in the index. */
export const readHits = async (db: Queryable, keyword: string, search: Search): Promise<Hits | undefined> =>
  (await isIndexed(db)) ? hitsOf(search) : formerHitsOf(keyword);
