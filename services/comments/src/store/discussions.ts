import { type Queryable, type Sql, sql } from '@ideabox/postgres';
import type { DiscussionChanged__Output as DiscussionChanged } from '@ideabox/protos/comments/v1/DiscussionChanged';
import { isNoted } from '../domain/top-comment.ts';

export type Discussion = {
  idea_id: number;
  category_id: number;
  /** Whether its idea is. */
  removed: boolean;
  last_serial_number: number;
  comment_count: number;
  thread_count: number;
  top_comment_id: number | null;
  revision: number;
};

/**
 * Takes the next number of an idea's discussion, opening it with its first comment. Until the transaction ends, nobody
 * else writes on this idea, and it neither moves nor goes. The idea must be known here.
 */
export const takeTurn = async (tx: Queryable, ideaId: number, topLevel: boolean): Promise<Discussion> => {
  const threads = topLevel ? 1 : 0;
  const discussion = await tx.one<Discussion>(sql`
    INSERT INTO discussions AS d
      (idea_id, category_id, removed, last_serial_number, comment_count, thread_count, revision)
    SELECT id, category_id, removed, 1, 1, ${threads}, 1 FROM ideas WHERE id = ${ideaId} FOR SHARE
    ON CONFLICT (idea_id) DO UPDATE SET last_serial_number = d.last_serial_number + 1,
      comment_count = d.comment_count + 1, thread_count = d.thread_count + ${threads}, revision = d.revision + 1
    RETURNING *`);
  return discussion as Discussion;
};

/** Takes the turn to change what was said on an idea, until the transaction ends. */
export const lockDiscussion = async (tx: Queryable, ideaId: number): Promise<Discussion> => {
  const discussion = await tx.one<Discussion>(
    sql`SELECT * FROM discussions WHERE idea_id = ${ideaId} FOR UPDATE`,
  );
  return discussion as Discussion;
};

/** Says that a discussion looks different now, though nothing was counted. */
export const touchDiscussion = (tx: Queryable, ideaId: number) =>
  tx.run(sql`UPDATE discussions SET revision = revision + 1 WHERE idea_id = ${ideaId}`);

type Row = DiscussionChanged & { rating: number; rating_count: number };

/** What others are told of discussions is made of; `where` is on `discussions d`. */
export const discussionRows = (where: Sql): Sql => sql`
  SELECT d.idea_id, d.comment_count, d.revision, t.rating, t.rating_count, CASE WHEN t.id IS NOT NULL THEN
    json_build_object('comment_id', t.id, 'author_id', t.author_id, 'contents', t.contents) END AS top_comment
  FROM discussions d LEFT JOIN comments t ON t.id = d.top_comment_id WHERE ${where} ORDER BY d.idea_id`;

/** How a discussion stands, as others are told. */
export const discussionFact = ({
  rating,
  rating_count,
  top_comment,
  ...discussion
}: Row): DiscussionChanged => ({
  ...discussion,
  top_comment: top_comment && { ...top_comment, noted: isNoted({ rating, rating_count }) },
});

export const discussionFacts = async (tx: Queryable, ideaIds: number[]): Promise<DiscussionChanged[]> =>
  (await tx.rows<Row>(discussionRows(sql`d.idea_id = ANY(${ideaIds})`))).map(discussionFact);

/** Top-level comments of an idea that are shown. */
export const threadCount = async (db: Queryable, ideaId: number): Promise<number> => {
  const row = await db.one<{ thread_count: number }>(
    sql`SELECT thread_count FROM discussions WHERE idea_id = ${ideaId}`,
  );
  return row?.thread_count ?? 0;
};
