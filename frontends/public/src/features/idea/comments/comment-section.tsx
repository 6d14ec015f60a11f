import { css } from '@emotion/react';
import { isNotFound } from '@ideabox/api-client';
import { usePageTitle } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { Navigate, useSearchParams } from '@ideabox/router';
import { color, ErrorState, space, type } from '@ideabox/ui';
import { useEffect } from 'react';
import { isEnoughToSort } from '../../../lists/enough-to-sort.ts';
import type { Idea } from '../get-idea.ts';
import { readCommentPlace } from './comment-order.ts';
import { CommentOrderLinks } from './comment-order-links.tsx';
import { DiscussionContext } from './discussion.ts';
import { focusCommentsTitle } from './focus-comment.ts';
import { useLinkedComment } from './get-linked-comment.ts';
import { HighlyRatedList } from './highly-rated-list.tsx';
import { ThreadList } from './thread-list.tsx';
import { useDiscussionOf } from './use-discussion-of.tsx';
import { CommentComposer } from './write/comment-composer.tsx';

type Props = { idea: Idea; commentId: number | undefined };

/** What people say about the idea, and the way to say something oneself. */
export function CommentSection({ idea, commentId }: Props) {
  const text = useText();
  const [params] = useSearchParams();
  const { discussion, loginRequest } = useDiscussionOf(idea);
  const linked = useLinkedComment(idea.id, commentId);
  const asked = readCommentPlace(params);
  const { order, page } =
    commentId !== undefined ? { order: 'newest' as const, page: linked.data?.page ?? 1 } : asked;
  const isAimedAt = params.get('order_target') === 'comments';
  // biome-ignore lint/correctness/useExhaustiveDependencies: who turned the page goes on reading at its top
  useEffect(() => {
    if (isAimedAt) focusCommentsTitle('start');
  }, [isAimedAt, page]);
  const serial = linked.data?.comment.serial_number;
  usePageTitle(serial && text('comment.page_title', { serial, name: idea.name }));
  if (isNotFound(linked.error)) return <Navigate to="/idea/comment_not_found" replace />;
  return (
    <DiscussionContext value={discussion}>
      <section aria-labelledby="comments-title" css={section}>
        <h2 id="comments-title" tabIndex={-1} css={css([type.h2, heading])}>
          {text('comments.of_idea', { count: idea.comment_count })}
        </h2>
        <CommentComposer status={idea.category.status} isAtNewest={order === 'newest' && page === 1} />
        {discussion.isIdeaAuthor && !discussion.isClosed && idea.comment_count > 0 && (
          <p css={css({ color: color.muted })}>{text('rating.own_idea')}</p>
        )}
        {(isEnoughToSort(idea.comment_count) || order !== 'newest') && <CommentOrderLinks order={order} />}
        {linked.isError && <ErrorState onRetry={() => linked.refetch()} />}
        {order === 'high' ? (
          <HighlyRatedList />
        ) : (
          <ThreadList
            order={order}
            page={page}
            linkedId={commentId}
            isSeeking={commentId !== undefined && linked.isPending}
          />
        )}
        {loginRequest}
      </section>
    </DiscussionContext>
  );
}

const heading = { scrollMarginBlockStart: '6rem', '&:focus': { outline: 'none', boxShadow: 'none' } };
const section = css({ display: 'grid', gap: space(6), '& > *': { minWidth: 0 } });
