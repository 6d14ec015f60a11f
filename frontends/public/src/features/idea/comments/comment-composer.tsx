import { css } from '@emotion/react';
import { useShell } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { Button, color, radius, Skeleton, space } from '@ideabox/ui';
import type { Idea } from '../get-idea.ts';
import { CommentForm } from './comment-form.tsx';

const operators = ['admin', 'operator'];

/** The form, or why there is none. */
export function CommentComposer({ idea }: { idea: Idea }) {
  const text = useText();
  const { session, login, register } = useShell();
  const { status } = idea.category;
  if (status === 'completed') return <p css={notice}>{text('comment.closed')}</p>;
  if (session.status === 'loading') return <Skeleton height="9rem" />;
  if (session.status === 'visitor') {
    return (
      <div css={notice}>
        <p>{text('comment.login')}</p>
        <div css={css({ display: 'flex', flexWrap: 'wrap', gap: space(3) })}>
          <Button size="small" onClick={login}>
            {text('action.login')}
          </Button>
          <Button size="small" variant="outline" onClick={register}>
            {text('action.register')}
          </Button>
        </div>
      </div>
    );
  }
  const role = session.member.roles[0] ?? 'general';
  if (status === 'admin_only_commentable' && !operators.includes(role)) {
    return <p css={notice}>{text('server.only_replies')}</p>;
  }
  return <CommentForm ideaId={idea.id} />;
}

const notice = css({
  display: 'grid',
  gap: space(4),
  padding: space(5),
  borderRadius: radius.medium,
  background: color.ground,
});
