import { useText } from '@ideabox/intl';
import { Disclosure, lazyPart, Skeleton } from '@ideabox/ui';

const VersionList = lazyPart(
  async () => (await import(/* webpackChunkName: "versions" */ './version-list.tsx')).VersionList,
  { waiting: <Skeleton height="6rem" /> },
);

/** Earlier texts of the idea; asked for once someone wants to see them. */
export function VersionsDisclosure({ ideaId }: { ideaId: number }) {
  const text = useText();
  return (
    <Disclosure title={text('versions.title')}>
      <VersionList ideaId={ideaId} />
    </Disclosure>
  );
}
