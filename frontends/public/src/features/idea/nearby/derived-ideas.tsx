import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { Button, ErrorState, space, type } from '@ideabox/ui';
import { useState } from 'react';
import type { Idea } from '../get-idea.ts';
import { DerivedList } from './derived-list.tsx';
import { useDerivedIdeas, useMoreDerivedIdeas } from './get-derived.ts';

/** Ideas that others made out of this one; nothing where there are none. */
export function DerivedIdeas({ idea }: { idea: Idea }) {
  const text = useText();
  const [wantsMore, setWantsMore] = useState(false);
  const { data, isError, refetch } = useDerivedIdeas(idea.id);
  const more = useMoreDerivedIdeas(idea.id, wantsMore);
  const count = data?.metadata.resultset.count ?? 0;
  const shown = [...(data?.results ?? []), ...(more.data ?? [])];
  const isMore = wantsMore ? more.hasNextPage || more.isFetching : count > shown.length;
  if (count === 0 && !isError) return null;
  return (
    <section aria-labelledby="derived-title" css={css({ display: 'grid', gap: space(3) })}>
      <h2 id="derived-title" css={type.h3}>
        {text('idea.derived', { count })}
      </h2>
      {isError && !data && <ErrorState onRetry={() => refetch()} />}
      {shown.length > 0 && <DerivedList ideas={shown} />}
      {more.isError && <ErrorState onRetry={() => more.refetch()} />}
      {isMore && (
        <div>
          <Button
            variant="outline"
            size="small"
            loading={more.isFetching}
            onClick={() => (wantsMore ? void more.fetchNextPage() : setWantsMore(true))}
          >
            {text('idea.derived.more')}
          </Button>
        </div>
      )}
    </section>
  );
}
