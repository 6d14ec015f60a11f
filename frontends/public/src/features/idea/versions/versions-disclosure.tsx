import { useText } from '@ideabox/intl';
import { Disclosure, Skeleton } from '@ideabox/ui';
import { lazy, Suspense } from 'react';

const VersionList = lazy(async () => ({
  default: (await import(/* webpackChunkName: "versions" */ './version-list.tsx')).VersionList,
}));

/** Earlier texts of the idea; asked for once someone wants to see them. */
export function VersionsDisclosure({ ideaId }: { ideaId: number }) {
  const text = useText();
  return (
    <Disclosure title={text('versions.title')}>
      <Suspense fallback={<Skeleton height="6rem" />}>
        <VersionList ideaId={ideaId} />
      </Suspense>
    </Disclosure>
  );
}
