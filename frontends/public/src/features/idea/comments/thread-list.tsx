import { paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { EmptyState, ErrorState } from '@ideabox/ui';
import { Pagination } from '@ideabox/ui/controls';
import { useDeferredValue } from 'react';
import { commentQuery } from './comment-order.ts';
import { CommentsSkeleton } from './comments-skeleton.tsx';
import { useDiscussion } from './discussion.ts';
import { type ThreadOrder, threadsPerPage, useThreads } from './get-comments.ts';
import { CommentThread } from './item/comment-thread.tsx';

type Props = {
  order: ThreadOrder;
  page: number;
  linkedId: number | undefined;
  /** Where it stands is still being looked for. */
  isSeeking: boolean;
};

/** One page of threads with the way to the others. */
export function ThreadList({ order, page, linkedId, isSeeking }: Props) {
  const text = useText();
  const { ideaId, isClosed } = useDiscussion();
  const { data, isError, isPlaceholderData, refetch } = useThreads(ideaId, {
    order,
    page,
    enabled: !isSeeking,
  });
  // Hundreds of comments are drawn piece by piece, so that a press meanwhile is answered.
  const threads = useDeferredValue(isSeeking ? undefined : data?.results);
  if (isError && !threads) return <ErrorState onRetry={() => refetch()} />;
  if (!threads) return <CommentsSkeleton />;
  if (threads.length === 0) {
    return (
      <EmptyState title={text(page > 1 ? 'comments.none_here' : 'comments.none')}>
        {!isClosed && <p>{text('comments.none.hint')}</p>}
      </EmptyState>
    );
  }
  return (
    <>
      <ul aria-busy={isPlaceholderData || undefined}>
        {threads.map((thread) => (
          <CommentThread key={thread.id} thread={thread} linkedId={linkedId} />
        ))}
      </ul>
      <Pagination
        page={page}
        pageCount={Math.ceil((data?.metadata.resultset.count ?? 0) / threadsPerPage)}
        href={(number) => `${paths.idea(ideaId)}?${commentQuery({ order, page: number })}`}
      />
    </>
  );
}
