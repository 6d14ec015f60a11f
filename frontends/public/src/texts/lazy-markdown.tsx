import { lazyPart, Skeleton } from '@ideabox/ui';

/** What editors wrote, where it is not what the page is about: its reader comes later. */
export const LazyMarkdown = lazyPart(async () => (await import('@ideabox/ui/markdown')).Markdown, {
  waiting: <Skeleton height="6rem" />,
});
