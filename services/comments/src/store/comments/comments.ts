import { type Queryable, type Sql, sql } from '@ideabox/postgres';
import type { Translations } from '@ideabox/text';
import type { MemberRow } from '../projections/members.ts';

/** A comment with what is shown of its author and its idea. */
export type Comment = {
  id: number;
  idea_id: number;
  idea_name: string;
  idea_author_id: string;
  category_id: number;
  /** Null while nothing is known of the category. */
  category_search_key: string | null;
  category_name: string | null;
  category_names: Translations | null;
  parent_id: number | null;
  author_id: string;
  /** Null while nothing is known of them. */
  author: MemberRow | null;
  serial_number: number;
  contents: string;
  rating: number;
  rating_count: number;
  reply_count: number;
  date_entered: Date;
  edited: boolean;
  removed: boolean;
};

/** Replies of one comment that a page carries; the rest is paged through the comment itself. */
const repliesShown = 50;

/** Comments with author and idea; `source` has rows of `comments` as `c`. */
const described = (source: Sql): Sql => sql`
  SELECT c.id, c.idea_id, i.name AS idea_name, i.author_id AS idea_author_id, i.category_id,
    k.search_key AS category_search_key, k.name AS category_name, k.names AS category_names, c.parent_id, c.author_id,
    CASE WHEN m.id IS NOT NULL THEN to_jsonb(m) END AS author, c.serial_number, c.contents, c.rating, c.rating_count, c.reply_count, c.date_entered,
    c.edited_at IS NOT NULL AS edited, c.removed_at IS NOT NULL AS removed
  FROM ${source} JOIN ideas i ON i.id = c.idea_id LEFT JOIN categories k ON k.id = i.category_id
    LEFT JOIN members m ON m.id = c.author_id`;

/** Comments by their ids, in the order of the ids. */
export const commentsByIds = async (db: Queryable, ids: number[]): Promise<Comment[]> => {
  if (ids.length === 0) return [];
  return db.rows(sql`
    ${described(sql`unnest(${ids}::bigint[]) WITH ORDINALITY AS wanted(id, position)
      JOIN comments c ON c.id = wanted.id`)}
    ORDER BY wanted.position`);
};

/** Replies to several comments at once, oldest first, of each comment a page of `limit` after `offset`. */
export const repliesTo = async (
  db: Queryable,
  parentIds: number[],
  { limit, offset } = { limit: repliesShown, offset: 0 },
): Promise<Map<number, Comment[]>> => {
  if (parentIds.length === 0) return new Map();
  const replies = await db.rows<Comment>(sql`
    ${described(sql`unnest(${parentIds}::bigint[]) AS wanted(id) CROSS JOIN LATERAL (
      SELECT * FROM comments r WHERE r.parent_id = wanted.id AND r.removed_at IS NULL
      ORDER BY r.serial_number LIMIT ${limit} OFFSET ${offset}
    ) AS c`)}
    ORDER BY c.parent_id, c.serial_number`);
  return Map.groupBy(replies, (reply) => reply.parent_id as number);
};

/** The comment, when it is shown: not removed, or removed with replies that are not. */
export const shownComment = async (db: Queryable, id: number): Promise<Comment | undefined> => {
  const [comment] = await commentsByIds(db, [id]);
  return comment?.removed && comment.reply_count === 0 ? undefined : comment;
};
