import { css } from '@emotion/react';
import type { PageOf } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { useSearchParams } from '@ideabox/router';
import { color, EmptyState, ErrorState, space } from '@ideabox/ui';
import { Pagination } from '@ideabox/ui/controls';
import type { ReactNode } from 'react';
import { readPage, withPage } from './list-query.ts';
import { PastTheEnd } from './past-the-end.tsx';
import { RowSkeleton } from './row-skeleton.tsx';

type Props<T> = {
  /** Names the list for screen readers. */
  label: string;
  /** What is to be known of the whole list. */
  note?: string;
  query: {
    data: PageOf<T> | undefined;
    isError: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  limit: number;
  empty: string;
  emptyHint?: ReactNode;
  keyOf: (item: T) => number | string;
  children: (item: T) => ReactNode;
};

/** One page of rows with what comes instead: places, nothing, an error. The page is in the address. */
export function PagedList<T>({ label, note, query, limit, empty, emptyHint, keyOf, children }: Props<T>) {
  const text = useText();
  const [params] = useSearchParams();
  const { data } = query;
  if (!data && query.isError) return <ErrorState onRetry={() => query.refetch()} />;
  if (!data) return <RowSkeleton label={text('list.loading')} />;
  const { count } = data.metadata.resultset;
  if (count === 0) return <EmptyState title={empty}>{emptyHint}</EmptyState>;
  if (data.results.length === 0) return <PastTheEnd />;
  return (
    <div style={{ opacity: query.isPlaceholderData ? 0.6 : 1 }}>
      <p role="status" css={above}>
        <span>{text('list.count', { count })}</span>
        {note && <span css={css({ fontSize: '0.875rem' })}>{note}</span>}
      </p>
      <ul aria-label={label} css={css({ borderTop: `1px solid ${color.line}` })}>
        {data.results.map((item) => (
          <li key={keyOf(item)} css={css({ borderBottom: `1px solid ${color.line}` })}>
            {children(item)}
          </li>
        ))}
      </ul>
      <Pagination
        page={readPage(params)}
        pageCount={Math.ceil(count / limit)}
        href={(page) => withPage(params, page)}
      />
    </div>
  );
}

const above = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space(4),
  marginBlockEnd: space(2),
  color: color.muted,
});
