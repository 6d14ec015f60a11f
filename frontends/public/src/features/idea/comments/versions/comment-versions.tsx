import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { color, Skeleton, space } from '@ideabox/ui';
import { lazy, Suspense, useState } from 'react';

const CommentVersionList = lazy(async () => ({
  default: (await import(/* webpackChunkName: "comment-versions" */ './comment-version-list.tsx'))
    .CommentVersionList,
}));

/** What an edited comment said before; asked for once someone wants to see it. */
export function CommentVersions({ id }: { id: number }) {
  const text = useText();
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details onToggle={(event) => event.currentTarget.open && setWasOpened(true)}>
      <summary css={summary}>{text('comment.versions')}</summary>
      {wasOpened && (
        <Suspense fallback={<Skeleton height="4rem" />}>
          <CommentVersionList id={id} />
        </Suspense>
      )}
    </details>
  );
}

const summary = css({
  width: 'fit-content',
  paddingBlock: space(1),
  fontSize: '0.875rem',
  color: color.primary,
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
});
