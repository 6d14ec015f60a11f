import { css } from '@emotion/react';
import { paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { useErrorText } from '@ideabox/refusals';
import { useLocation, useSearchParams } from '@ideabox/router';
import { EmptyState, ErrorState, Link, Skeleton, space } from '@ideabox/ui';
import { Pagination } from '@ideabox/ui/controls';
import { withParam } from '../../lists/list-query.ts';
import { CommentRow } from './comment-row.tsx';
import type { useCommentList } from './get-comment-list.ts';

type Props = { comments: ReturnType<typeof useCommentList>; limit: number; page: number };

/** One page of comments with what comes instead: places, nothing, an error. Those of members whom the reader blocks are left out. */
export function CommentList({ comments, limit, page }: Props) {
  const text = useText();
  const errorText = useErrorText();
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const { data, error, isError, isPlaceholderData, refetch } = comments;
  if (isError && !data) return <ErrorState detail={errorText(error)} onRetry={() => refetch()} />;
  if (!data) {
    return (
      <div aria-busy="true" css={css({ display: 'grid', gap: space(6) })}>
        {['1', '2', '3', '4', '5'].map((row) => (
          <Skeleton key={row} height="10rem" />
        ))}
      </div>
    );
  }
  const isNarrowed = params.has('keyword') || pathname !== paths.comments();
  if (data.results.length === 0) {
    return (
      <EmptyState
        title={text(page > 1 ? 'comments.none_here' : isNarrowed ? 'comments.none_found' : 'comments.none')}
      >
        {isNarrowed && <p>{text('ideas.empty.hint')}</p>}
        {(isNarrowed || page > 1) && <Link to={paths.comments()}>{text('comments.all')}</Link>}
      </EmptyState>
    );
  }
  const shown = data.results.filter(({ is_blocked }) => !is_blocked);
  const left = data.results.length - shown.length;
  return (
    <div css={css({ opacity: isPlaceholderData ? 0.6 : 1, transition: 'opacity 120ms' })}>
      {left > 0 && <p css={css({ marginBlockEnd: space(4) })}>{text('comments.blocked', { count: left })}</p>}
      <ul>
        {shown.map((comment) => (
          <CommentRow key={comment.id} comment={comment} />
        ))}
      </ul>
      <Pagination
        page={page}
        pageCount={Math.ceil(data.metadata.resultset.count / limit)}
        href={(number) => `?${withParam(params, 'page', number)}`}
      />
    </div>
  );
}
