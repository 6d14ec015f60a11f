import { css } from '@emotion/react';
import { useFeatureUnlessOff } from '@ideabox/api-client';
import { useShell } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { color, radius, Skeleton, space } from '@ideabox/ui';
import { LoginButtons } from '../../../../login/login-buttons.tsx';
import type { Idea } from '../../get-idea.ts';
import { useDiscussion } from '../discussion.ts';
import { CommentForm } from './comment-form.tsx';

type Props = { status: Idea['category']['status']; isAtNewest: boolean };

/** The form, or why there is none. A visitor may write first: the words are there once they have logged in. */
export function CommentComposer({ status, isAtNewest }: Props) {
  const text = useText();
  const { session } = useShell();
  const { draftOwner, isOperator, isMuted } = useDiscussion();
  const mayLogIn = useFeatureUnlessOff('feature_login_enabled');
  const isVisitor = session.status === 'visitor';
  const isExpired = isVisitor && session.expired !== undefined;
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
  if (session.status === 'loading') return <Skeleton height="15rem" />;
  return (
    <>
      {isVisitor && (
        <div data-print="no" css={notice}>
          <p>{text(isExpired ? 'comment.session_ended' : 'comment.login')}</p>
          <LoginButtons size="small" offersRegistration={!isExpired} />
        </div>
      )}
      {/* Another member in another tab: another form, with that member's own text. */}
      {(!isVisitor || mayLogIn) && <CommentForm key={draftOwner} isAtNewest={isAtNewest} />}
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
