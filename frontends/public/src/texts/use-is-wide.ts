import { media } from '@ideabox/ui';
import { useSyncExternalStore } from 'react';

const wide = window.matchMedia(media.desktop.replace('@media ', ''));

/** Whether the screen has the width of a desktop. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide.matches);
}

function subscribe(listener: () => void): () => void {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}
