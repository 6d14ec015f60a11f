import { inBrowser } from '@ideabox/contract';
import { useSyncExternalStore } from 'react';

export const listModes = ['cards', 'compact'] as const;
export type ListMode = (typeof listModes)[number];

const key = 'ideabox.list-mode';
const listeners = new Set<() => void>();
let mode = read();

function read(): ListMode {
  const kept = inBrowser.text(key);
  return listModes.find((known) => known === kept) ?? 'cards';
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How lists are shown, remembered in this browser; without storage as long as the page lives. */
export function useListMode(): ListMode {
  return useSyncExternalStore(subscribe, () => mode);
}

export function chooseListMode(chosen: ListMode): void {
  mode = chosen;
  inBrowser.keep(key, chosen);
  for (const listener of listeners) listener();
}
