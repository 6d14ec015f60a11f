import { css } from '@emotion/react';
import { useDate, useText } from '@ideabox/intl';
import { color, ErrorState, Skeleton, space } from '@ideabox/ui';
import { Author } from '../../../ideas/author.tsx';
import { ChangedText } from './changed-text.tsx';
import { useVersions } from './get-versions.ts';

/** Each text that the idea has had, with what it changed of the one before. */
export function VersionList({ ideaId }: { ideaId: number }) {
  const text = useText();
  const date = useDate();
  const { data, isError, refetch } = useVersions(ideaId);
  if (isError && !data) return <ErrorState onRetry={() => refetch()} />;
  if (!data) return <Skeleton height="6rem" />;
  const versions = data.results;
  if (versions.length < 2) return <p>{text('versions.none')}</p>;
  return (
    <ol reversed css={css({ display: 'grid', gap: space(6) })}>
      {versions.map((version, index) => {
        const before = versions[index + 1] ?? version;
        return (
          <li key={version.version} css={item}>
            <p css={meta}>
              <strong>
                {text(version.version === 1 ? 'versions.first' : 'versions.number', {
                  number: version.version,
                })}
              </strong>
              <time dateTime={version.date_entered}>{date(version.date_entered)}</time>
              <Author user={version.user} />
            </p>
            <div css={css({ fontWeight: 700 })}>
              <ChangedText before={before.name} after={version.name} />
            </div>
            <ChangedText before={before.raw_contents} after={version.raw_contents} />
          </li>
        );
      })}
    </ol>
  );
}

const item = css({
  display: 'grid',
  gap: space(2),
  paddingBlockStart: space(5),
  borderTop: `1px solid ${color.line}`,
});
const meta = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(4)}`,
  fontSize: '0.875rem',
  color: color.muted,
});
