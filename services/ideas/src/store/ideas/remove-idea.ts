import { type Queryable, sql } from '@ideabox/postgres';
import { forgetIdea } from '../search/index-ideas.ts';
import type { LockedIdea } from './standing-idea.ts';
import { tellIdea } from './tell-idea.ts';

/** How long after the comments service asked about an idea a comment may still arrive, in seconds. */
const commentWait = 30;

/** Whether a locked idea has votes or comments, or may just be getting its first comment. */
export const isDiscussed = async (tx: Queryable, { id }: LockedIdea): Promise<boolean> =>
  (await tx.one(sql`
    SELECT 1 FROM standings WHERE idea_id = ${id} AND (vote_count > 0 OR comment_count > 0
      OR comment_expected_at > now() - make_interval(secs => ${commentWait}))`)) !== undefined;

/** Takes a locked idea out of every list, count and search, with the fact. Its rows stay. */
export const removeIdea = async (
  tx: Queryable,
  { id, category_id }: LockedIdea,
  actor: { id: string; reason?: string | undefined },
): Promise<void> => {
  // The category first: tags are counted with the idea, and a category that is hidden waits for these counts.
  await tx.run(sql`UPDATE categories SET idea_count = idea_count - 1 WHERE id = ${category_id}`);
  await tx.run(sql`UPDATE ideas SET removed_at = now(), revision = revision + 1 WHERE id = ${id}`);
  await forgetIdea(tx, id);
  await tellIdea(tx, id, { cause: 'IDEA_CAUSE_REMOVED', actor_id: actor.id, reason: actor.reason });
};
