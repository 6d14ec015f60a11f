import { css } from '@emotion/react';
import { paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { Button, color, lazyPart, space } from '@ideabox/ui';
import { useState } from 'react';
import type { Comment } from '../../../../comments/comment.ts';
import { BlockButton } from '../../block-button.tsx';
import { ReportButtons } from '../../report/report-buttons.tsx';
import { CopyLink } from '../../share/copy-link.tsx';
import { useDiscussion } from '../discussion.ts';
import { focusComment } from '../focus-comment.ts';

const RemoveDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "remove-comment" */ '../write/remove-dialog.tsx')).RemoveDialog,
);

/** What one rarely does with a comment: its permanent address, a report, its removal. */
export function MoreActions({ comment }: { comment: Comment }) {
  const text = useText();
  const { isOperator } = useDiscussion();
  const isOwn = comment.is_mine === true;
  const [removing, setRemoving] = useState(false);
  const address = new URL(paths.ideaComment(comment.idea.id, comment.id), window.location.origin).href;
  return (
    <div css={row}>
      <CopyLink address={address} />
      {!isOwn && (
        <>
          <ReportButtons target="comment" targetId={comment.id} types={['problem']} />
          <BlockButton
            post={{ comment: comment.id }}
            author={comment.user}
            onDone={() => focusComment(comment.id)}
          />
        </>
      )}
      {(isOwn || isOperator) && (
        <Button variant="quiet" size="small" onClick={() => setRemoving(true)}>
          <span css={css({ color: color.danger })}>{text('comment.remove')}</span>
        </Button>
      )}
      {removing && <RemoveDialog comment={comment} isOwn={isOwn} onClose={() => setRemoving(false)} />}
    </div>
  );
}

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', marginInlineStart: space(-4) });
