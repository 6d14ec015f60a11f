import { isStaff } from './audience.ts';

/** Fewer than so many are not told apart. */
export const fewest = 5;

/** What counts posts, which everyone sees one by one, with their day. */
const ofPosts: readonly string[] = ['ideas', 'comments', 'tag_cloud'];

/** Whether a reader is told the counts of a metric as they are; if not, in fives. */
export const isExact = (metric: string, reader: string): boolean =>
  isStaff(reader) || ofPosts.includes(metric);
