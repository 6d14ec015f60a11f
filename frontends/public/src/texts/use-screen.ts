import { media } from '@ideabox/ui';
import { useSyncExternalStore } from 'react';

function screenThat(query: string): () => boolean {
  const list = window.matchMedia(query.replace('@media ', ''));
  const subscribe = (listener: () => void) => {
    list.addEventListener('change', listener);
    return () => list.removeEventListener('change', listener);
  };
  return () => useSyncExternalStore(subscribe, () => list.matches);
}

/** Whether the screen has the width of a desktop. */
export const useIsWide = screenThat(media.desktop);

/** Whether the screen has the width of a phone that is held upright. */
export const useIsPhone = screenThat(media.phone);
