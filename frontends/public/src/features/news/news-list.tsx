import type { useNewsList } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { useSearchParams } from '@ideabox/router';
import { EmptyState, ErrorState, Link, Skeleton } from '@ideabox/ui';
import { Pagination } from '@ideabox/ui/controls';
import { withParam } from '../../lists/list-query.ts';
import { NewsRows } from '../../news/news-rows.tsx';

type Props = { news: ReturnType<typeof useNewsList>; limit: number; page: number };

/** One page of announcements with what comes instead: a place, nothing, an error. */
export function NewsList({ news: { data, isError, refetch }, limit, page }: Props) {
  const text = useText();
  const [params] = useSearchParams();
  if (isError && !data) return <ErrorState onRetry={() => refetch()} />;
  if (!data) {
    return (
      <div aria-busy="true">
        <Skeleton height="20rem" />
      </div>
    );
  }
  if (data.results.length === 0 && page > 1) {
    return (
      <EmptyState title={text('news.none_here')}>
        <Link to={{ search: withParam(params, 'page', '').toString() }}>{text('list.first_page')}</Link>
      </EmptyState>
    );
  }
  if (data.results.length === 0) return <EmptyState title={text('news.empty')} />;
  return (
    <>
      <NewsRows news={data.results} />
      <Pagination
        page={page}
        pageCount={Math.ceil(data.metadata.resultset.count / limit)}
        href={(number) => `?${withParam(params, 'page', number)}`}
      />
    </>
  );
}
