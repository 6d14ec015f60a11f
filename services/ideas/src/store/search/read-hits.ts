import type { Queryable } from '@ideabox/postgres';
import type { Search } from '@ideabox/text';
import { isIndexed } from './backlog.ts';
import { formerHitsOf } from './former-search.ts';
import type { Hits } from './hits.ts';
import { hitsOf, type SearchTarget } from './hits-of.ts';

/** What a keyword finds: as the release before found it, while not every idea is in the index. */
export const readHits = async (
  db: Queryable,
  { keyword, search, target }: { keyword: string; search: Search; target: SearchTarget },
): Promise<Hits | undefined> =>
  (await isIndexed(db)) ? hitsOf(search, target) : formerHitsOf(keyword, target);
