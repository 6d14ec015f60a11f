import type { Locale } from '@ideabox/intl/locales';
import { sharedScripts } from '../assets/entry-scripts.ts';
import type { Matched } from './match-route.ts';

/** Scripts that the shell would ask for one after the other, named at once: the remote, its messages, its page, what that shares. */
export async function preloadOf(matched: Matched | null, locale: Locale): Promise<string[]> {
  if (!matched) return [];
  const { entry } = matched.remote;
  const { files = [], messages = {}, shared = [] } = matched.route;
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  const own = [...files, ...(messages[locale] ?? [])].map((file) => folder + file);
  return [entry, ...own, ...(await sharedScripts(shared))];
}
