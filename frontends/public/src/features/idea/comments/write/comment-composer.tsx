import { css } from '@emotion/react';
import { useShell } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { Button, color, radius, Skeleton, space } from '@ideabox/ui';
import { useState } from 'react';
import type { Idea } from '../../get-idea.ts';
import { useDiscussion } from '../discussion.ts';
import { CommentForm, commentDraft } from './comment-form.tsx';
import { readDraft } from './draft.ts';

type Props = { status: Idea['category']['status']; isAtNewest: boolean };

/** The form, or why there is none. What a visitor wrote before the session ended stays in its form. */
export function CommentComposer({ status, isAtNewest }: Props) {
  const text = useText();
  const { session, login, register } = useShell();
  const { ideaId, draftOwner, isOperator } = useDiscussion();
  const isVisitor = session.status === 'visitor';
  const isMember = session.status === 'member';
  const [hasForm, setHasForm] = useState(
    () => isMember || readDraft(draftOwner, commentDraft(ideaId)) !== '',
  );
  if (!hasForm && isMember) setHasForm(true);
  if (status === 'completed') {
    return (
      <div css={notice}>
        <p>{text('category.completed')}</p>
        <p>{text('comment.closed')}</p>
      </div>
    );
  }
  if (status === 'admin_only_commentable' && !isOperator) {
    return <p css={notice}>{text('server.only_replies')}</p>;
  }
  if (session.status === 'loading' && !hasForm) return <Skeleton height="15rem" />;
  return (
    <>
      {isVisitor && (
        <div css={notice}>
          <p>{text(hasForm ? 'comment.session_ended' : 'comment.login')}</p>
          <div css={css({ display: 'flex', flexWrap: 'wrap', gap: space(3) })}>
            <Button size="small" onClick={login}>
              {text('action.login')}
            </Button>
            {!hasForm && (
              <Button size="small" variant="outline" onClick={register}>
                {text('action.register')}
              </Button>
            )}
          </div>
        </div>
      )}
      {hasForm && <CommentForm isAtNewest={isAtNewest} />}
    </>
  );
}

const notice = css({
  display: 'grid',
  gap: space(4),
  padding: space(5),
  borderRadius: radius.medium,
  background: color.ground,
});
