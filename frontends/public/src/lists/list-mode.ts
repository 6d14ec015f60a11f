import { useSyncExternalStore } from 'react';

export const listModes = ['cards', 'compact'] as const;
export type ListMode = (typeof listModes)[number];

const key = 'ideabox.list-mode';
const listeners = new Set<() => void>();
let mode = read();

function read(): ListMode {
  try {
    return listModes.find((known) => known === localStorage.getItem(key)) ?? 'cards';
  } catch {
    return 'cards';
  }
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
  try {
    localStorage.setItem(key, chosen);
  } catch {
    // Held by the page alone.
  }
  for (const listener of listeners) listener();
}
