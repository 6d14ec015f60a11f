import { publish } from '@ideabox/events';
import { type Database, sql } from '@ideabox/postgres';
import { NotFound } from '../../domain/errors.ts';
import { normalise } from '../../domain/similarity.ts';
import { discussionFacts, lockDiscussion, touchDiscussion } from '../discussions.ts';
import { indexComments } from '../search/index-comments.ts';
import { commentFacts } from './comment-facts.ts';
import { refuseSimilar } from './similar-comments.ts';

type Edit = { id: number; ideaId: number; contents: string; threshold: number };

/**
 * Replaces a comment's text, keeps the former one, and tells of it; the same text again changes nothing.
 * @throws NotFound, SimilarComment
 */
export const editComment = (db: Database, { id, ideaId, contents, threshold }: Edit): Promise<void> =>
  db.transaction(async (tx) => {
    const normalised = normalise(contents);
    const discussion = await lockDiscussion(tx, ideaId);
    const before = await tx.one<{ contents: string; normalised: string }>(
      sql`SELECT contents, normalised FROM comments WHERE id = ${id} AND removed_at IS NULL`,
    );
    if (!before) throw new NotFound('Comment');
    if (before.contents === contents) return;
    if (before.normalised !== normalised)
      await refuseSimilar(tx, { ideaId, normalised, threshold, except: id });
    await tx.run(sql`
      WITH edited AS (
        UPDATE comments SET contents = ${contents}, normalised = ${normalised}, edited_at = now(), revision = revision + 1
        WHERE id = ${id} RETURNING old.revision AS revision, old.contents AS contents
      )
      INSERT INTO comment_versions (comment_id, revision, contents) SELECT ${id}, revision, contents FROM edited`);
    await indexComments(tx, [{ id, contents }]);
    const facts = await commentFacts(tx, sql`WHERE id = ${id}`, 'COMMENT_CAUSE_EDITED');
    await publish(tx, 'comments.v1.CommentChanged', ...facts);
    if (discussion.top_comment_id !== id) return;
    await touchDiscussion(tx, ideaId);
    await publish(tx, 'comments.v1.DiscussionChanged', ...(await discussionFacts(tx, [ideaId])));
  });
