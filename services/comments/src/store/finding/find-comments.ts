import { join, type Queryable, type Sql, sql } from '@ideabox/postgres';
import type { Hits } from '../search/hits.ts';
import type { CommonCounts } from './common-counts.ts';
import { countAll, countOf, countOfIdea } from './count-comments.ts';
import { onIdeaInScope, type Scope } from './scope.ts';

/** Which comments, in what order. */
export type CommentFilter = {
  idea?: number | undefined;
  member_id?: string | undefined;
  /** Only those of four stars and more on average. */
  highlyRated?: boolean;
  sort: 'date_entered' | 'rating';
  order: 'asc' | 'desc';
  limit: number;
  offset: number;
};

export type Found = { ids: number[]; count: number };

/** Up to this many hits a keyword's comments are gathered and sorted; above, they are met by walking in order. */
const commonWord = 1_000;
/** Keyword searches count no further than this. */
const maxCounted = 10_000;

const every = (conditions: Sql[]): Sql => join(conditions, ' AND ');

const conditionsOf = ({ idea, member_id, highlyRated }: CommentFilter): Sql[] => [
  ...(idea === undefined ? [] : [sql`c.idea_id = ${idea}`]),
  ...(member_id === undefined ? [] : [sql`c.author_id = ${member_id}`]),
  // Written out, as the index is for these alone.
  ...(highlyRated ? [sql`c.rating >= 4`] : []),
];

/**
 * Within an idea, numbers go by date. What one idea or one member has is few enough to be sorted by rating (the sum keeps
 * Postgres from walking all comments by rating until it has met enough of these).
 */
const orderOf = ({ sort, order, idea, member_id }: CommentFilter): Sql => {
  const few = idea !== undefined || member_id !== undefined;
  const rating = few ? sql`(c.rating + 0)` : sql`c.rating`;
  const date =
    idea === undefined
      ? { desc: sql`c.date_entered DESC, c.id DESC`, asc: sql`c.date_entered, c.id` }
      : { desc: sql`c.serial_number DESC`, asc: sql`c.serial_number` };
  const byColumn = {
    date_entered: date,
    rating: { desc: sql`${rating} DESC, c.id DESC`, asc: sql`${rating}, c.id` },
  };
  return byColumn[sort][order];
};

const walk = async (db: Queryable, filter: CommentFilter, conditions: Sql[], entries?: Sql) => {
  const search = entries ? sql`JOIN ${entries} e ON e.comment_id = c.id` : sql``;
  const rows = await db.rows<{ id: number }>(sql`
    SELECT c.id FROM comments c ${search} WHERE ${every(conditions)}
    ORDER BY ${orderOf(filter)} LIMIT ${filter.limit} OFFSET ${filter.offset}`);
  return rows.map((row) => row.id);
};

const keyOf = ({ text, values }: Sql) => JSON.stringify([text, values]);

const findByWords = async (
  db: Queryable,
  filter: CommentFilter,
  conditions: Sql[],
  { entries, candidates, check, countCheck }: Hits,
  counts: CommonCounts,
): Promise<Found> => {
  const matching = (condition: Sql, limit: number) => sql`
    SELECT c.id FROM ${entries} e JOIN comments c ON c.id = e.comment_id
    WHERE ${candidates} AND ${condition} AND ${every(conditions)} LIMIT ${limit}`;
  const counting = matching(countCheck, maxCounted);
  const inOrder = () => walk(db, filter, [...conditions, check], entries);
  const known = counts.get(keyOf(counting));
  if (known !== undefined) return { ids: await inOrder(), count: known };
  const hits = await db.rows<{ id: number }>(matching(check, commonWord + 1));
  if (hits.length <= commonWord) {
    const ids = hits.map((hit) => hit.id);
    return { ids: await walk(db, filter, [sql`c.id = ANY(${ids})`]), count: ids.length };
  }
  const [ids, count] = await Promise.all([
    inOrder(),
    countOf(db, sql`SELECT count(*) AS count FROM (${counting}) AS matching`),
  ]);
  counts.set(keyOf(counting), count);
  return { ids, count };
};

const counting = (filter: CommentFilter, scope: Scope, conditions: Sql[]): Sql => {
  const own = conditionsOf(filter).length;
  if (own === 0) return countAll(scope);
  if (own === 1 && filter.idea !== undefined) return countOfIdea(scope, filter.idea);
  return sql`SELECT count(*) AS count FROM comments c WHERE ${every(conditions)}`;
};

/**
 * The ids of a page of comments, replies among them, and how many there are in all. A keyword's count is exact up to
 * 10,000 and stays there; above 1,000 it may be half a minute old.
 */
export const findComments = async (
  db: Queryable,
  filter: CommentFilter,
  scope: Scope,
  hits: Hits | undefined,
  counts: CommonCounts,
): Promise<Found> => {
  const conditions = [sql`c.removed_at IS NULL`, onIdeaInScope(scope), ...conditionsOf(filter)];
  if (hits) return findByWords(db, filter, conditions, hits, counts);
  const count = await countOf(db, counting(filter, scope, conditions));
  return { ids: filter.offset < count ? await walk(db, filter, conditions) : [], count };
};
