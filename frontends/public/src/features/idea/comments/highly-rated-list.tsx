import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { Button, color, EmptyState, ErrorState, space } from '@ideabox/ui';
import { CommentsSkeleton } from './comments-skeleton.tsx';
import { useDiscussion } from './discussion.ts';
import { useHighlyRated } from './get-highly-rated.ts';
import { CommentItem } from './item/comment-item.tsx';

/** Comments and replies of four stars and more, best first; each leads to its thread by its number. */
export function HighlyRatedList() {
  const text = useText();
  const { ideaId } = useDiscussion();
  const { data: comments, isError, hasNextPage, isFetching, fetchNextPage, refetch } = useHighlyRated(ideaId);
  if (isError && !comments) return <ErrorState onRetry={() => refetch()} />;
  if (!comments) return <CommentsSkeleton />;
  if (comments.length === 0) {
    return (
      <EmptyState title={text('comments.none_high')}>
        <p>{text('comments.none_high.hint')}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <ul>
        {comments.map((comment) => (
          <li key={comment.id} css={row}>
            <CommentItem comment={comment} isLinked={false} showsKind />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="outline" loading={isFetching} onClick={() => fetchNextPage()}>
          {text('comments.more')}
        </Button>
      )}
    </>
  );
}

const row = css({ paddingBlock: space(6), borderTop: `1px solid ${color.line}` });
