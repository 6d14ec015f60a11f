import type { VoteType } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { Button, CommentIcon } from '@ideabox/ui';
import { goToComposer } from '../comments/focus-comment.ts';
import type { Idea } from '../get-idea.ts';
import { useRefusal } from '../use-refusal.ts';
import { useViewer } from '../viewer.ts';

/** For who has voted: the way to the field where they say why; nothing where they may not comment. */
export function GiveReason({ idea, vote }: { idea: Idea; vote: VoteType }) {
  const text = useText();
  const { isOperator } = useViewer(idea);
  const refusal = useRefusal('comment', idea);
  const isForReplies = idea.category.status === 'admin_only_commentable' && !isOperator;
  if (refusal || isForReplies) return null;
  return (
    <Button variant="outline" size="small" onClick={goToComposer}>
      <CommentIcon size={20} />
      {text(`vote.reason.${vote}`)}
    </Button>
  );
}
