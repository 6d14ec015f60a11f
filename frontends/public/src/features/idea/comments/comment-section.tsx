import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { Button, EmptyState, ErrorState, Skeleton, space, type } from '@ideabox/ui';
import type { Idea } from '../get-idea.ts';
import { CommentComposer } from './comment-composer.tsx';
import { CommentThread } from './comment-thread.tsx';
import { useComments } from './get-comments.ts';
import { LinkedComment } from './linked-comment.tsx';

type Props = { idea: Idea; commentId: number | undefined };

export function CommentSection({ idea, commentId }: Props) {
  const text = useText();
  const query = useComments(idea.id);
  const threads = query.data?.pages.flatMap((page) => page.results);
  return (
    <section aria-labelledby="comments-title" css={css({ display: 'grid', gap: space(6) })}>
      <h2 id="comments-title" css={type.h2}>
        {text('comments.of_idea', { count: idea.comment_count })}
      </h2>
      <CommentComposer idea={idea} />
      {commentId && <LinkedComment idea={idea} commentId={commentId} />}
      {query.isPending && <Skeleton height="12rem" />}
      {query.isError && !threads && <ErrorState onRetry={() => query.refetch()} />}
      {threads?.length === 0 && <EmptyState title={text('comments.none')} />}
      {threads && threads.length > 0 && (
        <ul>
          {threads.map((thread) => (
            <CommentThread key={thread.id} idea={idea} thread={thread} />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Button variant="outline" loading={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
          {text('comments.more')}
        </Button>
      )}
    </section>
  );
}
