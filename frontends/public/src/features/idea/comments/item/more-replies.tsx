import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { Button, ErrorState, space } from '@ideabox/ui';
import { useEffect, useState } from 'react';
import type { Thread } from '../../../../comments/comment.ts';
import { CommentItem } from './comment-item.tsx';
import { useMoreReplies } from './get-more-replies.ts';

type Props = { thread: Thread; hidden: number; linkedId: number | undefined };

/** The replies after the first fifty, when someone wants them or a link leads to one of them. */
export function MoreReplies({ thread, hidden, linkedId }: Props) {
  const text = useText();
  const isAmongThem = linkedId !== undefined && thread.id !== linkedId;
  const seeks = isAmongThem && !thread.comments.some(({ id }) => id === linkedId);
  const [wanted, setWanted] = useState(seeks);
  const more = useMoreReplies(thread, wanted);
  const known = new Set(thread.comments.map(({ id }) => id));
  const shown = (more.data ?? []).filter(({ id }) => !known.has(id));
  const ids = shown.map(({ id }) => id);
  const { hasNextPage, isFetching, fetchNextPage } = more;
  const goesOn = seeks && more.data !== undefined && !ids.includes(linkedId) && hasNextPage && !isFetching;
  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);
  const rest = hidden - shown.length;
  return (
    <>
      {shown.length > 0 && (
        <ul css={css({ display: 'grid', gap: space(6), '& > *': { minWidth: 0 } })}>
          {shown.map((reply) => (
            <li key={reply.id}>
              <CommentItem comment={reply} isLinked={reply.id === linkedId} />
            </li>
          ))}
        </ul>
      )}
      {more.isError && <ErrorState onRetry={() => more.refetch()} />}
      {(!wanted || hasNextPage) && (
        <div>
          <Button
            variant="outline"
            size="small"
            loading={isFetching}
            onClick={() => (wanted ? fetchNextPage() : setWanted(true))}
          >
            {text('comments.more_replies', { count: rest })}
          </Button>
        </div>
      )}
    </>
  );
}
