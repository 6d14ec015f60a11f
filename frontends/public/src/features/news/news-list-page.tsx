import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { useSearchParams } from '@ideabox/router';
import {
  EmptyState,
  ErrorState,
  PageBody,
  Pagination,
  readingWidth,
  Skeleton,
  space,
  type,
} from '@ideabox/ui';
import { withParam } from '../../lists/list-query.ts';
import { useNewsList } from '../../news/get-news.ts';
import { NewsRows } from '../../news/news-rows.tsx';

const limit = 20;

export function NewsListPage() {
  const text = useText();
  const [params] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const { data, isError, refetch } = useNewsList(limit, (page - 1) * limit);
  return (
    <PageBody width={readingWidth}>
      <h1 css={css([type.h1, css({ marginBlockEnd: space(8) })])}>{text('news.title')}</h1>
      {isError && <ErrorState onRetry={() => refetch()} />}
      {!data && !isError && <Skeleton height="20rem" />}
      {data &&
        (data.results.length > 0 ? (
          <NewsRows news={data.results} />
        ) : (
          <EmptyState title={text('news.empty')} />
        ))}
      <Pagination
        page={page}
        pageCount={Math.ceil((data?.metadata.resultset.count ?? 0) / limit)}
        href={(number) => `?${withParam(params, 'page', number)}`}
      />
    </PageBody>
  );
}
