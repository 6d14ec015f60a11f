import { isChunkLoadError } from './chunk-load-error.ts';
import { isGone } from './is-gone.ts';
import { reloadOnce } from './reload-guard.ts';

type Options = {
  /** The script to ask for where the error names none. */
  entry?: string;
  /** Where one was going, when it was not to this very address. */
  to?: string;
};

/**
 * Fetches the new page where a release took the old one's pieces away; true when that is under way. A piece that only did not
 * come brings no reload: without a network the browser's own page would take the place of this one.
 */
export async function reloadIfReleased(error: unknown, { entry, to }: Options = {}): Promise<boolean> {
  const piece = (isChunkLoadError(error) && error.request) || entry;
  return piece !== undefined && (await isGone(piece)) && reloadOnce(window, { to });
}

/** Covers the pieces that are loaded outside of a navigation. */
export function guardChunkLoads(page: Window): void {
  page.addEventListener('unhandledrejection', ({ reason }) => {
    if (isChunkLoadError(reason)) void reloadIfReleased(reason);
  });
}
