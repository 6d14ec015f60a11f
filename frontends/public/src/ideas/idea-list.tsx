import { css } from '@emotion/react';
import type { useIdeas } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { useSearchParams } from '@ideabox/router';
import { EmptyState, ErrorState, Pagination } from '@ideabox/ui';
import { withParam } from '../lists/list-query.ts';
import { IdeaGrid } from './idea-grid.tsx';

type Props = { ideas: ReturnType<typeof useIdeas>; limit: number; page: number; empty?: string };

/** One page of ideas with what comes instead: places, nothing, an error. */
export function IdeaList({ ideas, limit, page, empty }: Props) {
  const text = useText();
  const [params] = useSearchParams();
  if (ideas.isError && !ideas.data) return <ErrorState onRetry={() => ideas.refetch()} />;
  if (ideas.data?.results.length === 0) {
    return (
      <EmptyState title={empty ?? text('ideas.empty')}>
        <p>{text('ideas.empty.hint')}</p>
      </EmptyState>
    );
  }
  const count = ideas.data?.metadata.resultset.count ?? 0;
  return (
    <div css={css({ opacity: ideas.isPlaceholderData ? 0.6 : 1, transition: 'opacity 120ms' })}>
      <IdeaGrid ideas={ideas.data?.results} expected={limit} />
      <Pagination
        page={page}
        pageCount={Math.ceil(count / limit)}
        href={(number) => `?${withParam(params, 'page', number)}`}
      />
    </div>
  );
}
