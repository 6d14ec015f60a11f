import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { color, Skeleton, space } from '@ideabox/ui';
import { lazy, Suspense, useState } from 'react';

const VersionList = lazy(async () => ({
  default: (await import(/* webpackChunkName: "versions" */ './version-list.tsx')).VersionList,
}));

/** Earlier texts of the idea; asked for once someone wants to see them. */
export function VersionsDisclosure({ ideaId }: { ideaId: number }) {
  const text = useText();
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details onToggle={(event) => event.currentTarget.open && setWasOpened(true)}>
      <summary css={summary}>{text('versions.title')}</summary>
      <div css={css({ paddingBlock: space(4) })}>
        {wasOpened && (
          <Suspense fallback={<Skeleton height="6rem" />}>
            <VersionList ideaId={ideaId} />
          </Suspense>
        )}
      </div>
    </details>
  );
}

const summary = css({
  minHeight: '2.75rem',
  paddingBlock: space(2),
  color: color.primary,
  fontWeight: 700,
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
});
