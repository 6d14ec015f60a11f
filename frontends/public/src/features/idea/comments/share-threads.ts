import { replaceEqualDeep } from '@ideabox/api-client';
import type { ThreadPage } from '../../../comments/comment.ts';

/**
 * A page of threads in which each thread that has not changed is the object that it was before, wherever it stands now: a
 * comment that comes first moves the others without drawing them anew.
 */
export function shareThreads(before: ThreadPage | undefined, after: ThreadPage): ThreadPage {
  if (!before) return after;
  const known = new Map(before.results.map((thread) => [thread.id, thread]));
  const results = after.results.map((thread) => replaceEqualDeep(known.get(thread.id), thread));
  const isSame =
    results.length === before.results.length && results.every((thread, i) => thread === before.results[i]);
  return isSame ? replaceEqualDeep(before, { ...after, results: before.results }) : { ...after, results };
}
