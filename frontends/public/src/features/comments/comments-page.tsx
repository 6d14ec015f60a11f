import { css } from '@emotion/react';
import { useCategories } from '@ideabox/api-client';
import { usePageTitle } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { useParams, useSearchParams } from '@ideabox/router';
import { media, PageBody, sideColumns, space, type } from '@ideabox/ui';
import { NotFoundMessage } from '../../not-found/not-found-message.tsx';
import { CommentList } from './comment-list.tsx';
import { CommentListControls } from './comment-list-controls.tsx';
import { readCommentListQuery } from './comment-list-query.ts';
import { CommentSearch } from './comment-search.tsx';
import { useCommentList } from './get-comment-list.ts';

/** Comments and replies of all ideas or of one category; word, order, page size and page live in the address. */
export function CommentsPage() {
  const text = useText();
  const { category } = useParams();
  const [params] = useSearchParams();
  const query = readCommentListQuery(params);
  const comments = useCommentList({ ...query, category });
  const { data: categories } = useCategories();
  const found = categories?.find(
    ({ id, search_key }) => category && [search_key, `${id}`].includes(category),
  );
  const title = found ? text('comments.title.of', { name: found.name }) : text('comments.title');
  usePageTitle(title);
  if (category && categories && !found) return <NotFoundMessage id="category.not_found" />;
  return (
    <PageBody>
      <h1 css={[type.h1, heading]}>{title}</h1>
      <div css={sideColumns}>
        <div css={beside}>
          <CommentSearch category={found?.search_key} keyword={query.keyword} />
        </div>
        <div css={css({ display: 'grid', gap: space(8), '& > *': { minWidth: 0 } })}>
          <CommentListControls count={comments.data?.metadata.resultset.count} />
          <CommentList comments={comments} limit={query.limit} page={query.page} />
        </div>
      </div>
    </PageBody>
  );
}

const heading = css({ marginBlockEnd: space(4), [media.tablet]: { marginBlockEnd: space(8) } });
/** Asked for first, seen beside what is found. */
const beside = css({ [media.desktop]: { gridColumn: 2, gridRow: 1 } });
