import { on } from '@ideabox/events';
import { applyFacts } from '../store/apply-facts.ts';
import { commentFacts } from '../store/comment-facts.ts';

/** Comments one by one and as imported, to the same effect. */
export const comments = [
  on('comments.v1.CommentChanged', async (tx, events) => {
    await applyFacts(tx, commentFacts, events);
  }),
  on('comments.v1.CommentsImported', async (tx, events) => {
    await applyFacts(
      tx,
      commentFacts,
      events.flatMap((event) => event.comments),
    );
  }),
];
