import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { useErrorText } from '@ideabox/refusals';
import { useSearchParams } from '@ideabox/router';
import { EmptyState, ErrorState, Link } from '@ideabox/ui';
import { Pagination } from '@ideabox/ui/controls';
import { type ReactNode, useEffect, useRef } from 'react';
import { useListMode } from '../lists/list-mode.ts';
import { isNarrowed, withParam } from '../lists/list-query.ts';
import type { useIdeaList } from './get-idea-list.ts';
import { IdeaGrid } from './idea-grid.tsx';

type Props = { ideas: ReturnType<typeof useIdeaList>; limit: number; page: number; empty?: ReactNode };

/** One page of ideas with what comes instead: places, nothing, an error. */
export function IdeaList({ ideas, limit, page, empty }: Props) {
  const text = useText();
  const errorText = useErrorText();
  const [params] = useSearchParams();
  const mode = useListMode();
  const top = useFocusOnPage(page);
  const count = ideas.data?.metadata.resultset.count ?? 0;
  if (ideas.isError && !ideas.data)
    return <ErrorState detail={errorText(ideas.error)} onRetry={() => ideas.refetch()} />;
  if (ideas.data?.results.length === 0 && page > 1) {
    return (
      <EmptyState title={text('list.past_end')}>
        <Link to={{ search: withParam(params, 'page', '').toString() }}>{text('list.first_page')}</Link>
      </EmptyState>
    );
  }
  if (ideas.data?.results.length === 0) {
    return (
      empty ?? (
        <EmptyState title={text(isNarrowed(params) ? 'ideas.empty.narrowed' : 'ideas.empty')}>
          {isNarrowed(params) && <p>{text('ideas.empty.hint')}</p>}
        </EmptyState>
      )
    );
  }
  return (
    <div ref={top} tabIndex={-1} css={[list, ideas.isPlaceholderData && css({ opacity: 0.6 })]}>
      <IdeaGrid ideas={ideas.data?.results} expected={limit} mode={mode} />
      <Pagination
        page={page}
        pageCount={Math.ceil(count / limit)}
        href={(number) => `?${withParam(params, 'page', number)}`}
      />
    </div>
  );
}

/** Who turned the page at its end goes on reading at the top. */
function useFocusOnPage(page: number) {
  const top = useRef<HTMLDivElement>(null);
  const before = useRef(page);
  useEffect(() => {
    if (before.current !== page) top.current?.focus({ preventScroll: true });
    before.current = page;
  }, [page]);
  return top;
}

/** Never wider than its place: cards out of sight remember how wide they were before a phone was turned. */
const list = css({
  minWidth: 0,
  transition: 'opacity 120ms',
  '&:focus': { outline: 'none', boxShadow: 'none' },
});
