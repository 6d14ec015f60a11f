import { on } from '@ideabox/events';
import type { Context } from '../context.ts';
import { messageOf } from '../domain/notification.ts';
import { removedAmong } from '../store/projections/comments.ts';
import { tell } from '../telling/tell.ts';

/** Tells authors that a comment of theirs was rated; a member's first rating of it alone, and not by whom. */
export const ratingChanged = (context: Context) =>
  on('comments.v1.RatingChanged', async (tx, events) => {
    const given = events.filter((event) => event.stars > 0);
    const removed = await removedAmong(
      tx,
      given.map((event) => event.comment_id),
    );
    const drafts = given
      .filter((event) => !removed.has(event.comment_id))
      .map(({ idea_id, comment_id, author_id, member_id: actor_id }) => ({
        ...messageOf('rating_of_comment', { idea_id, comment_id, actor_id }),
        member_id: author_id,
        dedupe_key: `rating:${comment_id}:${actor_id}`,
      }));
    return tell(context, tx, drafts);
  });
