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

/** Up to this many hits a keyword's comments are gathered and sorted, however soon a walk would meet a page of them. */
const fewHits = 1_000;
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

/** How many hits are gathered and sorted with fewer looks at comments than meeting a page's among all in order takes. */
const mostToGather = ({ offset, limit }: CommentFilter, total: number): number =>
  Math.max(fewHits, Math.min(maxCounted - 1, Math.floor(Math.sqrt(((offset + limit) * total) / 2))));

/**
 * Where next to every hit fits, hits are looked up one by one until they are counted: with a join, Postgres would read every
 * comment for words that often stand together, which it takes for far fewer than they are.
 */
const matching = (filter: CommentFilter, conditions: Sql[], { entries, candidates, countCheck }: Hits) => {
  const fits = every([sql`c.id = e.comment_id`, ...conditions]);
  return conditionsOf(filter).length > 0
    ? sql`
      SELECT c.id FROM ${entries} e, comments c WHERE ${candidates} AND ${countCheck} AND ${fits} LIMIT ${maxCounted}`
    : sql`
      SELECT e.comment_id AS id FROM ${entries} e WHERE ${candidates} AND ${countCheck}
        AND EXISTS (SELECT FROM comments c WHERE ${fits} OFFSET 0)
      LIMIT ${maxCounted}`;
};

/** One look into the index counts the hits, and gathers them where they are few: reading what it names takes longest. */
const findByWords = async (
  db: Queryable,
  filter: CommentFilter,
  scope: Scope,
  conditions: Sql[],
  hits: Hits,
  counts: CommonCounts,
): Promise<Found> => {
  const { entries, check } = hits;
  const hit = matching(filter, conditions, hits);
  const inOrder = () => walk(db, filter, [...conditions, check], entries);
  const known = counts.get(keyOf(hit));
  if (known !== undefined) return { ids: await inOrder(), count: known };
  const most = mostToGather(filter, await countOf(db, countAll(scope)));
  const met = await db.one<{ count: number; few: number[] }>(sql`
    WITH met AS MATERIALIZED (${hit}), total AS (SELECT count(*)::int AS count FROM met)
    SELECT count, to_json(ARRAY(
      SELECT e.comment_id FROM met JOIN ${entries} e ON e.comment_id = met.id WHERE total.count <= ${most} AND ${check}
    )) AS few FROM total`);
  const { count, few } = met ?? { count: 0, few: [] };
  if (count <= most) return { ids: await walk(db, filter, [sql`c.id = ANY(${few})`]), count: few.length };
  counts.set(keyOf(hit), count);
  return { ids: await inOrder(), count };
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
  if (hits) return findByWords(db, filter, scope, conditions, hits, counts);
  const count = await countOf(db, counting(filter, scope, conditions));
  return { ids: filter.offset < count ? await walk(db, filter, conditions) : [], count };
};
