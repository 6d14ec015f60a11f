import { inBrowser } from '@ideabox/contract';

const key = 'ideabox.searches';
const most = 5;

/** What was last searched for on this device, the latest first. */
export function recentSearches(): string[] {
  const kept = inBrowser.json(key);
  return Array.isArray(kept) ? kept.filter((words) => typeof words === 'string').slice(0, most) : [];
}

export function keepSearch(words: string): void {
  if (!words) return;
  const others = recentSearches().filter((other) => other !== words);
  inBrowser.keep(key, JSON.stringify([words, ...others].slice(0, most)));
}

export const forgetSearches = (): void => inBrowser.keep(key, null);
