import { css } from '@emotion/react';
import { isNotFound, type One, useApi, useQuery } from '@ideabox/api-client';
import { paths, useMember } from '@ideabox/contract';
import { useLanguageOf, useText } from '@ideabox/intl';
import { color, Link, Skeleton, space } from '@ideabox/ui';

/** The idea that this one was derived from; one that is gone, not for this reader, or by someone whom they block, is said to be. */
export function OriginalIdea({ parentId }: { parentId: number }) {
  const text = useText();
  const languageOf = useLanguageOf();
  const api = useApi();
  const memberId = useMember()?.id;
  const { data, error } = useQuery({
    queryKey: ['idea', parentId, 'name', memberId],
    queryFn: async ({ signal }) => {
      const query = { fields: ['id', 'name', ...(memberId === undefined ? [] : ['is_blocked'])] };
      return (
        await api.get<One<{ name: string; is_blocked?: boolean }>>(`/ideas/${parentId}`, { query, signal })
      ).results;
    },
  });
  return (
    <p css={line}>
      <span css={css({ color: color.muted })}>{text('idea.original')}</span>
      {data?.is_blocked && <Link to={paths.idea(parentId)}>{text('idea.hide_user')}</Link>}
      {data && !data.is_blocked && (
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
