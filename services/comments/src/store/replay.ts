import { type Database, sql } from '@ideabox/postgres';
import type { CommentChanged__Output as CommentChanged } from '@ideabox/protos/comments/v1/CommentChanged';
import type { DiscussionChanged__Output as DiscussionChanged } from '@ideabox/protos/comments/v1/DiscussionChanged';
import { commentFacts } from './comment-facts.ts';
import { discussionFacts } from './discussions.ts';

const batchSize = 500;

/** Every comment as it is now, removed ones included, in batches. */
export async function* replayComments(db: Database): AsyncGenerator<{ comments: CommentChanged[] }> {
  for (let last = 0; ; ) {
    const next = sql`WHERE id > ${last} ORDER BY id LIMIT ${batchSize}`;
    const comments = await commentFacts(db, next, 'COMMENT_CAUSE_UNSPECIFIED');
    if (comments.length > 0) yield { comments };
    if (comments.length < batchSize) return;
    last = comments.at(-1)?.comment_id ?? last;
  }
}

/** Every idea's discussion as it is now, in batches. */
export async function* replayDiscussions(db: Database): AsyncGenerator<{ discussions: DiscussionChanged[] }> {
  for (let last = 0; ; ) {
    const ideas = await db.rows<{ idea_id: number }>(sql`
      SELECT idea_id FROM discussions WHERE idea_id > ${last} ORDER BY idea_id LIMIT ${batchSize}`);
    const ids = ideas.map((row) => row.idea_id);
    if (ids.length > 0) yield { discussions: await discussionFacts(db, ids) };
    if (ids.length < batchSize) return;
    last = ids.at(-1) ?? last;
  }
}
