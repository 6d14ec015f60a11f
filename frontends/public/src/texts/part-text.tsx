import { usePart } from '@ideabox/api-client';
import { lazyPart, Skeleton } from '@ideabox/ui';

const Markdown = lazyPart(async () => (await import('@ideabox/ui/markdown')).Markdown, {
  waiting: <Skeleton height="6rem" />,
});

type Props = { part: string; fallback: string };

/** A text that the site's editors keep, or ours where they keep none. */
export function PartText({ part, fallback }: Props) {
  const { words, isPending } = usePart(part);
  if (isPending) return <Skeleton height="6rem" />;
  if (!words) return <p>{fallback}</p>;
  return <Markdown>{words}</Markdown>;
}
