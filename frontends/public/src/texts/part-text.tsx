import { useParts } from '@ideabox/api-client';
import { Skeleton } from '@ideabox/ui';
import { lazy, Suspense } from 'react';

const Markdown = lazy(async () => ({ default: (await import('@ideabox/ui/markdown')).Markdown }));

type Props = { part: string; fallback: string };

/** A text that the site's editors keep, or ours where they keep none. */
export function PartText({ part, fallback }: Props) {
  const { data, isPending } = useParts();
  const contents = data?.[part];
  if (isPending) return <Skeleton height="6rem" />;
  if (!contents) return <p>{fallback}</p>;
  return (
    <Suspense fallback={<Skeleton height="6rem" />}>
      <Markdown>{contents}</Markdown>
    </Suspense>
  );
}
