import { type Queryable, type Sql, sql } from '@ideabox/postgres';
import { LRUCache } from 'lru-cache';
import { conditionsOf, every, type IdeaFilter, inScope, type Scope } from './idea-filter.ts';
import { containsWords, countsAsMatch, hasGrams, type Search } from './search-entries.ts';
import { sortIdeas, walkIdeas } from './walk-ideas.ts';

export type Found = { ids: number[]; count: number };

/** Up to this many hits ideas are gathered and sorted; above, they are met by walking in order. */
const fewHits = 1_000;
/** Keyword searches count no further than this. */
const maxCounted = 10_000;

/** How often words that many ideas have were found; asked for again every half minute. */
export type CommonCounts = LRUCache<string, number>;

export const createCommonCounts = (): CommonCounts => new LRUCache({ max: 1_000, ttl: 30_000 });

const countOf = async (db: Queryable, statement: Sql): Promise<number> =>
  (await db.one<{ count: number }>(statement))?.count ?? 0;

const idsOf = async (db: Queryable, statement: Sql): Promise<number[]> =>
  (await db.rows<{ id: number }>(statement)).map((row) => row.id);

const keyOf = ({ text, values }: Sql) => JSON.stringify([text, values]);

const findByKeyword = async (
  db: Queryable,
  filter: IdeaFilter,
  conditions: Sql[],
  search: Search,
  counts: CommonCounts,
): Promise<Found> => {
  const matching = (check: Sql, limit: number) => sql`
    SELECT i.id FROM search_entries e JOIN ideas i ON i.id = e.idea_id
    WHERE ${hasGrams(search)} AND ${check} AND ${every(conditions)} LIMIT ${limit}`;
  const counting = matching(countsAsMatch(search), maxCounted);
  const inOrder = () => walkIdeas(db, filter, [...conditions, containsWords(search)], { search: true });
  const known = counts.get(keyOf(counting));
  if (known !== undefined) return { ids: await inOrder(), count: known };
  const hits = await idsOf(db, matching(containsWords(search), fewHits + 1));
  if (hits.length <= fewHits) return { ids: await sortIdeas(db, filter, hits), count: hits.length };
  const [ids, count] = await Promise.all([
    inOrder(),
    countOf(db, sql`SELECT count(*) AS count FROM (${counting}) AS matching`),
  ]);
  counts.set(keyOf(counting), count);
  return { ids, count };
};

const findByFilter = async (db: Queryable, filter: IdeaFilter, conditions: Sql[]): Promise<Found> => {
  const hits = await idsOf(
    db,
    sql`SELECT i.id FROM ideas i WHERE ${every(conditions)}
      ORDER BY i.date_entered DESC, i.id DESC LIMIT ${fewHits + 1}`,
  );
  if (hits.length <= fewHits) return { ids: await sortIdeas(db, filter, hits), count: hits.length };
  const count = await countOf(db, sql`SELECT count(*) AS count FROM ideas i WHERE ${every(conditions)}`);
  return { ids: filter.offset < count ? await walkIdeas(db, filter, conditions) : [], count };
};

/** Categories count their ideas, so that the whole list does not; one's own in others are few. */
const countScope = ({ categories, ownOf, reader }: Scope): Sql => {
  const own = sql`
    SELECT count(*) FROM ideas WHERE author_id = ${reader} AND category_id = ANY(${ownOf}) AND removed_at IS NULL`;
  return sql`
    SELECT COALESCE(sum(idea_count), 0)::int + ${ownOf.length === 0 ? sql`0` : sql`(${own})`} AS count
    FROM categories WHERE id = ANY(${categories})`;
};

const findAll = async (
  db: Queryable,
  filter: IdeaFilter,
  conditions: Sql[],
  scope: Scope,
): Promise<Found> => {
  const count = await countOf(db, countScope(scope));
  return { ids: filter.offset < count ? await walkIdeas(db, filter, conditions) : [], count };
};

/**
 * The ids of a page of ideas and how many there are in all. A keyword's count is exact up to 10,000 and stays there; above
 * 1,000 it may be half a minute old.
 */
export const findIdeas = async (
  db: Queryable,
  filter: IdeaFilter,
  scope: Scope,
  search: Search | undefined,
  counts: CommonCounts,
): Promise<Found> => {
  const own = conditionsOf(filter);
  const conditions = [inScope(scope), ...own];
  if (search) return findByKeyword(db, filter, conditions, search, counts);
  const unfiltered = own.length === 1;
  return unfiltered ? findAll(db, filter, conditions, scope) : findByFilter(db, filter, conditions);
};
