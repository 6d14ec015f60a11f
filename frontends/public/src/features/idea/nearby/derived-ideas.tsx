import { css } from '@emotion/react';
import { paths } from '@ideabox/contract';
import { useDate, useText } from '@ideabox/intl';
import { Button, color, ErrorState, Link, Skeleton, space, type } from '@ideabox/ui';
import { useState } from 'react';
import type { Idea } from '../get-idea.ts';
import { useDerivedIdeas } from './get-derived.ts';
import { PostDerived } from './post-derived.tsx';

const few = 5;
const many = 100;

/** Ideas that others made out of this one, and the way to make another. */
export function DerivedIdeas({ idea }: { idea: Idea }) {
  const text = useText();
  const date = useDate();
  const [limit, setLimit] = useState(few);
  const { data, isError, isFetching, refetch } = useDerivedIdeas(idea.id, limit);
  const count = data?.metadata.resultset.count ?? 0;
  return (
    <section aria-labelledby="derived-title" css={css({ display: 'grid', gap: space(3) })}>
      <h2 id="derived-title" css={type.h3}>
        {text('idea.derived', { count })}
      </h2>
      {isError && !data && <ErrorState onRetry={() => refetch()} />}
      {!data && !isError && <Skeleton height="1.7rem" width="60%" />}
      {data && count === 0 && <p css={css({ color: color.muted })}>{text('idea.derived.none')}</p>}
      {data && count > 0 && (
        <ul>
          {data.results.map(({ id, name, date_entered }) => (
            <li key={id} css={row}>
              <Link to={paths.idea(id)} css={target}>
                <bdi>{name}</bdi>
              </Link>
              <time dateTime={date_entered} css={css({ fontSize: '0.875rem', color: color.muted })}>
                {date(date_entered)}
              </time>
            </li>
          ))}
        </ul>
      )}
      <div css={css({ display: 'flex', flexWrap: 'wrap', gap: space(3) })}>
        {count > limit && (
          <Button variant="outline" size="small" loading={isFetching} onClick={() => setLimit(many)}>
            {text('idea.derived.all')}
          </Button>
        )}
        <PostDerived idea={idea} />
      </div>
    </section>
  );
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space(4),
  borderBottom: `1px solid ${color.line}`,
  paddingBlock: space(1),
});
const target = css({ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' });
