import { isGone, reloadOnce } from '@ideabox/contract/missing-scripts';
import { isChunkLoadError } from './chunk-load-error.ts';

/**
 * Fetches the new page where a release took the old one's pieces away; true when that is under way. A part of a page that only
 * did not come brings no reload: the page around it lives. `entry` is the script to ask for where the error names none.
 */
export async function reloadIfReleased(error: unknown, entry?: string): Promise<boolean> {
  const piece = (isChunkLoadError(error) && error.request) || entry;
  return piece !== undefined && (await isGone(piece)) && reloadOnce(window);
}

/** Covers the pieces that are loaded outside of a navigation. */
export function guardChunkLoads(page: Window): void {
  page.addEventListener('unhandledrejection', ({ reason }) => {
    if (isChunkLoadError(reason)) void reloadIfReleased(reason);
  });
}
