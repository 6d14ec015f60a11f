import { useSyncExternalStore } from 'react';

let current = '';
const listeners = new Set<() => void>();

/** The page's title without the site's name. */
export function setPageTitleText(title: string): void {
  current = title;
  for (const listener of listeners) listener();
}

export function usePageTitleText(): string {
  return useSyncExternalStore(subscribe, () => current);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
