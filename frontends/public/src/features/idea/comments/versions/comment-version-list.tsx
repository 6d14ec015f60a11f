import { css } from '@emotion/react';
import { useDate, useText } from '@ideabox/intl';
import { color, ErrorState, Skeleton, space } from '@ideabox/ui';
import { ChangedText } from '../../versions/changed-text.tsx';
import { useCommentVersions } from './get-comment-versions.ts';

/** Each text that a comment has had, with what it changed of the one before. */
export function CommentVersionList({ id }: { id: number }) {
  const text = useText();
  const date = useDate();
  const { data: versions, isError, refetch } = useCommentVersions(id);
  if (isError && !versions) return <ErrorState onRetry={() => refetch()} />;
  if (!versions) return <Skeleton height="4rem" />;
  return (
    <ol reversed css={list}>
      {versions.map((version, index) => (
        <li key={version.version} css={css({ display: 'grid', gap: space(1) })}>
          <p css={css({ fontSize: '0.875rem', color: color.muted })}>
            {text(version.version === 1 ? 'versions.first' : 'versions.number', { number: version.version })}{' '}
            <time dateTime={version.date_entered}>{date(version.date_entered)}</time>
          </p>
          <ChangedText before={(versions[index + 1] ?? version).raw_contents} after={version.raw_contents} />
        </li>
      ))}
    </ol>
  );
}

const list = css({
  display: 'grid',
  gap: space(4),
  marginBlock: space(2),
  padding: space(4),
  borderRadius: '8px',
  background: color.ground,
});
