import { usePart } from '@ideabox/api-client';
import { Skeleton } from '@ideabox/ui';
import { LazyMarkdown } from './lazy-markdown.tsx';

type Props = { part: string; fallback: string };

/** A text that the site's editors keep, or ours where they keep none. */
export function PartText({ part, fallback }: Props) {
  const { words, isPending } = usePart(part);
  if (isPending) return <Skeleton height="6rem" />;
  if (!words) return <p>{fallback}</p>;
  return <LazyMarkdown>{words}</LazyMarkdown>;
}
