import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { Button, color, ErrorState, Skeleton, space, type } from '@ideabox/ui';
import { useState } from 'react';
import type { Idea } from '../get-idea.ts';
import { DerivedList } from './derived-list.tsx';
import { useDerivedIdeas, useMoreDerivedIdeas } from './get-derived.ts';
import { PostDerived } from './post-derived.tsx';

/** Ideas that others made out of this one, and the way to make another. */
export function DerivedIdeas({ idea }: { idea: Idea }) {
  const text = useText();
  const [wantsMore, setWantsMore] = useState(false);
  const { data, isError, refetch } = useDerivedIdeas(idea.id);
  const more = useMoreDerivedIdeas(idea.id, wantsMore);
  const count = data?.metadata.resultset.count ?? 0;
  const shown = [...(data?.results ?? []), ...(more.data ?? [])];
  const isMore = wantsMore ? more.hasNextPage || more.isFetching : count > shown.length;
  return (
    <section aria-labelledby="derived-title" css={css({ display: 'grid', gap: space(3) })}>
      <h2 id="derived-title" css={type.h3}>
        {text('idea.derived', { count })}
      </h2>
      {isError && !data && <ErrorState onRetry={() => refetch()} />}
      {!data && !isError && <Skeleton height="1.7rem" width="60%" />}
      {data && count === 0 && <p css={css({ color: color.muted })}>{text('idea.derived.none')}</p>}
      {shown.length > 0 && <DerivedList ideas={shown} />}
      {more.isError && <ErrorState onRetry={() => more.refetch()} />}
      <div css={css({ display: 'flex', flexWrap: 'wrap', gap: space(3) })}>
        {isMore && (
          <Button
            variant="outline"
            size="small"
            loading={more.isFetching}
            onClick={() => (wantsMore ? void more.fetchNextPage() : setWantsMore(true))}
          >
            {text('idea.derived.more')}
          </Button>
        )}
        <PostDerived idea={idea} />
      </div>
    </section>
  );
}
