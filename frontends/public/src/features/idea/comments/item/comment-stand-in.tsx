import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { color } from '@ideabox/ui';
import type { Comment } from '../../../../comments/comment.ts';

/** What stands where a comment was removed, or where its author is blocked by the reader; its replies stay below. */
export function CommentStandIn({ comment }: { comment: Comment }) {
  const text = useText();
  return (
    <p css={css({ color: color.muted })}>
      {text('comment.number', { serial: comment.serial_number })}{' '}
      {text(comment.removed ? 'comment.removed' : 'comment.blocked')}
    </p>
  );
}
