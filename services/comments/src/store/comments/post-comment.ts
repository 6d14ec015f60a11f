import { publish } from '@ideabox/events';
import { type Database, type Queryable, sql } from '@ideabox/postgres';
import { NotFound, ParentOfAnotherIdea } from '../../domain/errors.ts';
import { normalise } from '../../domain/similarity.ts';
import type { OpenIdea } from '../../gatekeeper.ts';
import { type Discussion, discussionFacts, takeTurn } from '../discussions.ts';
import { rememberIdea } from '../projections/ideas.ts';
import { rememberCaller } from '../projections/members.ts';
import { raiseTopComments } from '../ratings/top-comments.ts';
import { indexComments } from '../search/index-comments.ts';
import { commentFacts } from './comment-facts.ts';
import { refuseSimilar } from './similar-comments.ts';

type Draft = {
  idea: OpenIdea;
  author: { id: string; name: string; role: string; roles: string[] };
  contents: string;
  /** The comment that is answered. */
  answers: number | undefined;
  /** The share of a text in which similar comments differ at most. */
  threshold: number;
};

type Answered = { id: number; idea_id: number; parent_id: number | null; author_id: string };

const readAnswered = async (tx: Queryable, ideaId: number, id: number): Promise<Answered> => {
  const answered = await tx.one<Answered>(sql`
    SELECT id, idea_id, parent_id, author_id FROM comments WHERE id = ${id} AND removed_at IS NULL`);
  if (!answered) throw new NotFound('Comment');
  if (answered.idea_id !== ideaId) throw new ParentOfAnotherIdea();
  return answered;
};

const insertComment = async (
  tx: Queryable,
  draft: Draft & { normalised: string },
  discussion: Discussion,
  answered: Answered | undefined,
): Promise<number> => {
  const { author, contents, normalised } = draft;
  const row = await tx.one<{ id: number }>(sql`
    INSERT INTO comments (idea_id, category_id, idea_removed, parent_id, answered_author_id, author_id, author_role, serial_number,
      contents, normalised)
    VALUES (${discussion.idea_id}, ${discussion.category_id}, ${discussion.removed}, ${answered?.parent_id ?? answered?.id ?? null},
      ${answered?.author_id ?? ''}, ${author.id}, ${author.role}, ${discussion.last_serial_number}, ${contents},
      ${normalised})
    RETURNING id`);
  return (row as { id: number }).id;
};

/**
 * Writes a comment, its number, the idea's counters and the facts that tell of it, or nothing. A reply to a reply stands
 * under the same top-level comment.
 * @returns the comment's id
 * @throws NotFound, ParentOfAnotherIdea, SimilarComment
 */
export const postComment = (db: Database, draft: Draft): Promise<number> =>
  db.transaction(async (tx) => {
    const { idea, author, contents, answers, threshold } = draft;
    const normalised = normalise(contents);
    await rememberCaller(tx, author);
    await rememberIdea(tx, idea);
    const discussion = await takeTurn(tx, idea.id, answers === undefined);
    const answered = answers === undefined ? undefined : await readAnswered(tx, idea.id, answers);
    await refuseSimilar(tx, { ideaId: idea.id, normalised, threshold });
    const id = await insertComment(tx, { ...draft, normalised }, discussion, answered);
    const thread = answered ? (answered.parent_id ?? answered.id) : id;
    if (answered) await tx.run(sql`UPDATE comments SET reply_count = reply_count + 1 WHERE id = ${thread}`);
    await raiseTopComments(tx, [discussion], [thread]);
    await indexComments(tx, [{ id, contents }]);
    const facts = await commentFacts(tx, sql`WHERE id = ${id}`, 'COMMENT_CAUSE_POSTED');
    await publish(tx, 'comments.v1.CommentChanged', ...facts);
    await publish(tx, 'comments.v1.DiscussionChanged', ...(await discussionFacts(tx, [idea.id])));
    return id;
  });
