import { useText } from '@ideabox/intl';
import { Disclosure, lazyPart, Skeleton } from '@ideabox/ui';

const CommentVersionList = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "comment-versions" */ './comment-version-list.tsx'))
      .CommentVersionList,
  { waiting: <Skeleton height="4rem" /> },
);

/** What an edited comment said before; asked for once someone wants to see it. */
export function CommentVersions({ id }: { id: number }) {
  const text = useText();
  return (
    <Disclosure title={text('comment.versions')}>
      <CommentVersionList id={id} />
    </Disclosure>
  );
}
