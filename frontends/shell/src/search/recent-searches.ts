import { inBrowser } from '@ideabox/contract';

const key = 'ideabox.searches';
const most = 5;
/** As much as the field takes. */
const longest = 100;

/** What was last searched for on this device, the latest first. */
export function recentSearches(): string[] {
  const kept = inBrowser.json(key);
  const words = Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  return [...new Set(words.filter((one) => one.trim() !== '' && one.length <= longest))].slice(0, most);
}

export function keepSearch(words: string): void {
  if (!words) return;
  const others = recentSearches().filter((other) => other !== words);
  inBrowser.keep(key, JSON.stringify([words, ...others].slice(0, most)));
}

export const forgetSearches = (): void => inBrowser.keep(key, null);
