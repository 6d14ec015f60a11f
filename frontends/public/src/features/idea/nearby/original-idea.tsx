import { css } from '@emotion/react';
import { isNotFound, type One, useApi, useQuery } from '@ideabox/api-client';
import { paths } from '@ideabox/contract';
import { useLanguageOf, useText } from '@ideabox/intl';
import { color, Link, Skeleton, space } from '@ideabox/ui';

/** The idea that this one was derived from; one that is gone, or not for this reader, is said to be. */
export function OriginalIdea({ parentId }: { parentId: number }) {
  const text = useText();
  const languageOf = useLanguageOf();
  const api = useApi();
  const { data, error } = useQuery({
    queryKey: ['idea', parentId, 'name'],
    queryFn: async ({ signal }) => {
      const query = { fields: ['id', 'name'] };
      return (await api.get<One<{ name: string }>>(`/ideas/${parentId}`, { query, signal })).results;
    },
  });
  return (
    <p css={line}>
      <span css={css({ color: color.muted })}>{text('idea.original')}</span>
      {data && (
        <Link to={paths.idea(parentId)} css={css({ fontWeight: 700 })}>
          <bdi lang={languageOf(data.name)}>{data.name}</bdi>
        </Link>
      )}
      {!data && error && !isNotFound(error) && (
        <Link to={paths.idea(parentId)}>{`@${String(parentId).padStart(5, '0')}`}</Link>
      )}
      {isNotFound(error) && text('idea.original.gone')}
      {!data && !error && <Skeleton width="12rem" />}
    </p>
  );
}

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  minHeight: '2rem',
});
