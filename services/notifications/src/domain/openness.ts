import type { Audience } from './may-read.ts';

type Opened = 'opened' | 'closed';

const opennessOf = (category: Audience | undefined): Opened | 'neither' => {
  if (!category || category.deleted || category.invisible) return 'neither';
  if (category.status === 'on_air') return 'opened';
  return category.status === 'completed' ? 'closed' : 'neither';
};

/**
 * What everyone is told when a category changes: that it was opened for ideas, or that it was closed. One that nobody has
 * seen before is not told as closed.
 */
export const openingTold = (before: Audience | undefined, after: Audience): Opened | undefined => {
  const now = opennessOf(after);
  if (now === 'neither' || now === opennessOf(before)) return undefined;
  const unseen = !before || before.deleted || before.invisible;
  return now === 'closed' && unseen ? undefined : now;
};

/** Whether what was told of a category still is so. */
export const stillHolds = (what: string | undefined, now: Audience | undefined): boolean =>
  what === opennessOf(now);
