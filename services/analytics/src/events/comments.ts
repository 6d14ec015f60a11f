import { on } from '@ideabox/events';
import type { Queryable } from '@ideabox/postgres';
import type { CommentChanged__Output as CommentChanged } from '@ideabox/protos/comments/v1/CommentChanged';
import type { Context } from '../context.ts';
import { applyFacts } from '../store/facts/apply-facts.ts';
import { commentFacts } from '../store/facts/comment-facts.ts';
import { queueTexts } from '../terms/queue-texts.ts';
import { textOfComment } from '../terms/text.ts';

/** Comments one by one and as imported, to the same effect; their words are found afterwards. */
export const comments = ({ terms }: Pick<Context, 'terms'>) => {
  const apply = async (tx: Queryable, changed: CommentChanged[]) => {
    await applyFacts(tx, commentFacts, changed);
    await queueTexts(tx, changed.map(textOfComment));
    return terms.wake;
  };
  return [
    on('comments.v1.CommentChanged', apply),
    on('comments.v1.CommentsImported', (tx, events) =>
      apply(
        tx,
        events.flatMap((event) => event.comments),
      ),
    ),
  ];
};
