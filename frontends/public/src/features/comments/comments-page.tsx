import { css } from '@emotion/react';
import { paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { useParams, useSearchParams } from '@ideabox/router';
import {
  color,
  EmptyState,
  ErrorState,
  Link,
  PageBody,
  Pagination,
  readingWidth,
  Skeleton,
  space,
  type,
} from '@ideabox/ui';
import { CommentBody } from '../../comments/comment-body.tsx';
import { withParam } from '../../lists/list-query.ts';
import { useCommentList } from './get-comment-list.ts';

const limit = 50;

/** The newest comments, of all ideas or of one category. */
export function CommentsPage() {
  const text = useText();
  const { category } = useParams();
  const [params] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const { data, isError, refetch } = useCommentList({ category, limit, offset: (page - 1) * limit });
  return (
    <PageBody width={readingWidth}>
      <h1 css={css([type.h1, css({ marginBlockEnd: space(8) })])}>{text('comments.title')}</h1>
      {isError && !data && <ErrorState onRetry={() => refetch()} />}
      {!data && !isError && <Skeleton height="60vh" />}
      {data?.results.length === 0 && <EmptyState title={text('comments.none')} />}
      <ul>
        {data?.results.map((comment) => (
          <li key={comment.id} css={row}>
            <Link to={paths.idea(comment.idea.id)} css={css({ fontWeight: 700 })}>
              {comment.idea.name}
            </Link>
            <CommentBody comment={comment} />
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pageCount={Math.ceil((data?.metadata.resultset.count ?? 0) / limit)}
        href={(number) => `?${withParam(params, 'page', number)}`}
      />
    </PageBody>
  );
}

const row = css({
  display: 'grid',
  gap: space(2),
  paddingBlock: space(5),
  borderTop: `1px solid ${color.line}`,
});
