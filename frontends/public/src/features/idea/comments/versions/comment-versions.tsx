import { useText } from '@ideabox/intl';
import { Disclosure, Skeleton } from '@ideabox/ui';
import { lazy, Suspense } from 'react';

const CommentVersionList = lazy(async () => ({
  default: (await import(/* webpackChunkName: "comment-versions" */ './comment-version-list.tsx'))
    .CommentVersionList,
}));

/** What an edited comment said before; asked for once someone wants to see it. */
export function CommentVersions({ id }: { id: number }) {
  const text = useText();
  return (
    <Disclosure title={text('comment.versions')}>
      <Suspense fallback={<Skeleton height="4rem" />}>
        <CommentVersionList id={id} />
      </Suspense>
    </Disclosure>
  );
}
