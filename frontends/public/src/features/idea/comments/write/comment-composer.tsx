import { css } from '@emotion/react';
import { useShell } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { color, radius, Skeleton, space } from '@ideabox/ui';
import { useState } from 'react';
import { LoginButtons } from '../../../../login/login-buttons.tsx';
import { readDraft } from '../../draft.ts';
import type { Idea } from '../../get-idea.ts';
import { useDiscussion } from '../discussion.ts';
import { CommentForm, commentDraft } from './comment-form.tsx';

type Props = { status: Idea['category']['status']; isAtNewest: boolean };

/** The form, or why there is none. What a visitor wrote before the session ended stays in its form. */
export function CommentComposer({ status, isAtNewest }: Props) {
  const text = useText();
  const { session } = useShell();
  const { ideaId, draftOwner, isOperator, isMuted } = useDiscussion();
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
  if (isMuted) return <p css={notice}>{text('comment.step_closed')}</p>;
  if (status === 'admin_only_commentable' && !isOperator) {
    return <p css={notice}>{text('server.only_replies')}</p>;
  }
  if (session.status === 'loading' && !hasForm) return <Skeleton height="15rem" />;
  return (
    <>
      {isVisitor && (
        <div data-print="no" css={notice}>
          <p>{text(hasForm ? 'comment.session_ended' : 'comment.login')}</p>
          <LoginButtons size="small" offersRegistration={!hasForm} />
        </div>
      )}
      {/* Another member in another tab: another form, with that member's own text. */}
      {hasForm && <CommentForm key={draftOwner} isAtNewest={isAtNewest} />}
    </>
  );
}

const notice = css({
  display: 'grid',
  gap: space(4),
  padding: space(5),
  borderRadius: radius.medium,
  background: color.ground,
  outline: '1px solid transparent',
});
