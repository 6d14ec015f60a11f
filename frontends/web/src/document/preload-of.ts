import type { Locale } from '@ideabox/intl/locales';
import type { Matched } from './match-route.ts';

/** Scripts that the shell will ask for one after the other, named at once: the remote, its messages, its page. */
export function preloadOf(matched: Matched | null, locale: Locale): string[] {
  if (!matched) return [];
  const { remote, route } = matched;
  const more = route.page === 'home' ? [] : [`more-messages-${locale}-json`];
  const wanted = ['src_remote_ts', `messages-${locale}-json`, ...more];
  const isWanted = (url: string) => {
    const file = url.slice(url.lastIndexOf('/') + 1);
    return route.files?.includes(file) || wanted.some((name) => file.startsWith(`${name}.`));
  };
  return [remote.entry, ...remote.files.filter(isWanted)];
}
